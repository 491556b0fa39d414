// confidence.h -- how far the price of an offer can be relied on.
#pragma once

#include "catalog/catalog.h"

namespace steelyard {

// By what speaks for the figure and what against it, as it stands on the day `on`:
//   high    the vendor's own list or document,
//   medium  somebody else's record of it, or of the vendor's own where it is stale or another source contradicts it,
//   low     what was derived or taken from a review, somebody else's that is stale, contradicted or undated, and any
//           figure with a mark that keeps it out of the ranking.
// `unknown` where there is no price.
Confidence price_confidence(const Catalog& catalog, OfferId offer, Day on);

}  // namespace steelyard
