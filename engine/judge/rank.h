// rank.h -- from values to a ranking: the weighted sum, and who stands where.
#pragma once

#include <cstdint>
#include <vector>

#include "judge/judge.h"
#include "price/totals.h"

namespace steelyard {

struct Ranking {
  std::vector<double> lower, upper;  // scores, by row of the judged offers
  std::vector<std::uint32_t> order;  // rows, best first
  std::vector<std::uint32_t> rank;   // by place in `order`: 1 is first, equal offers share it; 0 without a total
};

// The weighted sum of every offer's values: one row an offer. The parts weight x value, added in the order of the
// criteria, give the score bit for bit.
Values weighted_sums(const std::vector<Values>& values, const std::vector<double>& weights);

// Ranks offers by their scores' lower ends, cheaper first among equals, then in the catalog's order: total and stable.
// A total that lacks a figure stands behind all complete ones, and no price behind all. Equal offers share the least
// rank (1, 1, 3): those of equal score whose total is equal too.
Ranking rank(const std::vector<Values>& values, const std::vector<double>& weights, const Totals& totals);

}  // namespace steelyard
