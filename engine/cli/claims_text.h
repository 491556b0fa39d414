// claims_text.h -- judged claims as a table for people, in a terminal.
#pragma once

#include <string>

#include "base/json.h"
#include "cli/messages.h"

namespace steelyard::cli {

// Of each claim a line with its verdict, and beneath it what decides, each figure with its source; then how many there
// are of each verdict. `claims` is the document of write_claims; `chinese`: its statements in that language.
std::string claims_text(const Json& claims, const Messages& messages, bool chinese);

}  // namespace steelyard::cli
