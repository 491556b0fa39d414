// nearest_weights.h -- the smallest change of all weights together that makes an alternative first.
//
// The Euclidean projection of the weights onto the region in which it is first, a convex polytope; by the dual method
// of Goldfarb and Idnani (Mathematical Programming 27, 1983), which starts from the weights as they are and mends the
// worst violation, one after another.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "mcda/table.h"

namespace steelyard {

struct NearestWeights {
  std::vector<double> weights;  // sum 1; the alternative shares the first place here, to within rounding
  double distance;              // Euclidean
};

// `rivals`: who has to be outdone; those of find_winners() are enough. Nothing if no weights make it first. `weights`:
// sum 1. A step is O(rn + n^3) with r rivals; some n are usual.
std::optional<NearestWeights> nearest_weights(const Table& values, std::span<const double> weights,
                                              std::span<const std::uint32_t> rivals, std::uint32_t alternative);

}  // namespace steelyard
