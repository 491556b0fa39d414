// mix.h -- how much to commit and how much to buy on demand, at the least cost, for the use of a month.
//
// Use is a profile: for so many hours of the month, so many units (nodes or accelerators) are needed. A commitment is
// paid for all hours of the month; on demand and spot for the hours used. Level k of the use is needed h(k) hours,
// those when k units or more are. Committing one unit more is worth what it saves: on demand for h(k) hours. It costs
// its hourly price for the whole month. So level k is committed while
//
//   commitment x hours of the month < on demand x h(k),
//
// that is while P(use >= k) > commitment / on demand: the critical ratio of the newsvendor (Arrow, Harris, Marschak,
// "Optimal inventory policy", Econometrica 19, 1951). With spot up to a cap, the unit more saves spot for h(k) hours,
// and the difference to on demand for the h(k + cap) hours when spot does not suffice. What is saved falls with k and
// what a commitment costs rises with it, as the cheapest is bought first; so the first level that does not pay ends it,
// and the optimum is exact. Where both cost the same, less is committed.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/rational.h"

namespace steelyard {

// A part of the month; hours of the month that no part speaks of need nothing.
struct ProfilePart {
  Rational hours;      // 0 or more
  std::int64_t units;  // 0 to kMostUnits
};

inline constexpr std::int64_t kMostUnits = 1'000'000'000;

struct MixCommitment {
  Rational rate;                     // effective, for one unit and hour: what it costs over its term / the term's hours
  std::optional<std::int64_t> most;  // units that can be had, 0 to kMostUnits; absent: any number
};

struct MixSpot {
  Rational rate;      // for one unit and hour; at or above on demand, spot is not used
  std::int64_t most;  // units that can be had at a time, 0 to kMostUnits
};

struct MixPrices {
  std::span<const MixCommitment> commitments;
  Rational on_demand;  // for one unit and hour
  std::optional<MixSpot> spot;
};

// What one commitment is bought for. Unused hours are paid for (FinOps FOCUS: CommitmentDiscountStatus).
struct MixPurchase {
  std::int64_t units = 0;
  Rational used_hours = 0;    // unit-hours; those of the lowest levels are counted to the cheapest commitment
  Rational unused_hours = 0;  // unit-hours
  Rational cost = 0;
};

struct MixUse {
  Rational hours = 0;  // unit-hours
  Rational cost = 0;
};

// Why levels first to last are committed, or not: they are where `saved` > `price`, or, in hours, where
// `hours` > `threshold`. The levels are in ascending order without a gap, from 1 to the most units needed. A level
// beyond what all commitments can supply has neither price nor threshold.
struct MixLevels {
  std::int64_t first;
  std::int64_t last;
  Rational hours;                         // of the month when `first` units or more are needed: h
  Rational saved;                         // each level's cost without the commitment
  std::optional<std::size_t> commitment;  // the cheapest left to buy, a row of MixPrices::commitments
  Rational price;                         // of that commitment for the month
  std::optional<Rational> threshold;      // the hours at which `saved` were `price`; absent where an hour costs nothing
  bool committed;
};

struct Mix {
  bool known = false;  // false: a price, hours or units out of their range, or a number that does not fit
  Rational cost = 0;
  std::vector<MixPurchase> commitments;  // a row for each that was offered
  MixUse spot;
  MixUse on_demand;
  std::optional<Rational> coverage;     // unit-hours on commitments / all that are needed; absent where none is
  std::optional<Rational> utilization;  // of commitments: used / bought; absent where none is bought
  std::vector<MixLevels> levels;        // the certificate
};

// The cheapest mix. `hours_of_month` > 0, and no fewer than the profile's parts have together.
Mix cheapest_mix(std::span<const ProfilePart> profile, Rational hours_of_month, const MixPrices& prices);

}  // namespace steelyard
