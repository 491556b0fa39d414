// pack_command.h -- `steelyard pack`: from data/ to a snapshot file.
#pragma once

#include "base/result.h"
#include "cli/arguments.h"

namespace steelyard::cli {

// Checks the folder, writes the snapshot and prints what became of the rows; every fault of the data if there is one,
// and then what was there before stays.
Errors pack_command(const Arguments& arguments);

}  // namespace steelyard::cli
