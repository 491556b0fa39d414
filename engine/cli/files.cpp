#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace steelyard::cli {
namespace {

Error not_read(const std::string& path) {
  return {Code::file_not_read, path, {{"file", path}, {"cause", std::strerror(errno)}}};
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) return not_read(path);
  std::string bytes;
  char block[1 << 16];
  std::size_t got = 0;
  while ((got = std::fread(block, 1, sizeof block, file)) > 0) bytes.append(block, got);
  const bool failed = std::ferror(file) != 0;
  const Error error = not_read(path);
  if (file != stdin) std::fclose(file);
  if (failed) return error;
  return bytes;
}

Errors write_file(const std::string& path, std::string_view bytes) {
  const std::string beside = path + ".new";
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  bool written = file != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  if (file != nullptr) written = (std::fclose(file) == 0) && written;
  if (written && std::rename(beside.c_str(), path.c_str()) == 0) return {};
  const Error error{Code::file_not_written, path, {{"file", path}, {"cause", std::strerror(errno)}}};
  if (file != nullptr) std::remove(beside.c_str());
  return {error};
}

}  // namespace steelyard::cli
