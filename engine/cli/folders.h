// folders.h -- a folder of files written whole or not at all.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "base/result.h"
#include "import/write_folder.h"

namespace steelyard::cli {

// Makes `path` the folder that holds these files and nothing else. They are written beside it first; what was there is
// replaced only then. Faults: file_not_written; folder_in_use if `path` holds something and `replaces` does not say of
// its import.json that it may go.
Errors write_files(const std::string& path, std::span<const FolderFile> files,
                   const std::function<bool(const std::string& import_json)>& replaces);

}  // namespace steelyard::cli
