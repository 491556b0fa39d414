// weighted_sum.h -- the weighted sum of normalized values: score = sum of w_j v_ij, more is better.
//
// Fishburn: Additive utilities with incomplete product set, Operations Research 15 (1967); Hwang, Yoon 1981 (SAW). The
// weights count as they are given, so that the score is in their unit.
#pragma once

#include "mcda/decision.h"
#include "mcda/normalization.h"

namespace steelyard {

struct WeightedSum {
  std::vector<double> score;
  Additive additive;
};

// Faults: those of normalize(). O(mn).
Result<WeightedSum> weighted_sum(const Decision& decision, Normalization normalization);

}  // namespace steelyard
