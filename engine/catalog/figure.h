// figure.h -- one price as one source gives it: what an offer takes its price from, or evidence beside it.
#pragma once

#include "base/rational.h"
#include "catalog/catalog.h"

namespace steelyard {

struct Figure {
  PriceState state;
  std::int64_t price;  // nano of `currency` per `basis`
  std::int64_t fee;    // nano, that what the basis counts costs a term, beside the price
  TextId currency;
  PriceBasis basis;
  Day as_of;
  SourceId source;
};

// The figure that an offer takes its price from.
Figure figure_of(const Catalog& catalog, OfferId offer);

// The figure of row `i` of Evidence.
Figure evidence_at(const Catalog& catalog, std::size_t i);

// Accelerators in one node of the offer's sku; 0 where it is sold by the accelerator.
Rational accelerators_of(const Catalog& catalog, OfferId offer);

// What an hour of a price costs with its fee spread over the hours of its term (AWS Data Exports,
// reservation_effective_cost: "the sum of both the upfront and hourly rate").
Rational effective_hour(std::int64_t price, std::int64_t fee, Term term);

// A figure for one node an hour, its fee spread over the hours of the term; for one accelerator where the node's size
// is not known. `accelerators` as above. A fee has a stated term (the catalog's check sees to that).
Rational amount_of(const Figure& figure, const Rational& accelerators, Term term);

// Whether two figures of one sku are in one unit, so that their amounts can be held against each other.
bool comparable(const Figure& a, const Figure& b, const Rational& accelerators);

}  // namespace steelyard
