// resolve.h -- from rows, each what one source said on one day, to offers, each with one price and the rest as
// evidence.
//
// Rows of one key (sku, region, zone, option, term, payment, system) are one offer. Of rows that disagree one gives the
// price, by settle/precedence.h, and all others are kept as its evidence.
//
// Whether they contradict each other is asked of the finished catalog (catalog/conflict.h).
//
// A row of region "all" is a list price without region. Where a sku has offers in regions under the same option, term,
// payment and system, it is a row of each of them too: it gives the price where it goes before the regional
// rows, and is evidence where it does not. It is an offer of its own only where there are none.
#pragma once

#include <cstdint>
#include <vector>

#include "pack/rows.h"

namespace steelyard {

struct ResolvedOffer {
  std::size_t key;                    // a row of Data::prices that has the offer's key
  std::size_t price;                  // the row that gives its price
  std::vector<std::size_t> evidence;  // the other rows, newest first
};

struct Resolved {
  std::vector<ResolvedOffer> offers;  // sorted by key
};

Resolved resolve(const Data& data);

}  // namespace steelyard
