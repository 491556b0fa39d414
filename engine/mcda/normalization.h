// normalization.h -- the classic ways to make criteria of different units comparable, all with more being better.
//
//                benefit          cost                   takes
//   none         x                -x                     anything
//   minmax       (x-min)/range    (max-x)/range          anything
//   linear       x/max            min/x                  x >= 0, of a cost x > 0
//   sum          x/sum            (1/x)/sum of (1/x)     x >= 0, of a cost x > 0
//   vector       x/|x|            1 - x/|x|              anything; |x| is the root of the sum of squares
//
// Hwang, Yoon: Multiple Attribute Decision Making, Springer 1981, chapter 2. "linear" for a cost is min/x, not 1-x/max,
// and "sum" inverts before it divides: libraries differ in both. A division by zero is one of a criterion that tells
// nothing apart, and gives 0 for all.
//
// All but `none` depend on which alternatives are there: min, max, sum and |x| move when one is added or taken away,
// and with them the order of the others may turn round (Wang, Luo: On rank reversal in decision analysis, Mathematical
// and Computer Modelling 49, 2009). Scales with fixed ends do not (spotis.h). reversal.h finds such a turn.
#pragma once

#include <cstdint>
#include <string_view>

#include "mcda/decision.h"

namespace steelyard {

enum class Normalization : std::uint8_t { none, min_max, linear, sum, vector };
inline constexpr std::string_view kNormalizations[] = {"none", "minmax", "linear", "sum", "vector"};

// The normalized matrix. Faults: negative or not_positive at each cell that it cannot take. O(mn).
Result<Table> normalize(const Table& matrix, const std::vector<Direction>& directions, Normalization normalization);

}  // namespace steelyard
