#include "catalog/facts.h"

namespace steelyard {

std::optional<FactId> find_fact(const Catalog& catalog, std::string_view id) {
  for (std::size_t i = 0; i < catalog.facts.id.size(); ++i) {
    if (catalog.text(catalog.facts.id[i]) == id) return id_of<FactId>(i);
  }
  return std::nullopt;
}

double number_of(const Catalog& catalog, ProviderId provider, std::optional<FactId> fact) {
  return fact ? catalog.facts.number[catalog.fact_row(provider, *fact)] : kUnknown;
}

}  // namespace steelyard
