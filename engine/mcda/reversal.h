// reversal.h -- whether an order holds only as long as a third alternative is there.
#pragma once

#include <cstdint>
#include <optional>

#include "mcda/method.h"

namespace steelyard {

// With all alternatives `ahead` scores better than `behind`; without `removed`, worse.
struct Reversal {
  std::uint32_t removed, ahead, behind;
};

// With more alternatives than this the search would take m^3 steps too many and is left out.
inline constexpr std::size_t kMostForReversal = 100;

// The reversal of the best alternative that the removal of a single one brings about: the most telling, if there is
// any. Differences of a billionth of the range of scores are not held against a method: rounding makes them too.
// `outcome` is what the method gives for the decision. m runs of the method and O(m^3).
std::optional<Reversal> find_reversal(const Decision& decision, const Prepared& method, const MethodOutcome& outcome);

}  // namespace steelyard
