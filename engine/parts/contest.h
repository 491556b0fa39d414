// contest.h -- the offers among which weights decide, as a table of values: from a judged question to doubt/.
#pragma once

#include <cstdint>
#include <vector>

#include "answer/session.h"
#include "mcda/table.h"

namespace steelyard {

// A row an offer, best first; a column a criterion, with the lower ends that offers are ranked by. An offer whose bill
// lacks a figure stands behind all others whatever the weights are: it is left out while there are others.
struct Contest {
  Table values;
  std::vector<std::uint32_t> judged;  // by row: the row of assessment.offers
  std::vector<double> weights;        // sum 1
};

Contest contest_of(const Session& session);

}  // namespace steelyard
