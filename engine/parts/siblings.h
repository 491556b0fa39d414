// siblings.h -- the same machine at the same place under other purchase options.
#pragma once

#include <vector>

#include "answer/assessment.h"

namespace steelyard {

// The offers of the same sku and region that a question could have had instead, cheapest first by what an hour is
// listed at: one for each option, term and payment other than the offer's own. They fail no requirement but the
// purchase option's; of several zones, the offer's own comes first, then the cheapest.
std::vector<OfferId> siblings(const Catalog& catalog, const Assessment& assessment, OfferId offer);

}  // namespace steelyard
