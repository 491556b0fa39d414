// spotis.h -- the weighted sum of distances to an ideal on scales with fixed ends: less is better.
//
// score = sum of w_j |x_ij - ideal_j| / (upper_j - lower_j), weights divided by their sum. Dezert, Tchamova, Han,
// Tacnet: The SPOTIS rank reversal free method for multi-criteria decision-making support, FUSION 2020. The ends belong
// to the question, not to the list of alternatives: no score changes when an alternative comes or goes.
#pragma once

#include <span>

#include "mcda/decision.h"

namespace steelyard {

// The ends of a criterion's scale, in its own unit. Equal ends: the criterion tells nothing apart, every distance is 0.
struct Bounds {
  double lower, upper;  // lower <= upper
};

struct Spotis {
  std::vector<double> score;
  Additive additive;  // values are the distances below 0, so that more is better; without scales if `ideal` is given
};

// `bounds`: one a criterion. `ideal`: one a criterion, the measure that is best ("expected solution point"); none takes
// the better end. Faults: out_of_range at each cell outside of its bounds, where a distance would count an excess as a
// lack. O(mn).
Result<Spotis> spotis(const Decision& decision, std::span<const Bounds> bounds, std::span<const double> ideal = {});

}  // namespace steelyard
