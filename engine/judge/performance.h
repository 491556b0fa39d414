// performance.h -- what offers measure on the performance criterion, in its own unit.
#pragma once

#include <span>
#include <vector>

#include "catalog/catalog.h"
#include "perform/perform.h"
#include "question/question.h"

namespace steelyard {

// Of a job: hours to finish, less is better. Of a rental: work an hour, more is better. Columns, one row an offer;
// kUnknown where nothing is known.
struct Performance {
  bool more_is_better = true;
  std::vector<double> estimate, worst, best;
  double slowest = kUnknown;  // the worst that any accelerator of the catalog measures, offered or not
};

Performance performance(const Catalog& catalog, const Question& question, const Speeds& speeds,
                        std::span<const OfferId> offers);

}  // namespace steelyard
