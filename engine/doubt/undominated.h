// undominated.h -- who is worth looking at: alternatives that no other one beats or equals on every criterion.
#pragma once

#include <cstdint>

#include "mcda/table.h"

namespace steelyard {

struct Undominated {
  // One of each kind of equal rows, those of the largest sum first.
  std::vector<std::uint32_t> contenders;
  // By alternative: itself if it is a contender; the contender with the same values; or one that is nowhere worse and
  // somewhere better, which therefore scores at least as much with any weights.
  std::vector<std::uint32_t> beaten_by;
};

// O(m log m + mcn) with c contenders, at worst m (Boerzsoenyi, Kossmann, Stocker: The skyline operator, ICDE 2001;
// sorted first as in Chomicki et al., ICDE 2003, so that no contender is ever taken back).
Undominated undominated(const Table& values);

}  // namespace steelyard
