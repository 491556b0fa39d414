#include <algorithm>
#include <set>

#include "pack/read.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {"code", "name", "country", "continent"};

enum class Continent : std::uint8_t { none, africa, antarctica, asia, europe, north_america, oceania, south_america };
constexpr std::string_view kContinents[] = {"", "AF", "AN", "AS", "EU", "NA", "OC", "SA"};

}  // namespace

void read_regions(ProviderReading& at) {
  const CsvTable table = read_csv(at.folder, at.path + "/regions.csv", kColumns);
  std::vector<std::pair<RegionRow, Cell>> rows;
  std::set<std::string> imported;  // the places of rows that were
  for (const CsvRow& csv_row : table.rows) {
    if (csv_row.imported) imported.insert(csv_row.where);
    const RowReader cells(at.folder, kColumns, csv_row);
    cells["continent"].one_of<Continent>(kContinents, Continent::none);
    rows.emplace_back(RegionRow{at.provider, cells["code"].text(), cells["name"].required(),
                                read_country(cells["country"]), cells["continent"].text()},
                      cells["code"]);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.first.code < b.first.code; });
  for (auto& [row, code] : rows) {
    if (imported.contains(code.where()) && at.regions.find(code.text())) continue;  // known, and known better
    code.define(at.regions);
    at.data.regions.push_back(std::move(row));
  }
  at.regions.set_complete(table.read);
}

}  // namespace steelyard
