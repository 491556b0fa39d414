#include <algorithm>

#include "judge/judge.h"

namespace steelyard {
namespace {

Scale between(const std::vector<double>& measures, bool more_is_better) {
  double least = kUnknown;
  double most = kUnknown;
  for (const double measure : measures) {
    if (!is_known(measure)) continue;
    least = is_known(least) ? std::min(least, measure) : measure;
    most = is_known(most) ? std::max(most, measure) : measure;
  }
  if (!is_known(least) || least == most) return {0, 1, true};
  return more_is_better ? Scale{least, most} : Scale{most, least};
}

}  // namespace

std::vector<Scale> scales(const Catalog& catalog, const Measures& basket) {
  std::vector<Scale> ends;
  for (const Measure measure : catalog.criteria.measure) {
    switch (measure) {
      case Measure::cost:
        ends.push_back(between(basket.totals.amount, false));
        break;
      case Measure::performance:
        ends.push_back(between(basket.performance.estimate, basket.performance.more_is_better));
        break;
      case Measure::share_of_facts:
        ends.push_back({0, 1, false});  // none of the facts, and all of them
        break;
    }
  }
  return ends;
}

}  // namespace steelyard
