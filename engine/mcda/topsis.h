// topsis.h -- TOPSIS: near the best that any alternative has, far from the worst; more is better.
//
// score = D- / (D+ + D-), the Euclidean distances of the weighted normalized values to the anti-ideal and the ideal
// (Hwang, Yoon 1981, chapter 3); 1/2 where both are 0, because all alternatives are the same. Weights are divided by
// their sum. With `vector` and `none` a cost keeps its sign and its ideal is the least, as in the book. Ideal and
// anti-ideal depend on the alternatives that are there, so a third one can turn two round: see reversal.h.
#pragma once

#include "mcda/decision.h"
#include "mcda/normalization.h"

namespace steelyard {

struct Topsis {
  std::vector<double> score;
  std::vector<double> ideal, anti_ideal;  // weighted normalized values, one a criterion
};

// Faults: those of normalize(). O(mn).
Result<Topsis> topsis(const Decision& decision, Normalization normalization);

}  // namespace steelyard
