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
  // Folders that `steelyard import` wrote: each adds sources, providers, and to a provider regions, types and prices.
  // What data/ says of a provider, a region or a type holds.
  std::vector<std::string> imports = {};

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
TextFile read_text_file(DataFolder& folder, const std::string& name);
// The file of that name in `import`, one of the folder's imports.
TextFile read_imported_file(DataFolder& folder, const std::string& import, const std::string& name);

// The imports that have this file.
std::vector<std::string> imports_with(const DataFolder& folder, const std::string& name);
// Whether data/ itself has this file or folder.
bool is_in_data(const DataFolder& folder, const std::string& name);

// The names of the folders in `name`, in data/ or an import, sorted. Fault: file_not_read, for data/.
std::vector<std::string> folders_in(DataFolder& folder, const std::string& name);

}  // namespace steelyard
