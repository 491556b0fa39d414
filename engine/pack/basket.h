// basket.h -- the reference offers, whose values give the ends of the value scales.
#pragma once

#include "catalog/catalog.h"
#include "pack/rows.h"

namespace steelyard {

// The offers that the keys of Data::basket name; each must be known, priced, and ranked by default, since a scale must
// not hang on a figure that is in doubt. Faults: unknown_offer, basket_offer_unpriced, basket_offer_unranked,
// duplicate_id.
std::vector<OfferId> find_basket(const Data& data, const Catalog& catalog);

}  // namespace steelyard
