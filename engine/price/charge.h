// charge.h -- the rules that price an offer, each written once for both kinds of number.
//
// A charge is one line of a bill before it is rounded: a quantity at a rate, or the reason why there is no amount.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/quantity.h"
#include "base/tiers.h"
#include "catalog/catalog.h"
#include "price/amount.h"

namespace steelyard {

// What is known of a line's amount. `estimate`: from a tariff that speaks of another place. `not_given`: the question
// does not say how much; that is not zero. `unknown`: the question says, and the catalog has no price. `included`: paid
// with another line.
enum class LineState : std::uint8_t { known, estimate, free, not_given, unknown, included };
inline constexpr std::string_view kLineStates[] = {"known", "estimate", "free", "not_given", "unknown", "included"};
constexpr std::string_view name(LineState state) { return kLineStates[static_cast<std::size_t>(state)]; }

template <class Number>
struct Charge {
  LineState state = LineState::not_given;
  Number quantity{};       // in the unit that the rate is for
  Money<Number> amount{};  // 0 where the state has no amount
};

// Compute time: every billed unit (node or accelerator), every hour, at the offer's price. This is where an on-demand,
// a spot or a committed price is applied: each is an offer of its own, priced by the hour.
template <class Number>
Charge<Number> compute_charge(PriceState state, MoneyPerHour<Number> price, Number units, Hours<Number> each) {
  const Hours<Number> hours = each * units;
  if (state == PriceState::known) return {LineState::known, hours.value, price * hours};
  if (state == PriceState::free) return {LineState::free, hours.value, {}};
  return {LineState::unknown, hours.value, {}};
}

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
