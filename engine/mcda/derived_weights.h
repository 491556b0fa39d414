// derived_weights.h -- weights that nobody stated: from an order of importance, or from how the matrix is spread.
//
// Those from the matrix say how much a criterion tells these alternatives apart, not how much it matters; they move
// with the alternatives. A criterion on which all are equal gets 0. Each function gives equal weights, and says so,
// where the rule leaves nothing else: fewer than two alternatives, or no criterion that tells them apart.
#pragma once

#include <cstdint>

#include "mcda/decision.h"
#include "mcda/normalization.h"

namespace steelyard {

struct DerivedWeights {
  std::vector<double> weights;  // sum 1
  bool equal_for_want_of_spread = false;
};

// The mean of all weights that keep the order: (1/n) (1/k + ... + 1/n) for the k-th. Barron, Barrett: Decision quality
// using ranked attribute weights, Management Science 42 (1996). `order`: every criterion once, most important first.
std::vector<double> rank_order_centroid(const std::vector<std::uint32_t>& order);

// 1 - entropy of the shares x/sum, to the base m (Zeleny 1982; Shannon 1948), in a form that keeps its digits where a
// column is almost constant; 0 ln 0 is 0. Fault: cell_negative at each cell below 0. O(mn).
Result<DerivedWeights> entropy_weights(const Table& matrix);

// Standard deviation of the min-max values times the sum of 1 - correlation to each other criterion. Diakoulaki,
// Mavrotas, Papayannakis: Determining objective weights in multiple criteria problems: the CRITIC method, Computers &
// Operations Research 22 (1995). Pearson's correlation. O(mn^2).
DerivedWeights critic_weights(const Table& matrix, const std::vector<Direction>& directions);

// Standard deviation, of the values after `normalization`; with `none` it depends on the units. Diakoulaki et al. 1995.
// Faults: those of normalize(). O(mn).
Result<DerivedWeights> deviation_weights(const Table& matrix, const std::vector<Direction>& directions,
                                         Normalization normalization);

}  // namespace steelyard
