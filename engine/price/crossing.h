// crossing.h -- where the order of two costs changes: every point, exactly, by solving the pieces; nothing is sampled.
//
// Source of the method: the difference of two piecewise linear functions is one too, so each of its pieces has at most
// one zero, at start - value / slope, and elsewhere its sign can change only at a start.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/rational.h"
#include "price/cost_curve.h"

namespace steelyard {

// Which of two costs is less.
enum class CostOrder : std::uint8_t { first, equal, second };
inline constexpr std::string_view kCostOrders[] = {"first", "equal", "second"};
constexpr std::string_view name(CostOrder order) { return kCostOrders[static_cast<std::size_t>(order)]; }

// A quantity where the order is not what it is around it. `before` and `after` are the same where the costs only touch.
struct Crossing {
  Rational quantity;
  CostOrder before;  // just below; `equal`: over an interval
  CostOrder at;
  CostOrder after;  // just above; the same as `at` at the end of the curves
  bool jump;        // a cost jumps from one side of the other; false: they meet
};

// Between two crossings that follow one another the order is constant: the `after` of the one, the `before` of the
// other.
struct CostComparison {
  bool known = false;  // false: a curve is not known, or an exact number does not fit; the rest is then meaningless
  Rational end = 0;    // as far as both curves go
  CostOrder at_zero = CostOrder::equal;
  CostOrder from_zero = CostOrder::equal;  // just above 0
  std::vector<Crossing> crossings;         // on (0, end], ascending

  // Whether the curves are the same, from 0 to the end.
  bool same() const {
    return known && at_zero == CostOrder::equal && from_zero == CostOrder::equal && crossings.empty();
  }
};

CostComparison compare(const CostCurve& first, const CostCurve& second);

}  // namespace steelyard
