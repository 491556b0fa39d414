// write_folder.h -- an import as files in the form of data/, so that `steelyard pack` takes them in.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "import/collector.h"

namespace steelyard {

struct FolderFile {
  std::string path;  // in the folder
  std::string text;
};

// import.json (what was read, and what became of it), snapshot.json (the day of the newest price), sources.json, and of
// each provider provider.json, regions.csv, skus.csv and offers.csv. `files` are the names of what was read.
std::vector<FolderFile> write_folder(const Catalog& catalog, const ImportRequest& request,
                                     std::span<const std::string> files, const Imported& imported);

}  // namespace steelyard
