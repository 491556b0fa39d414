// ranks.h -- from scores to places.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace steelyard {

// Every alternative's rank: 1 is best, equal scores share the least (1, 1, 3). Scores are equal when they are the same
// number: "nearly equal" is not transitive and would make the order depend on chance. O(m log m).
std::vector<std::uint32_t> ranks(std::span<const double> scores, bool more_is_better = true);

// The alternatives, best first; equal ones in their own order.
std::vector<std::uint32_t> best_first(std::span<const double> scores, bool more_is_better = true);

}  // namespace steelyard
