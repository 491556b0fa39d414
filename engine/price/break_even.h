// break_even.h -- from which use, or up to which, one way to pay is cheaper than another.
//
// Each answer names the curves it compares (price/cost_curve.h) and is found exactly (price/crossing.h). Prices are in
// one currency; a price or length that is negative, 0 where a length is needed, or overflowed makes the answer unknown.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/rational.h"
#include "base/tiers.h"
#include "price/cost_curve.h"

namespace steelyard {

// Where an option costs less than the other, of the quantities in (0, end]. `same`: the two cost the same everywhere.
// `never`: it is parallel and dearer, dearer everywhere, or at best equal. `always`: from zero to the end. `up_to`:
// from zero to one quantity. `beyond`: from one quantity to the end. `within`: anything else, as the ranges say.
enum class Pays : std::uint8_t { unknown, same, never, always, up_to, beyond, within };
inline constexpr std::string_view kPays[] = {"unknown", "same", "never", "always", "up_to", "beyond", "within"};
constexpr std::string_view name(Pays pays) { return kPays[static_cast<std::size_t>(pays)]; }

// An unbroken range of quantities where the option costs less. A bound belongs to it or not; 0 never does.
struct PayingRange {
  Rational from;
  Rational to;
  bool with_from;
  bool with_to;
};

struct BreakEven {
  Pays pays = Pays::unknown;
  Rational quantity = 0;            // up_to, beyond: the point of break-even; meaningless for the others
  std::vector<PayingRange> ranges;  // ascending, apart
};

// Where `option` costs less than `other`, as far as both go.
BreakEven break_even(const CostCurve& option, const CostCurve& other);

// The utilization, in (0, 1], from which a commitment is cheaper than on demand: effective / on demand. `effective` is
// the commitment's EffectiveCost an hour (FinOps FOCUS): what it costs over its term / the hours of the term, used or
// not. Source: Cloudability, "Measuring Reserved Instance profitability with the break-even point".
BreakEven commitment_by_utilization(Rational effective, Rational on_demand);
// The same in hours used of a period of that many hours (a year has 8,760).
BreakEven commitment_by_hours(Rational effective, Rational on_demand, Rational hours_of_period);

// The hours or months from which an amount paid upfront, with the lower rate that it buys, is cheaper than on demand:
// upfront / (on demand - committed); both rates only while it is used. Looked for up to `end`.
BreakEven upfront_by_use(Rational upfront, Rational committed, Rational on_demand, Rational end);

// How a commitment's monthly fee is owed: while there is use, as in the published comparison above, or to the end of
// the term whatever the use, as commitments are billed.
enum class FeeOwed : std::uint8_t { while_used, to_end_of_term };
// What a commitment costs when it is bought again: as today, or as list prices are then.
enum class RenewalPrice : std::uint8_t { standing, as_list_prices };

struct TermCommitment {
  Rational upfront;  // at the beginning of each term
  Rational fee;      // a month
  Rational term;     // months, above 0
  FeeOwed fee_owed = FeeOwed::to_end_of_term;
  RenewalPrice renewal = RenewalPrice::as_list_prices;
};

// The months from which, or within which, reserving is cheaper than on demand. On-demand list prices may change from
// month to month: `price_factors[k]` is the price of month k + 1 as a factor of today's, 1 for standing prices; as many
// months are looked at as there are factors. For a decline of d a year the caller rounds (1 - d)^(k/12) to nine places:
// the fractions then stay small, and the answer is exact for the prices given. Within a term a commitment's price
// stands; if renewals follow list prices, it is that of the month in which the term begins.
BreakEven commitment_by_months(const TermCommitment& commitment, Rational on_demand_per_month,
                               std::span<const Rational> price_factors);

// The hours of work a day, of 24, up to which paying by the second is cheaper than a node that is always on.
BreakEven serverless_by_hours_of_day(Rational per_second, Rational node_per_hour);

// The volume from which transfer costs more than compute: where `compute`, an amount, is less than the tiers come to.
BreakEven compute_below_transfer(Rational compute, std::span<const Tier<Rational>> transfer, Rational most_volume);

// What an hour of use costs where a part of the hours paid for goes unused: rate / utilization. Overflowed for a
// utilization outside (0, 1]: nothing used has no cost an hour.
Rational cost_per_used_hour(Rational rate, Rational utilization);

}  // namespace steelyard
