#include "pack/text_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "base/utf8.h"

namespace steelyard {
namespace {

// A file in another encoding would have a fault in every line.
constexpr std::size_t kMostCharacterFaults = 10;

bool check_characters(DataFolder& folder, const TextFile& file) {
  const std::size_t faults = folder.faults.size();
  std::string_view rest = file.text;
  std::size_t line = 1;
  while (!rest.empty()) {
    const std::size_t length = utf8_length(rest);
    const auto first = static_cast<unsigned char>(rest[0]);
    const std::string where = file.name + ":" + std::to_string(line);
    if (length == 0) {
      folder.fault(Code::bad_utf8, where);
      return false;  // what follows cannot be told apart
    }
    const bool control = first < 0x20 && first != '\n' && first != '\t';
    if (control || first == 0x7f || rest.substr(0, length) == kByteOrderMark) {
      char name[8];
      std::snprintf(name, sizeof name, "U+%04X", length == 1 ? first : 0xfeffu);
      folder.fault(Code::bad_character, where, {{"got", name}});
      if (folder.faults.size() - faults == kMostCharacterFaults) return false;
    }
    if (first == '\n') ++line;
    rest.remove_prefix(length);
  }
  return folder.faults.size() == faults;
}

// The text at `path`, which faults call `name`.
TextFile read_at(DataFolder& folder, const std::string& path, std::string name) {
  TextFile file{std::move(name), "", false};
  std::FILE* stream = std::fopen(path.c_str(), "rb");
  if (stream == nullptr) {
    folder.fault(Code::file_not_read, file.name, {{"file", path}, {"cause", std::strerror(errno)}});
    return file;
  }
  char buffer[65'536];
  std::size_t count;
  while ((count = std::fread(buffer, 1, sizeof buffer, stream)) > 0) file.text.append(buffer, count);
  // Of a folder, opening succeeds and reading fails.
  const bool failed = std::ferror(stream) != 0;
  const std::string cause = std::strerror(errno);
  std::fclose(stream);
  if (failed) folder.fault(Code::file_not_read, file.name, {{"file", path}, {"cause", cause}});
  file.read = !failed && check_characters(folder, file);
  if (!file.read) file.text.clear();
  return file;
}

bool exists(const std::string& path) {
  std::error_code ignored;  // what cannot be asked is not there
  return std::filesystem::exists(path, ignored);
}

// Adds the names of the folders at `path`.
std::error_code add_folders(const std::string& path, std::vector<std::string>& names) {
  std::error_code error;
  std::filesystem::directory_iterator entry(path, error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    std::error_code ignored;  // what cannot be asked is no folder that can be read either
    if (entry->is_directory(ignored)) names.push_back(entry->path().filename().string());
  }
  return error;
}

}  // namespace

TextFile read_text_file(DataFolder& folder, const std::string& name) {
  return read_at(folder, folder.path + "/" + name, name);
}

TextFile read_imported_file(DataFolder& folder, const std::string& import, const std::string& name) {
  return read_at(folder, import + "/" + name, import + "/" + name);
}

std::vector<std::string> imports_with(const DataFolder& folder, const std::string& name) {
  std::vector<std::string> imports;
  for (const std::string& import : folder.imports) {
    if (exists(import + "/" + name)) imports.push_back(import);
  }
  return imports;
}

bool is_in_data(const DataFolder& folder, const std::string& name) { return exists(folder.path + "/" + name); }

std::vector<std::string> folders_in(DataFolder& folder, const std::string& name) {
  std::vector<std::string> names;
  const std::string path = folder.path + "/" + name;
  if (const std::error_code error = add_folders(path, names)) {
    folder.fault(Code::file_not_read, name, {{"file", path}, {"cause", error.message()}});
  }
  for (const std::string& import : imports_with(folder, name)) add_folders(import + "/" + name, names);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace steelyard
