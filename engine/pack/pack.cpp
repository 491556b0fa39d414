#include "pack/pack.h"

#include "catalog/snapshot.h"
#include "pack/basket.h"
#include "pack/build.h"
#include "pack/read.h"
#include "pack/resolve.h"
#include "settle/derive_marks.h"

namespace steelyard {

Result<Packed> pack(const std::string& path, std::vector<std::string> imports) {
  DataFolder folder{path, {}};
  if (is_in_data(folder, "imports")) {
    for (const std::string& name : folders_in(folder, "imports")) imports.push_back(path + "/imports/" + name);
  }
  for (const std::string& import : imports) {
    folder.imports = {import};
    if (imports_with(folder, "import.json").empty()) folder.fault(Code::no_import, import);
  }
  folder.imports = std::move(imports);
  const Data data = read_data(folder);
  return pack(folder, data);
}

Result<Packed> pack(DataFolder& folder, const Data& data) {
  if (!folder.faults.empty()) return folder.faults;
  const Resolved resolved = resolve(data);
  Catalog catalog = build(data, resolved);
  derive_marks(catalog);
  catalog.basket = find_basket(data, catalog);
  if (!folder.faults.empty()) return folder.faults;
  Result<std::string> bytes = write_snapshot(catalog);
  if (!bytes) return bytes.errors();
  // What was written is what a reader will open, or nobody gets it.
  const Result<Catalog> opened = open_snapshot(*bytes);
  if (!opened) return opened.errors();
  Report report = make_report(data, resolved, *opened, bytes->size());
  return Packed{std::move(*bytes), std::move(report)};
}

}  // namespace steelyard
