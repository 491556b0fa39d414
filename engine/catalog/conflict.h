// conflict.h -- when sources disagree about a price, and how far.
//
// A figure of an offer is current on a day if its source has no newer one for the offer and it is not
// stale; one of the same day as the price in use is as current as that. Two current figures of two sources that differ
// by more than they were rounded are a conflict: both are kept, one is chosen (settle/precedence.h) and the offer
// marked.
#pragma once

#include <optional>
#include <vector>

#include "catalog/figure.h"

namespace steelyard {

// Whether two figures of one sku say different things: one a price and the other that it is free or not sold, or prices
// further apart than half a unit of the last place of each (a cent's place at least). One that is not published says
// nothing.
bool disagree(const Figure& a, const Figure& b, const Rational& accelerators, Term term);

struct Conflict {
  std::vector<std::size_t> against;  // rows of Evidence that contradict the price in use
  Rational low, high;                // of the price in use and of those, per the basis of the price in use
};

// The conflict about an offer's price as it stands on the day `on`; nothing if its sources agree.
std::optional<Conflict> find_conflict(const Catalog& catalog, OfferId offer, Day on);

}  // namespace steelyard
