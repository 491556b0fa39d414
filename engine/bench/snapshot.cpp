#include "snapshot.h"

#include <cstdio>
#include <cstdlib>

#include "read_bytes.h"

namespace steelyard::bench {

const std::string& snapshot() {
  static const std::string bytes = [] {
    const char* path = std::getenv("STEELYARD_CATALOG");
    const std::optional<std::string> read = path != nullptr ? read_bytes(path) : std::nullopt;
    if (!read) {
      std::fputs("STEELYARD_CATALOG names no readable snapshot\n", stderr);
      std::exit(2);
    }
    return *read;
  }();
  return bytes;
}

}  // namespace steelyard::bench
