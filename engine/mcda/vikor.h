// vikor.h -- VIKOR: a compromise between the sum of all regrets and the largest single one; less is better.
//
// With f*, f- the best and the worst measure on a criterion: S = sum of w (f*-x)/(f*-f-), R the largest of those terms,
// Q = v (S-S*)/(S- - S*) + (1-v) (R-R*)/(R- - R*). Opricovic, Tzeng: Compromise solution by MCDM methods, European
// Journal of Operational Research 156 (2004), and 178 (2007). Weights are divided by their sum; 0/0 is 0. f* and f-
// depend on the alternatives that are there: see reversal.h.
#pragma once

#include <cstdint>

#include "mcda/decision.h"

namespace steelyard {

struct Vikor {
  std::vector<double> s, r, q;  // one an alternative
  // The least Q is a compromise by itself if it leads by at least 1/(m-1) (acceptable advantage) and is also least in S
  // or R (acceptable stability).
  bool acceptable_advantage = true, acceptable_stability = true;
  // The alternatives to offer, in their own order: the one of least Q; if only stability lacks, with the next; if the
  // advantage lacks, with all that are less than 1/(m-1) behind. A single alternative is its own compromise.
  std::vector<std::uint32_t> compromise;
};

// `v` within 0 to 1: what the majority's sum weighs against the largest regret; 1/2 is usual. O(mn + m log m).
Vikor vikor(const Decision& decision, double v);

}  // namespace steelyard
