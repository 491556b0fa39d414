// region.h -- a part of the simplex that half-spaces cut out: its corners, its volume, its center of gravity.
//
// Corners know the facets they lie on. A cut keeps the corners on its side and makes a new one on each edge that it
// crosses; two corners share an edge when no third one lies on all the facets that both lie on (double description:
// Motzkin et al. 1953; Fukuda, Prodon 1996). The volume is that of a triangulation from corners down through facets
// (Cohen, Hickey: Two algorithms for determining volumes of convex polyhedra, Journal of the ACM 26, 1979), each
// simplex by one determinant. No qhull-like joggling: corners that are on a cut to within rounding are taken to lie on
// it.
#pragma once

#include <cstdint>
#include <vector>

#include "doubt/triangulation.h"

namespace steelyard {

class Region {
 public:
  // The whole simplex of so many corners, ready for so many cuts.
  Region(std::size_t corners, std::size_t most_cuts);

  // Keeps the points w with d.w >= 0. O(v^3) with v corners where the cut crosses the region, otherwise O(vn).
  void cut(std::span<const double> d);

  bool empty() const { return points_.rows() == 0; }
  // The corners, each as shares of the simplex's corners.
  const Table& points() const { return points_; }

  // By triangulation.h.
  RegionSize size() const;

 private:
  using Word = std::uint64_t;
  bool on(std::size_t point, std::size_t facet) const {
    return (facets_[point * words_ + facet / 64] >> (facet % 64) & 1) != 0;
  }
  bool share_an_edge(std::size_t a, std::size_t b) const;

  std::size_t dimension_;  // of the simplex: one less than its corners
  std::size_t facet_count_;
  std::size_t words_;
  Table points_;
  std::vector<Word> facets_;  // words_ a point: on which facets it lies
};

}  // namespace steelyard
