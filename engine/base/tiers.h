// tiers.h -- quantity-driven prices: what a quantity costs where the price depends on how much of it there is.
//
// Two modes, as FinOps FOCUS tells them apart ("quantity-driven pricing strategies": tiered, volume-based) and Tencent
// Cloud's price list explains them ("Pricing tiers", document 555/42702); both are written once for both kinds of
// number. A list of tiers is anything with size() and operator[] that gives a Tier: a span of them, or columns of the
// catalog that make each one as it is asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace steelyard {

// `marginal`: each unit at the price of its own tier; the unit on a boundary belongs to the lower one.
// `whole_volume`: all units at the price of the tier that the quantity lies in, its start included and its end not. The
// cost then falls where a tier starts: 10 units may cost less than 9.99.
enum class TierMode : std::uint8_t { marginal, whole_volume };

template <class Number>
struct Tier {
  std::optional<Number> up_to;  // cumulative quantity; the last tier has none
  Number price{};               // of one unit
};

// A tier as price lists print it, with its start.
template <class Number>
struct TierRange {
  Number from{};
  std::optional<Number> up_to;
  Number price{};
};

// What is wrong with a list of tiers. `gap`: it does not start at 0, or a range starts after the end of the one before.
// `overlap`: a range starts before that end, or after a tier that has none. `not_ascending`: a tier ends where it
// starts or earlier.
enum class TierFault : std::uint8_t { none, no_tiers, gap, overlap, not_ascending, negative_price, last_has_limit };

// The first fault in the order of the tiers; of Tiers or of TierRanges.
template <class Number, class Tiers>
TierFault tier_fault(const Tiers& tiers) {
  if (tiers.size() == 0) return TierFault::no_tiers;
  std::optional<Number> end = Number{0};
  for (std::size_t i = 0; i < tiers.size(); ++i) {
    const auto tier = tiers[i];
    if (!end) return TierFault::overlap;
    if constexpr (requires { tier.from; }) {
      if (*end < tier.from) return TierFault::gap;
      if (tier.from < *end) return TierFault::overlap;
    }
    if (tier.up_to && !(*end < *tier.up_to)) return TierFault::not_ascending;
    if (tier.price < Number{0}) return TierFault::negative_price;
    end = tier.up_to;
  }
  return end ? TierFault::last_has_limit : TierFault::none;
}

// Whether a number is one that a price can be asked for: no NaN, and nothing that overflowed.
template <class Number>
bool is_number(const Number& value) {
  return value == value;
}

// What `quantity` units cost, marginally. 0 for a quantity of 0 or less. Nothing for one beyond the last tier's limit,
// where the list has no price, and for one that is no number.
template <class Number, class Tiers>
std::optional<Number> marginal_cost(const Tiers& tiers, Number quantity) {
  if (!is_number(quantity)) return std::nullopt;
  Number sum{};
  Number from{};
  for (std::size_t i = 0; from < quantity; ++i) {
    if (i == tiers.size()) return std::nullopt;
    const Tier<Number> tier = tiers[i];
    const Number to = tier.up_to && *tier.up_to < quantity ? *tier.up_to : quantity;
    sum = sum + tier.price * (to - from);
    from = to;
  }
  return sum;
}

// Which tier a quantity on a boundary lies in.
enum class OnBoundary : std::uint8_t { lower, upper };

// The price of the tier that a quantity lies in; nothing beyond the last tier's limit or for no number.
template <class Number, class Tiers>
std::optional<Number> price_at(const Tiers& tiers, Number quantity, OnBoundary boundary) {
  if (!is_number(quantity)) return std::nullopt;
  for (std::size_t i = 0; i < tiers.size(); ++i) {
    const Tier<Number> tier = tiers[i];
    if (!tier.up_to || quantity < *tier.up_to) return tier.price;
    if (boundary == OnBoundary::lower && quantity == *tier.up_to) return tier.price;
  }
  return std::nullopt;
}

// What `quantity` units cost in either mode; nothing beyond the last tier's limit or for no number.
template <class Number, class Tiers>
std::optional<Number> tiered_cost(const Tiers& tiers, Number quantity, TierMode mode) {
  if (mode == TierMode::marginal) return marginal_cost<Number>(tiers, quantity);
  if (quantity <= Number{0}) return Number{0};
  const std::optional<Number> price = price_at<Number>(tiers, quantity, OnBoundary::upper);
  if (!price) return std::nullopt;
  return *price * quantity;
}

// How a free part counts against the limits of the tiers. Vendors' pages seldom say; beyond the first limit the answers
// differ. `before`: the limits start after it. `inside`: it uses up the first tiers.
enum class FreePart : std::uint8_t { before, inside };

// What `quantity` units cost marginally when the first `free` of them cost nothing.
template <class Number, class Tiers>
std::optional<Number> marginal_cost_after_free(const Tiers& tiers, Number quantity, Number free, FreePart part) {
  if (quantity <= free) return Number{0};
  if (part == FreePart::before) return marginal_cost<Number>(tiers, quantity - free);
  const std::optional<Number> all = marginal_cost<Number>(tiers, quantity);
  const std::optional<Number> waived = marginal_cost<Number>(tiers, free);
  if (!all || !waived) return std::nullopt;
  return *all - *waived;
}

}  // namespace steelyard
