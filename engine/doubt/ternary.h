// ternary.h -- the map of who is first when three criteria share their weight anew, as polygons of a triangle.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "mcda/table.h"

namespace steelyard {

// Where an alternative is first: a convex polygon. A corner is three shares of sum 1, of what the three criteria weigh
// together; corners go round counterclockwise with the first criterion at (1, 0), the second at (0, 1) of a plane and
// the third at its origin. Equal alternatives have the same polygon, told once, under the first of them.
struct TernaryCell {
  std::uint32_t alternative;
  double share;  // of the triangle's area; of all cells the sum is 1
  std::vector<std::array<double, 3>> corners;
};

// The other criteria keep their weights. `weights`: sum 1. `criteria`: three different ones. Exact to rounding. O(mn)
// to reduce to three columns, then as find_winners(), and w cuts for each of w winners.
std::vector<TernaryCell> ternary_map(const Table& values, std::span<const double> weights,
                                     const std::array<std::uint32_t, 3>& criteria);

}  // namespace steelyard
