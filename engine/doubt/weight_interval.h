// weight_interval.h -- how far one weight can move, the others keeping their proportions, while an alternative is
// first.
//
// With the weight at t and the others scaled by (1-t)/(1-w), every score is a line in t, so the answer is an interval
// whose ends are crossings of two lines: exact, in closed form (Mareschal, European Journal of Operational Research 33,
// 1988). Where w is 1 and the others have no proportion to keep, they share equally.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "mcda/table.h"

namespace steelyard {

struct WeightInterval {
  double from = 0, to = 1;                    // of weights whose sum is 1
  std::optional<std::uint32_t> below, above;  // who overtakes beyond each end; none where the end is 0 or 1
};

// The interval of weight `criterion` in which `alternative` is first or shares the first place; nothing if there is
// none. For the winner it holds the present weight; for another one the end nearest to it is the smallest change of
// that weight alone that makes it first. `weights`: sum 1. O(mn).
std::optional<WeightInterval> weight_interval(const Table& values, std::span<const double> weights,
                                              std::size_t criterion, std::uint32_t alternative);

}  // namespace steelyard
