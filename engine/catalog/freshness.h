// freshness.h -- when a price is too old. Always counted to a day that is given; the engine has no clock.
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace steelyard {

// Spot prices move within days, list prices within months; a vendor whose newest price is older than two years has not
// been looked at.
inline constexpr std::int32_t kSpotDays = 30;
inline constexpr std::int32_t kListDays = 365;
inline constexpr std::int32_t kVendorDays = 2 * kListDays;

// Whether a price of that day is stale on the day `on`. One without a day is not called stale: it is undated.
bool is_stale(PurchaseOption option, Day as_of, Day on);

// The newest day of a price of each provider, from the offers: the column Providers::newest_price.
std::vector<Day> newest_prices(const Catalog& catalog);

// Whether a provider whose newest price is of that day has not been looked at for two years on the day `on`.
bool is_outdated(Day newest_price, Day on);

}  // namespace steelyard
