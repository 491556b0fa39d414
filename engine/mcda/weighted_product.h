// weighted_product.h -- the product of values raised to their weights: score = product of v_ij^w_j, more is better.
//
// Bridgman: Dimensional Analysis, Yale 1922; Triantaphyllou, Mann, Decision Support Systems 5 (1989). Weights are
// divided by their sum. The logarithm of the score is linear in the weights, so its doubt is exact. Normalizing by max
// or sum multiplies all scores by one number and turns nothing round: the order never depends on the other
// alternatives.
#pragma once

#include "mcda/decision.h"
#include "mcda/normalization.h"

namespace steelyard {

struct WeightedProduct {
  std::vector<double> score;
  Additive additive;  // values are logarithms; of a cost without normalization -ln x
};

// `normalization`: none (a cost enters as 1/x), linear or sum; minmax and vector make zeros, and one zero makes every
// other value count for nothing. Faults: cell_not_positive at each cell that is not above 0. O(mn).
Result<WeightedProduct> weighted_product(const Decision& decision, Normalization normalization);

}  // namespace steelyard
