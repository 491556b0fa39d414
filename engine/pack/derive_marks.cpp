#include "pack/derive_marks.h"

#include <map>
#include <tuple>

#include "pack/amount.h"

namespace steelyard {

std::uint32_t mark_bit(const Data& data, std::string_view id) {
  const std::optional<MarkId> mark = data.mark_names.find(id);
  return mark ? std::uint32_t{1} << row(*mark) : 0;
}

std::uint32_t derived_marks(const Data& data, const PriceRow& price) {
  const SkuRow& sku = data.skus[row(price.sku)];
  std::uint32_t marks = 0;
  if (price.as_of == kUnknownDay) marks |= mark_bit(data, "undated");
  if (price.term == Term::unstated) marks |= mark_bit(data, "term_unstated");
  if (sku.accelerator == kNone<AcceleratorId>) marks |= mark_bit(data, "unknown_accelerator");
  if (sku.accelerators.denominator != 1) marks |= mark_bit(data, "fractional");
  return marks;
}

void mark_dear_spot(const Data& data, Resolved& resolved) {
  const auto place = [](const PriceRow& key, std::string_view zone) {
    return std::tuple(key.sku, key.region, std::string(zone), key.system);
  };
  std::map<decltype(place(PriceRow(), "")), std::size_t> on_demand;  // the row that gives the price
  for (const ResolvedOffer& offer : resolved.offers) {
    const PriceRow& key = data.prices[offer.key];
    if (key.option != PurchaseOption::on_demand || data.prices[offer.price].state != PriceState::known) continue;
    on_demand[place(key, key.zone)] = offer.price;
  }
  for (ResolvedOffer& offer : resolved.offers) {
    const PriceRow& key = data.prices[offer.key];
    const PriceRow& spot = data.prices[offer.price];
    if (key.option != PurchaseOption::spot || spot.state != PriceState::known) continue;
    auto found = on_demand.find(place(key, key.zone));
    if (found == on_demand.end()) found = on_demand.find(place(key, ""));
    if (found == on_demand.end()) continue;
    const PriceRow& whole = data.prices[found->second];
    if (comparable(data, spot, whole) && amount(data, whole) <= amount(data, spot)) {
      offer.marks |= mark_bit(data, "spot_not_below_on_demand");
    }
  }
}

}  // namespace steelyard
