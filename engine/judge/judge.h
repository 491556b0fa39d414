// judge.h -- from measures to values: what every offer is worth on every criterion.
//
// Each criterion has a value scale with two fixed ends: 0 and 1 stand for the worst and the best that the snapshot's
// reference basket reaches with the same work. The ends do not depend on which offers qualify, so no offer's value
// changes when another is added, removed or filtered out; values are not clipped, an offer beyond an end lies below 0
// or above 1. These are SPOTIS's distances to fixed bounds (Dezert, Tchamova, Han, Tacnet: The SPOTIS rank reversal
// free method for multi-criteria decision-making support, FUSION 2020), turned so that more is better.
//
// What is not known makes a value an interval over its whole scale, down to the worst that is known of any; offers are
// ranked by the lower end (rank.h), so the unknown is never merit.
#pragma once

#include <span>
#include <vector>

#include "catalog/catalog.h"
#include "judge/performance.h"
#include "price/totals.h"

namespace steelyard {

// The two ends of a criterion's scale in its own unit. `inert`: fewer than two offers of the basket have a measure, or
// all have the same; the criterion then tells nothing apart, and every offer has the value 0 on it.
struct Scale {
  double zero_at = 0;
  double one_at = 1;
  bool inert = false;
};

// Values between two bounds, columns with one row an offer; lower == upper where all is known.
struct Values {
  std::vector<double> lower, upper;
};

// What some offers measure: columns, one row an offer.
struct Measures {
  Totals totals;
  Performance performance;
};

// One scale a criterion, from what the reference basket measures.
std::vector<Scale> scales(const Catalog& catalog, const Measures& basket);

// One Values a criterion, from what the offers to judge measure.
std::vector<Values> judge(const Catalog& catalog, const std::vector<Scale>& scales, std::span<const OfferId> offers,
                          const Measures& measures);

}  // namespace steelyard
