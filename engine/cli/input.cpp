#include "cli/input.h"

#include <unistd.h>
#include <zlib.h>

#include <cerrno>
#include <cstring>

namespace steelyard::cli {
namespace {

constexpr unsigned kBlock = 1 << 18;

}  // namespace

Input::Input(const std::string& path)
    : path_(path), file_(path == "-" ? gzdopen(dup(STDIN_FILENO), "rb") : gzopen(path.c_str(), "rb")), block_(kBlock) {
  if (file_ == nullptr) fail(std::strerror(errno));
}

Input::~Input() {
  if (file_ != nullptr) gzclose(file_);
}

std::string_view Input::next() {
  if (!errors_.empty()) return {};
  errno = 0;
  const int got = gzread(file_, block_.data(), kBlock);
  int code = Z_OK;
  const char* text = gzerror(file_, &code);
  // At the end of a file that was cut off, what could be unpacked has been given, and the code says so.
  if (got < 0 || (got == 0 && code != Z_OK && code != Z_STREAM_END)) {
    fail(code == Z_ERRNO ? std::strerror(errno) : text);
    return {};
  }
  bytes_read_ += static_cast<std::size_t>(got);
  return {block_.data(), static_cast<std::size_t>(got)};
}

void Input::fail(const std::string& cause) {
  errors_.push_back({Code::file_not_read, path_, {{"file", path_}, {"cause", cause}}});
}

}  // namespace steelyard::cli
