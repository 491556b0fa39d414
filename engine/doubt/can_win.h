// can_win.h -- which alternatives can be first at all, with weights for each that can and a proof for each that cannot.
#pragma once

#include <cstdint>

#include "doubt/lead.h"

namespace steelyard {

struct CanWin {
  bool can = false;
  // If it can: weights at which it leads every alternative with other values; none of them is 0.
  std::vector<double> weights;
  // If it cannot: shares of others, sum 1, whose mixed values are at least its own on every criterion (to within
  // kWithin of the largest difference), so that with any weights one of them is at least as good.
  std::vector<MixtureShare> beaten_by;
};

// A lead counts above this share of the largest difference between two values of a criterion: below it is rounding.
inline constexpr double kWithin = 1e-11;

struct Winners {
  std::vector<CanWin> by_alternative;     // equal alternatives win and lose together
  std::vector<std::uint32_t> winners;     // those that can, one of each kind of equal ones, in ascending order
  std::vector<std::uint32_t> stands_for;  // by alternative: the one of `winners` with the same values, or kNobody
};
inline constexpr std::uint32_t kNobody = static_cast<std::uint32_t>(-1);

// `values`: more is better, a column a criterion or a corner of the weights' space. O(mcn) to leave c contenders, then
// a linear program of n rows for each of them (lead.h), some O(wn^2) with w winners, and O(cn) for one that wins.
Winners find_winners(const Table& values);

}  // namespace steelyard
