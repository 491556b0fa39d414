#include "repeated.h"

namespace steelyard::bench {
namespace {

template <class T>
void repeat(std::vector<T>& column, std::size_t times) {
  const std::vector<T> once = column;
  for (std::size_t i = 1; i < times; ++i) column.insert(column.end(), once.begin(), once.end());
}

}  // namespace

Catalog repeated(const Catalog& catalog, std::size_t offers) {
  Catalog large = catalog;
  const std::size_t times = (offers + catalog.offer_count() - 1) / catalog.offer_count();
  Offers& table = large.offers;
  repeat(table.sku, times);
  repeat(table.region, times);
  repeat(table.zone, times);
  repeat(table.option, times);
  repeat(table.term, times);
  repeat(table.payment, times);
  repeat(table.system, times);
  repeat(table.state, times);
  repeat(table.price, times);
  repeat(table.currency, times);
  repeat(table.basis, times);
  repeat(table.as_of, times);
  repeat(table.source, times);
  repeat(table.marks, times);
  // Evidence is not repeated: the copies have none.
  table.evidence_begin.resize(table.sku.size() + 1, table.evidence_begin.back());
  return large;
}

}  // namespace steelyard::bench
