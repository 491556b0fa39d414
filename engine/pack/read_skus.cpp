#include <algorithm>
#include <set>

#include "base/rational.h"
#include "pack/read.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {"sku",         "aliases",     "accelerator",   "accelerators", "node_sizes",
                                         "memory_gb",   "usable_mib",  "usable_source", "link",         "fabric",
                                         "fabric_gbps", "fabric_note", "bare_metal",    "vcpus",        "memory_gib",
                                         "marks",       "source",      "confidence",    "note"};

// Nominal memory is told by the accelerator (a slice has its part of it), but for a twentieth or so that makers count
// in one way or another. What a vendor leaves to use is up to so much below it, and never above.
constexpr double kMemoryTolerance = 0.07;
constexpr double kMibPerGb = 1024;

void check_memory(const Data& data, const RowReader& cells, const SkuRow& row) {
  if (row.accelerator == kNone<AcceleratorId>) return;
  const double whole = data.accelerators[steelyard::row(row.accelerator)].memory_gb;
  const Fraction& size = row.accelerators;
  const bool is_slice = size.denominator != 1 && size.numerator < size.denominator;
  const double wanted = is_slice ? whole * size.numerator / size.denominator : whole;
  if (!is_known(wanted)) return;
  const auto mismatch = [](const Cell& cell, double nominal) {
    cell.fault(Code::memory_mismatch,
               {{"got", cell.text()}, {"wanted", Rational::from_double(nominal)->to_shortest_decimal()}});
  };
  const double most = kMemoryTolerance * wanted;
  if (row.memory_gb < wanted - most || row.memory_gb > wanted + most) mismatch(cells["memory_gb"], wanted);
  const double usable_gb = row.usable_mib / kMibPerGb;
  if (usable_gb < wanted - most || usable_gb > wanted) mismatch(cells["usable_mib"], wanted * kMibPerGb);
}

void read_usable_memory(const RowReader& cells, const Data& data, SkuRow& row) {
  row.usable_mib = cells["usable_mib"].number();
  if (cells["usable_mib"].empty() && cells["usable_source"].empty()) return;
  cells["usable_mib"].required();
  row.usable_source = cells["usable_source"].reference(data.source_names);
}

SkuRow read_sku(const ProviderReading& at, const RowReader& cells) {
  const std::size_t faults = at.folder.faults.size();
  SkuRow row;
  row.provider = at.provider;
  row.name = cells["sku"].text();
  row.aliases = cells["aliases"].text();
  row.accelerator = cells["accelerator"].optional_reference(at.data.accelerator_names);
  row.accelerators = cells["accelerators"].fraction();
  row.node_sizes = cells["node_sizes"].ascending_counts();
  if (!cells["accelerators"].empty() && !cells["node_sizes"].empty()) {
    cells["node_sizes"].fault(Code::fields_exclude_each_other, {{"other", "accelerators"}});
  }
  row.memory_gb = cells["memory_gb"].number();
  read_usable_memory(cells, at.data, row);
  if (at.folder.faults.size() == faults) check_memory(at.data, cells, row);
  row.link = cells["link"].one_of<Link>(kLinks, Link::unknown);
  row.fabric = cells["fabric"].one_of<Fabric>(kFabrics, Fabric::unknown);
  row.fabric_gbps = cells["fabric_gbps"].number();
  row.fabric_note = cells["fabric_note"].text();
  row.bare_metal = cells["bare_metal"].one_of<Ternary>(kTernaries, Ternary::unknown);
  row.vcpus = cells["vcpus"].number();
  row.memory_gib = cells["memory_gib"].number();
  row.marks = read_mark_list(cells["marks"], at.data);
  row.source = cells["source"].reference(at.data.source_names);
  row.confidence = read_confidence(cells["confidence"]);
  return row;
}

}  // namespace

void read_skus(ProviderReading& at) {
  const CsvTable table = read_csv(at.folder, at.path + "/skus.csv", kColumns);
  std::vector<std::pair<SkuRow, RowReader>> rows;
  std::set<std::string> imported;  // the places of rows that were
  std::set<std::string> aliases;
  for (const CsvRow& csv_row : table.rows) {
    if (csv_row.imported) imported.insert(csv_row.where);
    const RowReader cells(at.folder, kColumns, csv_row);
    rows.emplace_back(read_sku(at, cells), cells);
    for (const Cell& alias : cells["aliases"].parts()) aliases.insert(alias.text());
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.first.name < b.first.name; });
  for (auto& [row, cells] : rows) {
    // What data/ has, under this name or another, is known better there.
    const bool known = at.skus.find(row.name) || aliases.contains(row.name);
    if (imported.contains(cells.where()) && known) continue;
    cells["sku"].define(at.skus);
    at.data.skus.push_back(std::move(row));
  }
  // Aliases after all names, since none of them may be a name too.
  for (const auto& [row, cells] : rows) {
    const std::optional<SkuId> sku = at.skus.find(cells["sku"].text());
    for (const Cell& alias : cells["aliases"].parts()) {
      if (!sku) continue;
      if (const auto first = at.skus.add_alias(alias.text(), *sku, alias.where())) {
        alias.fault(Code::duplicate_id, {{"id", alias.text()}, {"first", *first}});
      }
    }
  }
  at.skus.set_complete(table.read);
}

}  // namespace steelyard
