// folder.h -- a copy of tests/data/small that a test can break, and what packing says of it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "catalog/snapshot.h"
#include "pack/pack.h"

namespace steelyard::test {

class Folder {
 public:
  Folder() {
    std::string pattern = ::testing::TempDir() + "steelyard-pack-XXXXXX";
    path_ = mkdtemp(pattern.data());
    std::filesystem::copy(STEELYARD_SOURCE "/tests/data/small", path_, std::filesystem::copy_options::recursive);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  void remove(const std::string& file) { std::filesystem::remove_all(path_ + "/" + file); }
  std::string read(const std::string& file) const {
    std::stringstream text;
    text << std::ifstream(path_ + "/" + file, std::ios::binary).rdbuf();
    return text.str();
  }
  void write(const std::string& file, std::string_view text) {
    std::ofstream(path_ + "/" + file, std::ios::binary) << text;
  }
  // Replaces the first `from`, which must be there.
  void edit(const std::string& file, std::string_view from, std::string_view to) {
    std::string text = read(file);
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << file << " has no " << from;
    write(file, text.replace(at, from.size(), to));
  }
  void append(const std::string& file, std::string_view line) { write(file, read(file) + std::string(line) + "\n"); }

  Result<Packed> pack() const { return steelyard::pack(path_); }
  // One line a fault, "where: code", sorted; "" if there are none.
  std::string faults() const {
    const Result<Packed> packed = pack();
    if (packed) return "";
    std::vector<std::string> lines;
    for (const Error& error : packed.errors()) lines.push_back(error.where + ": " + std::string(name(error.code)));
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
    return text;
  }
  // The catalog that packing gives; the test fails if there is none.
  Catalog catalog() const {
    const Result<Packed> packed = pack();
    if (!packed) {
      ADD_FAILURE() << faults();
      return {};
    }
    return *open_snapshot(packed->bytes);
  }

 private:
  std::string path_;
};

}  // namespace steelyard::test
