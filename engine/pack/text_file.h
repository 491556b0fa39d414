// text_file.h -- files of data/ as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace steelyard {

// The folder data/, and every fault found in it so far. Files are named relative to the folder.
struct DataFolder {
  std::string path;
  Errors faults;

  void fault(Code code, std::string where, Parameters parameters = {}) {
    faults.push_back({code, std::move(where), std::move(parameters)});
  }
};

// The text of a file. Faults: file_not_read; bad_utf8 and bad_character (NUL, carriage return and other controls than
// line feed and tab, a byte order mark), each at its line. With a fault the text is "" and `read` false.
struct TextFile {
  std::string name;
  std::string text;
  bool read = false;
};
TextFile read_text_file(DataFolder& folder, std::string name);

// The names of the folders in `name`, sorted. Fault: file_not_read.
std::vector<std::string> folders_in(DataFolder& folder, const std::string& name);

}  // namespace steelyard
