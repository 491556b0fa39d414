// The allowed texts of a question's fields, taken from the catalog: what is not in it cannot be asked for.
#include <algorithm>

#include "base/sort.h"
#include "question/fields.h"

namespace steelyard {
namespace {

template <class Column>
void add_rows(const Catalog& catalog, const Column& column, std::vector<Entry>& list) {
  for (std::size_t i = 0; i < column.size(); ++i) {
    list.push_back({catalog.text(column[i]), static_cast<std::uint32_t>(i)});
  }
}

void add_names(std::span<const std::string_view> names, std::size_t first, std::vector<Entry>& list) {
  for (std::size_t i = first; i < names.size(); ++i) list.push_back({names[i], static_cast<std::uint32_t>(i)});
}

// The distinct texts of a column, in alphabetical order; the row is the text's id.
void add_distinct(const Catalog& catalog, const std::vector<TextId>& column, std::vector<Entry>& list) {
  std::vector<TextId> ids = column;
  sort_compactly(ids);
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  for (const TextId id : ids) {
    if (id != TextId{}) list.push_back({catalog.text(id), static_cast<std::uint32_t>(id)});
  }
  const auto ahead = [](const Entry& a, const Entry& b) { return a.text < b.text; };
  if (!std::is_sorted(list.begin(), list.end(), ahead)) sort_compactly(list, ahead);  // pack numbers places in order
}

// Facts whose name starts with `group`, by the rest of their name.
void add_facts(const Catalog& catalog, std::string_view group, std::vector<Entry>& list) {
  for (std::size_t i = 0; i < catalog.facts.id.size(); ++i) {
    const std::string_view id = catalog.text(catalog.facts.id[i]);
    if (id.starts_with(group)) list.push_back({id.substr(group.size()), static_cast<std::uint32_t>(i)});
  }
}

}  // namespace

std::vector<Entry> entries(const Catalog& catalog, Dictionary dictionary) {
  std::vector<Entry> list;
  switch (dictionary) {
    case Dictionary::none:
      break;
    case Dictionary::accelerators:
      add_rows(catalog, catalog.accelerators.id, list);
      for (std::size_t i = 0; i < catalog.aliases.alias.size(); ++i) {
        list.push_back({catalog.text(catalog.aliases.alias[i]),
                        static_cast<std::uint32_t>(row(catalog.aliases.accelerator[i])), true});
      }
      break;
    case Dictionary::benchmarks:
      add_rows(catalog, catalog.benchmarks.id, list);
      break;
    case Dictionary::providers:
      add_rows(catalog, catalog.providers.id, list);
      break;
    case Dictionary::regions:
      add_distinct(catalog, catalog.regions.code, list);
      break;
    case Dictionary::countries:
      add_distinct(catalog, catalog.regions.country, list);
      break;
    case Dictionary::continents:
      add_distinct(catalog, catalog.regions.continent, list);
      break;
    case Dictionary::options:
      add_names(kPurchaseOptions, 0, list);
      break;
    case Dictionary::links:
      add_names(kLinks, static_cast<std::size_t>(Link::none), list);
      break;
    case Dictionary::fabrics:
      add_names(kFabrics, static_cast<std::size_t>(Fabric::ethernet), list);
      break;
    case Dictionary::certificates:
      add_facts(catalog, "compliance.", list);
      break;
    case Dictionary::frameworks:
      add_facts(catalog, "framework.", list);
      break;
    case Dictionary::currencies: {
      std::vector<TextId> known = catalog.rates.currency;
      known.insert(known.end(), catalog.rates.base.begin(), catalog.rates.base.end());
      known.insert(known.end(), catalog.providers.currency.begin(), catalog.providers.currency.end());
      add_distinct(catalog, known, list);
      break;
    }
    case Dictionary::criteria:
      add_rows(catalog, catalog.criteria.id, list);
      break;
    case Dictionary::parts:
      add_names(kParts, 0, list);
      break;
    case Dictionary::months:
      add_names(kMonthConventions, 0, list);
      break;
  }
  return list;
}

}  // namespace steelyard
