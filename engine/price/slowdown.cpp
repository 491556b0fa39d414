#include "price/slowdown.h"

#include <algorithm>

#include "base/month.h"
#include "price/interruption.h"

namespace steelyard {
namespace {

// A job that takes so many times its hours does not get done.
constexpr double kEndless = 1000;

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
  double expected = 0;
  if (!question.checkpoint_seconds) {
    expected = expected_time(work, interruptions).value;
  } else {
    const Hours<double> checkpoint = hours_of(question.checkpoint_seconds);
    // Work that is shorter than the best interval is saved once, at its end. Checkpoints that cost no time are made all
    // the time.
    const Hours<double> best = daly_interval(checkpoint, mean);
    const Hours<double> always{std::min(hours, mean.value) * 1e-6};
    const Hours<double> interval = best.value < always.value ? always : (best < work ? best : work);
    expected = expected_time(work, interval, checkpoint, interruptions).value;
  }
  return expected < kEndless * hours ? expected / hours : kUnknown;
}

}  // namespace steelyard
