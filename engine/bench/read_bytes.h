// read_bytes.h -- a file as it is.
#pragma once

#include <optional>
#include <string>

namespace steelyard::bench {

// Nothing where there is no such file.
std::optional<std::string> read_bytes(const char* path);

}  // namespace steelyard::bench
