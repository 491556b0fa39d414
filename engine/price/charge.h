// charge.h -- one line of a bill before it is rounded: a quantity at a rate, or the reason why there is no amount; and
// the rule of an hour's price, written once for both kinds of number (tariff.h has that of volumes).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/quantity.h"
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

// What an offer costs: an hour of a billed unit, and beside it each term of one.
template <class Number>
struct OfferPrice {
  PriceState state = PriceState::not_published;
  MoneyPerHour<Number> hour{};
  MoneyPerTerm<Number> fee{};
};

template <class Number>
OfferPrice<Number> price_of(const Offers& offers, OfferId offer) {
  const std::size_t i = row(offer);
  return {offers.state[i], {from_nano<Number>(offers.price[i])}, {from_nano<Number>(offers.fee[i])}};
}

// Compute time: every billed unit (node or accelerator), every hour, at the offer's price. This is where an on-demand,
// a spot or a committed price is applied: each is an offer of its own, priced by the hour.
template <class Number>
Charge<Number> compute_charge(PriceState state, MoneyPerHour<Number> price, Number units, Hours<Number> each) {
  const Hours<Number> hours = each * units;
  if (state == PriceState::known) return {LineState::known, hours.value, price * hours};
  if (state == PriceState::free) return {LineState::free, hours.value, {}};
  return {LineState::unknown, hours.value, {}};
}

}  // namespace steelyard
