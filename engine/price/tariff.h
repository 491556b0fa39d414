// tariff.h -- which of a provider's tariffs holds in a region, and what a volume costs under it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/tiers.h"
#include "catalog/catalog.h"
#include "price/charge.h"

namespace steelyard {

// The row of Tariffs for what a region's provider charges there: the one that names the region before the one of its
// country, that before the one of neither; nothing where the catalog has none.
std::optional<std::size_t> find_tariff(const Catalog& catalog, TariffKind kind, RegionId region);

// A tariff's tiers as a list of their own, its free part the first of them at no price.
std::vector<Tier<Rational>> tiers_with_free_part(const Tariffs& tariffs, std::size_t tariff);

// The tiers of one tariff, read from its columns as they are asked for: nothing is copied for each region and question.
template <class Number>
struct TariffTiers {
  const Tariffs& tariffs;
  std::size_t tariff;

  std::size_t size() const { return tariffs.tiers_begin[tariff + 1] - tariffs.tiers_begin[tariff]; }
  Tier<Number> operator[](std::size_t i) const {
    const std::size_t at = tariffs.tiers_begin[tariff] + i;
    const Number price = from_nano<Number>(tariffs.tier_price[at]);
    if (tariffs.tier_up_to_nano[at] == INT64_MAX) return {std::nullopt, price};
    return {from_nano<Number>(tariffs.tier_up_to_nano[at]), price};
  }
};

// What a month's volume costs under a tariff: the free part first, then marginal tiers. As AWS, Azure and Google bill
// transfer out; the limits of a tariff's tiers start after its free part (its data sees to that). An open catalog's
// last tier has no limit, so only a volume that is itself no number has no cost, and then the cost is none either.
template <class Number>
Money<Number> tiered(const Tariffs& tariffs, std::size_t tariff, Volume<Number> volume) {
  const TariffTiers<Number> tiers{tariffs, tariff};
  const Number free = from_nano<Number>(tariffs.free_nano[tariff]);
  return {marginal_cost_after_free<Number>(tiers, volume.value, free, FreePart::before).value_or(volume.value)};
}

// 10^9 bytes are 1953125/2097152 of 2^30 bytes.
template <class Number>
Volume<Number> in_billed_unit(Volume<Number> gb, VolumeUnit unit) {
  if (unit != VolumeUnit::gib) return gb;
  return gb * from_exact<Number>(Rational::of(1'953'125, 2'097'152));
}

// A volume that recurs every month (stored, or sent out), over some months.
template <class Number>
Charge<Number> volume_charge(const Tariffs& tariffs, std::size_t tariff, Volume<Number> gb_per_month, Number months) {
  const Volume<Number> volume = in_billed_unit(gb_per_month, tariffs.unit[tariff]);
  const LineState state = tariffs.exact[tariff] != 0 ? LineState::known : LineState::estimate;
  return {state, volume.value * months, tiered(tariffs, tariff, volume) * months};
}

}  // namespace steelyard
