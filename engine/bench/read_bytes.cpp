#include "read_bytes.h"

#include <cstdio>

namespace steelyard::bench {

std::optional<std::string> read_bytes(const char* path) {
  std::FILE* file = std::fopen(path, "rb");
  if (file == nullptr) return std::nullopt;
  std::string bytes;
  char block[1 << 16];
  for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, file)) > 0;) bytes.append(block, got);
  std::fclose(file);
  return bytes;
}

}  // namespace steelyard::bench
