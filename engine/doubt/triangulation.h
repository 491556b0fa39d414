// triangulation.h -- volume and center of gravity of a convex polytope within a simplex, of which corners and facets
// are known.
//
// Split into simplices from a corner of each face down through its facets (Cohen, Hickey: Two algorithms for
// determining volumes of convex polyhedra, Journal of the ACM 26, 1979); each simplex is one determinant.
#pragma once

#include <cstdint>
#include <vector>

#include "mcda/table.h"

namespace steelyard {

struct RegionSize {
  double share = 0;              // of the simplex's volume
  std::vector<double> centroid;  // empty where the share is 0
};

// `points`: the corners, each as shares of the simplex's corners. `facets`: bit p of a mask of 64-bit words says that
// point p lies on the facet; masks of less than whole facets, or of the same one twice, do no harm. The number of
// simplices is what it costs: with v corners in d dimensions at worst some v^(d/2); each takes O(d^3).
RegionSize triangulated(const Table& points, const std::vector<std::vector<std::uint64_t>>& facets);

}  // namespace steelyard
