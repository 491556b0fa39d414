#include "judge/performance.h"

namespace steelyard {

Performance performance(const Catalog& catalog, const Question& question, const Speeds& speeds,
                        std::span<const OfferId> offers) {
  Performance result;
  result.more_is_better = !question.runs;
  const double runs = question.runs ? question.runs->to_double() : 1;
  // Of a rental, the speed itself; of a job, the time that its runs take at that speed.
  const auto in_unit = [&](double speed) { return result.more_is_better ? speed : runs / speed; };
  for (const double low : speeds.low) {
    if (!is_known(low)) continue;
    const double measure = in_unit(low);
    const bool worse = result.more_is_better ? measure < result.slowest : measure > result.slowest;
    if (!is_known(result.slowest) || worse) result.slowest = measure;
  }
  for (const OfferId offer : offers) {
    const std::uint32_t i = speeds.of_sku[row(catalog.offers.sku[row(offer)])];
    result.estimate.push_back(in_unit(speeds.speed[i]));
    result.worst.push_back(in_unit(speeds.low[i]));
    result.best.push_back(in_unit(speeds.high[i]));
  }
  return result;
}

}  // namespace steelyard
