#include "fit/train.h"

#include <algorithm>
#include <iterator>

#include "base/exponential.h"
#include "base/month.h"
#include "fit/roofline.h"

namespace steelyard {
namespace {

struct MeasuredShare {
  double count, share;
};
constexpr MeasuredShare kTypical[] = {{96, 0.47}, {4'608, 0.42}, {16'384, 0.41}};
constexpr double kLow = 0.195;
constexpr double kHigh = 0.542;

double typical_share(double count) {
  if (count <= kTypical[0].count) return kTypical[0].share;
  for (std::size_t i = 1; i < std::size(kTypical); ++i) {
    const MeasuredShare& before = kTypical[i - 1];
    const MeasuredShare& after = kTypical[i];
    if (!(count <= after.count)) continue;
    const double way = log_portable(count / before.count) / log_portable(after.count / before.count);
    return before.share + (after.share - before.share) * way;
  }
  return kUnknown;
}

bool has_16_bits(Precision precision) {
  return precision == Precision::bf16 || precision == Precision::fp16 || precision == Precision::int4;
}

Range at_most(const Range& share, double most) {
  return {std::min(share.low, most), std::min(share.typical, most), std::min(share.high, most)};
}

}  // namespace

double weight_operations(const Transformer& model, double tokens) { return 6 * active_parameters(model) * tokens; }

double adapter_operations(const Transformer& model, double tokens, double trainable_share) {
  return (4 + 6 * trainable_share) * active_parameters(model) * tokens;
}

double attention_operations(const Transformer& model, double tokens, double sequence) {
  return 12 * model.layers * model.heads * model.head_dim * sequence * tokens;
}

Utilization training_utilization(Precision precision, bool is_h100_sxm, double count) {
  const double typical = typical_share(count);
  if (!has_16_bits(precision) || !is_known(typical)) return {};
  const bool measured = is_h100_sxm && count >= kTypical[0].count;
  return {{kLow, typical, kHigh}, measured ? EstimateEvidence::measured : EstimateEvidence::transferred};
}

TrainingTime training_time(const TrainingWork& work, const Device& device, bool is_h100_sxm, double count) {
  TrainingTime time;
  time.in_weights = work.trainable_share ? adapter_operations(work.model, work.tokens, *work.trainable_share)
                                         : weight_operations(work.model, work.tokens);
  time.in_attention = attention_operations(work.model, work.tokens, work.sequence);
  const double operations = time.in_weights + (is_known(time.in_attention) ? time.in_attention : 0);
  const double peak = device.peak(work.precision);
  const double ideal = operations / (count * peak * work.goodput * kSecondsPerHour);
  if (!is_known(ideal)) return time;
  const double ceiling = share_of_peak(device.ceiling(work.precision), peak);
  time.utilization = training_utilization(work.precision, is_h100_sxm, count);
  time.evidence = time.utilization.evidence;
  if (time.evidence == EstimateEvidence::unknown) {
    time.evidence = EstimateEvidence::bound;
    time.hours.low = ideal / ceiling;
    return time;
  }
  const Range share = at_most(time.utilization.share, ceiling);
  time.utilization.share = share;
  time.hours = {ideal / share.high, ideal / share.typical, ideal / share.low};
  return time;
}

}  // namespace steelyard
