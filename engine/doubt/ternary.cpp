#include "doubt/ternary.h"

#include <algorithm>

#include "doubt/can_win.h"
#include "doubt/region.h"

namespace steelyard {
namespace {

using Corner = std::array<double, 3>;

// Scores at the three corners of the triangle, which are linear in between.
Table scores_at_corners(const Table& values, std::span<const double> weights,
                        const std::array<std::uint32_t, 3>& criteria) {
  std::vector<double> fixed(weights.begin(), weights.end());
  double shared = 0;
  for (const std::uint32_t criterion : criteria) shared += fixed[criterion], fixed[criterion] = 0;
  Table scores(values.rows(), 3);
  for (std::size_t i = 0; i < values.rows(); ++i) {
    const double base = dot(values.row(i), fixed);
    for (std::size_t c = 0; c < 3; ++c) scores.at(i, c) = base + shared * values.at(i, criteria[c]);
  }
  return scores;
}

// Corners of a convex polygon in the order of their directions from its middle.
void go_round(std::vector<Corner>& corners) {
  Corner middle{};
  for (const Corner& corner : corners) {
    for (std::size_t c = 0; c < 3; ++c) middle[c] += corner[c] / static_cast<double>(corners.size());
  }
  const auto upper = [&](const Corner& corner) {
    return corner[1] > middle[1] || (corner[1] == middle[1] && corner[0] > middle[0]);
  };
  std::sort(corners.begin(), corners.end(), [&](const Corner& a, const Corner& b) {
    if (upper(a) != upper(b)) return upper(a);
    return (a[0] - middle[0]) * (b[1] - middle[1]) - (a[1] - middle[1]) * (b[0] - middle[0]) > 0;
  });
}

}  // namespace

std::vector<TernaryCell> ternary_map(const Table& values, std::span<const double> weights,
                                     const std::array<std::uint32_t, 3>& criteria) {
  const Table scores = scores_at_corners(values, weights, criteria);
  const Winners winners = find_winners(scores);
  std::vector<TernaryCell> cells;
  for (const std::uint32_t winner : winners.winners) {
    Region region(3, winners.winners.size());
    for (const std::uint32_t other : winners.winners) {
      if (other == winner) continue;
      Corner lead{};
      for (std::size_t c = 0; c < 3; ++c) lead[c] = scores.at(winner, c) - scores.at(other, c);
      region.cut(lead);
    }
    const RegionSize size = region.size();
    if (!(size.share > 0)) continue;
    TernaryCell cell{winner, size.share, {}};
    for (std::size_t i = 0; i < region.points().rows(); ++i) {
      const auto point = region.points().row(i);
      cell.corners.push_back({point[0], point[1], point[2]});
    }
    go_round(cell.corners);
    cells.push_back(std::move(cell));
  }
  return cells;
}

}  // namespace steelyard
