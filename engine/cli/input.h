// input.h -- a file in chunks, however large: as it is, or unpacked where it is compressed by gzip.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

struct gzFile_s;  // of zlib

namespace steelyard::cli {

class Input {
 public:
  // "-" is standard input.
  explicit Input(const std::string& path);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  // The next bytes; "" at the end, and after a fault.
  std::string_view next();
  std::size_t bytes_read() const { return bytes_read_; }
  // file_not_read, also of a compressed file that was cut off.
  const Errors& errors() const { return errors_; }

 private:
  void fail(const std::string& cause);

  std::string path_;
  gzFile_s* file_;
  std::vector<char> block_;
  std::size_t bytes_read_ = 0;
  Errors errors_;
};

}  // namespace steelyard::cli
