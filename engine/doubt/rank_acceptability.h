// rank_acceptability.h -- at which share of all weights each alternative takes each rank.
//
// SMAA-2 (Lahdelma, Salminen: SMAA-2: Stochastic multicriteria acceptability analysis for group decision making,
// Operations Research 49, 2001). Ranks beyond the first have no region that is convex, so this is drawn; first_rank.h
// has the exact share of the first.
#pragma once

#include "doubt/draws.h"
#include "mcda/table.h"

namespace steelyard {

struct RankAcceptability {
  Table share;  // a row an alternative, a column a rank from 1 on; rows have the sum 1
  Table standard_error;
};

// Equal scores share the least rank. O(m n + m log m) a draw.
RankAcceptability rank_acceptability(const Table& values, const Sampling& sampling);

}  // namespace steelyard
