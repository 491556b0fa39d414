#include "catalog/freshness.h"

#include <algorithm>

namespace steelyard {

bool is_stale(PurchaseOption option, Day as_of, Day on) {
  const std::int32_t limit = option == PurchaseOption::spot ? kSpotDays : kListDays;
  return as_of != kUnknownDay && days_between(as_of, on) > limit;
}

std::vector<Day> newest_prices(const Catalog& catalog) {
  std::vector<Day> newest(catalog.providers.id.size(), kUnknownDay);
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    if (!has_amount(catalog.offers.state[i])) continue;
    Day& day = newest[row(catalog.provider_of(id_of<OfferId>(i)))];
    day = std::max(day, catalog.offers.as_of[i]);
  }
  return newest;
}

bool is_outdated(Day newest_price, Day on) {
  return newest_price != kUnknownDay && days_between(newest_price, on) > kVendorDays;
}

}  // namespace steelyard
