// first_rank.h -- at which share of all weights each alternative is first, and what is typical of the weights there.
//
// First-rank acceptability and central weight of SMAA (Lahdelma, Hokkanen, Salminen, European Journal of Operational
// Research 106, 1998; Lahdelma, Salminen, Operations Research 49, 2001), which the literature estimates by chance: here
// they are the volume and the center of gravity of the region in which an alternative wins (region.h), exact to
// rounding, where that is quick enough. A region too small for 10,000 draws to meet is found all the same.
#pragma once

#include <cstdint>
#include <vector>

#include "doubt/can_win.h"
#include "doubt/draws.h"

namespace steelyard {

struct FirstRank {
  bool exact = true;
  // One an alternative. Equal alternatives are first together, so that shares of distinct ones have the sum 1.
  std::vector<double> share;
  std::vector<double> standard_error;                // 0 where exact
  std::vector<std::vector<double>> central_weights;  // sum 1; empty where the share is 0, or no draw met it
};

// Whether so many winners on so many criteria that tell them apart are measured: on up to 4 criteria 150 (25 ms at
// worst, when all of them have large regions), on up to 8 twenty (6 criteria 30 ms, 7 criteria 0.3 s, 8 criteria 3 s at
// worst; regions of real matrices are mostly far simpler).
bool first_rank_is_exact(std::size_t criteria, std::size_t winners);

// `winners`: of the same values. Exact: a region for each of w winners with w cuts. Otherwise O(wn) a draw.
FirstRank first_rank(const Table& values, const Winners& winners, const Sampling& sampling);

}  // namespace steelyard
