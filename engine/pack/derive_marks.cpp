#include "pack/derive_marks.h"

#include "catalog/conflict.h"
#include "catalog/freshness.h"
#include "catalog/marks.h"
#include "pack/dearer.h"
#include "pack/outliers.h"

namespace steelyard {

std::uint64_t mark_bit(const Data& data, std::string_view id) {
  const std::optional<MarkId> mark = data.mark_names.find(id);
  return mark ? std::uint64_t{1} << row(*mark) : 0;
}

std::uint64_t derived_marks(const Data& data, const PriceRow& price) {
  const SkuRow& sku = data.skus[row(price.sku)];
  std::uint64_t marks = 0;
  if (price.as_of == kUnknownDay) marks |= mark_bit(data, "undated");
  if (is_stale(price.option, price.as_of, data.date)) marks |= mark_bit(data, "stale");
  if (price.term == Term::unstated) marks |= mark_bit(data, "term_unstated");
  if (sku.accelerator == kNone<AcceleratorId>) marks |= mark_bit(data, "unknown_accelerator");
  if (sku.accelerators.denominator != 1) marks |= mark_bit(data, "fractional");
  return marks;
}

void mark_by_comparison(Catalog& catalog) {
  std::vector<std::uint64_t>& marks = catalog.offers.marks;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const auto offer = id_of<OfferId>(i);
    if (find_conflict(catalog, offer, catalog.date)) marks[i] |= mark_bit(catalog, "conflict");
    const Day newest_price = catalog.providers.newest_price[row(catalog.provider_of(offer))];
    if (is_outdated(newest_price, catalog.date)) marks[i] |= mark_bit(catalog, "old_price_list");
  }
  for (const Dearer& dearer : find_dearer(catalog)) {
    marks[row(dearer.offer)] |= mark_bit(catalog, mark_of(dearer.kind));
  }
  // Last, since an offer that a mark keeps out of the ranking says nothing of what its class costs.
  for (const Outlier& outlier : find_outliers(catalog)) {
    marks[row(outlier.offer)] |= mark_bit(catalog, "price_outlier");
  }
}

}  // namespace steelyard
