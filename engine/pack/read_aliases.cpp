#include <map>

#include "pack/read.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {"alias", "accelerator"};

}  // namespace

void read_aliases(DataFolder& folder, Data& data) {
  std::map<std::pair<std::string, AcceleratorId>, std::string> first;
  const CsvTable table = read_csv(folder, "accelerator_aliases.csv", kColumns);
  for (const CsvRow& csv_row : table.rows) {
    const RowReader cells(folder, kColumns, csv_row);
    const AcceleratorAliasRow row{cells["alias"].required(), cells["accelerator"].reference(data.accelerator_names)};
    const auto [place, is_new] = first.try_emplace({row.alias, row.accelerator}, cells.where());
    if (!is_new) cells["alias"].fault(Code::duplicate_id, {{"id", row.alias}, {"first", place->second}});
    // An id means itself; a spelling that is one accelerator's id and leads to another would be followed wrongly.
    const auto itself = data.accelerator_names.find(row.alias);
    if (itself && *itself != row.accelerator) cells["alias"].fault(Code::alias_is_an_id, {{"got", row.alias}});
    data.aliases.push_back(row);
  }
  std::stable_sort(data.aliases.begin(), data.aliases.end(),
                   [](const AcceleratorAliasRow& a, const AcceleratorAliasRow& b) { return a.alias < b.alias; });
}

}  // namespace steelyard
