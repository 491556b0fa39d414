#include "price/slowdown.h"

#include <algorithm>

#include "base/month.h"
#include "price/interruption.h"

namespace steelyard {
namespace {

Hours<double> hours_of(const std::optional<Rational>& seconds) {
  return {seconds ? seconds->to_double() / kSecondsPerHour : 0};
}

}  // namespace

double slowdown(const Question& question, const NodePlans& plans, SkuId sku, PurchaseOption option, double hours) {
  if (option != PurchaseOption::spot || !question.hours_between_interruptions) return 1;
  if (!is_known(hours) || hours <= 0) return 1;
  const Hours<double> mean = mean_of_job({question.hours_between_interruptions->to_double()},
                                         std::max(plans.nodes[row(sku)], std::int32_t{1}));
  const Interruptions interruptions{mean, hours_of(question.restart_seconds)};
  const Hours<double> work{hours};
  if (!question.checkpoint_seconds) return expected_time(work, interruptions).value / hours;
  const Hours<double> checkpoint = hours_of(question.checkpoint_seconds);
  // Work that is shorter than the best interval is saved once, at its end.
  const Hours<double> best = daly_interval(checkpoint, mean);
  const Hours<double> interval = best < work && best.value > 0 ? best : work;
  return expected_time(work, interval, checkpoint, interruptions).value / hours;
}

}  // namespace steelyard
