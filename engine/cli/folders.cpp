#include "cli/folders.h"

#include <filesystem>
#include <system_error>

#include "cli/files.h"

namespace steelyard::cli {
namespace {

namespace fs = std::filesystem;

Error not_written(const fs::path& path, const std::error_code& error) {
  return {Code::file_not_written, path.string(), {{"file", path.string()}, {"cause", error.message()}}};
}

}  // namespace

Errors write_files(const std::string& path, std::span<const FolderFile> files,
                   const std::function<bool(const std::string&)>& replaces) {
  // "imports/lambda/" and "imports/lambda" are one folder, and so is "." by its name.
  std::error_code error;
  fs::path folder = fs::absolute(path, error).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();
  const bool exists = fs::exists(folder, error);
  if (exists && !(fs::is_directory(folder, error) && fs::is_empty(folder, error))) {
    const Result<std::string> before = read_file((folder / "import.json").string());
    if (!before || !replaces(*before)) return {{Code::folder_in_use, path, {{"folder", path}}}};
  }
  const fs::path beside = folder.string() + ".new";
  const fs::path old = folder.string() + ".old";
  fs::remove_all(beside, error);
  Errors errors;
  for (const FolderFile& file : files) {
    const fs::path target = beside / file.path;
    fs::create_directories(target.parent_path(), error);
    if (error) {
      errors.push_back(not_written(path, error));
    } else {
      errors = write_file(target.string(), file.text);
    }
    if (!errors.empty()) break;
  }
  if (errors.empty() && exists) {
    fs::remove_all(old, error);
    fs::rename(folder, old, error);
    if (error) errors.push_back(not_written(path, error));
  }
  if (errors.empty()) {
    fs::rename(beside, folder, error);
    if (error) {
      errors.push_back(not_written(path, error));
      if (exists) fs::rename(old, folder, error);
    }
  }
  fs::remove_all(errors.empty() ? old : beside, error);
  return errors;
}

}  // namespace steelyard::cli
