// files.h -- the command's only input and output: whole files, standard input and output.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace steelyard::cli {

// The bytes of a file, or of standard input for "-". Fault: file_not_read.
Result<std::string> read_file(const std::string& path);

// Replaces a file's content whole or not at all: the bytes go to a new file beside it, which then takes its name, so a
// full disk leaves what was there. Fault: file_not_written.
Errors write_file(const std::string& path, std::string_view bytes);

}  // namespace steelyard::cli
