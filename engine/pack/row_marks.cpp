#include "pack/row_marks.h"

#include "settle/derive_marks.h"

namespace steelyard {

std::uint64_t mark_bit(const Data& data, std::string_view id) {
  const std::optional<MarkId> mark = data.mark_names.find(id);
  return mark ? std::uint64_t{1} << row(*mark) : 0;
}

std::uint64_t derived_marks(const Data& data, const PriceRow& price) {
  const SkuRow& sku = data.skus[row(price.sku)];
  return marks_of(FigureMarks::from([&](std::string_view id) { return mark_bit(data, id); }),
                  {price.option, price.term, price.as_of, sku.accelerator, sku.accelerators.denominator}, data.date);
}

}  // namespace steelyard
