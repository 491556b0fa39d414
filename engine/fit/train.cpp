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
constexpr MeasuredShare kTypical[] = {
    {96, kUtilization[1].value}, {4'608, kUtilization[2].value}, {16'384, kUtilization[3].value}};
constexpr double kLow = kUtilization[0].value;
constexpr double kHigh = kUtilization[4].value;

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

// What the measured product reaches of the peak, by what it reaches on the H100; 1 where none was measured.
double product_by_h100(const Device& device, Precision precision) {
  if (device.trained_on || !is_known(device.measured_16_bit)) return 1;
  return share_of_peak(device.measured_16_bit, device.peak(precision)) / kProductOfH100.value;
}

}  // namespace

double weight_operations(const Transformer& model, double tokens) { return 6 * active_parameters(model) * tokens; }

double adapter_operations(const Transformer& model, double tokens, double trainable_share) {
  return (4 + 6 * trainable_share) * active_parameters(model) * tokens;
}

double attention_operations(const Transformer& model, double tokens, double sequence) {
  return 12 * model.layers * model.heads * model.head_dim * sequence * tokens;
}

Utilization training_utilization(Precision precision, const Device& device, double count) {
  const double measured = typical_share(count);
  if (!has_16_bits(precision) || !is_known(measured) || !is_known(device.peak(precision))) return {};
  const double most = share_of_peak(device.ceiling(precision), device.peak(precision));
  const double typical = std::min(measured * product_by_h100(device, precision), most);
  const bool same = device.trained_on && count >= kTypical[0].count;
  return {{std::min(kLow, typical), typical, std::max(std::min(kHigh, most), typical)},
          same ? EstimateEvidence::measured : EstimateEvidence::transferred};
}

TrainingTime training_time(const TrainingWork& work, const Device& device, double count) {
  TrainingTime time;
  time.in_weights = work.trainable_share ? adapter_operations(work.model, work.tokens, *work.trainable_share)
                                         : weight_operations(work.model, work.tokens);
  time.in_attention = attention_operations(work.model, work.tokens, work.sequence);
  const double operations = time.in_weights + (is_known(time.in_attention) ? time.in_attention : 0);
  const double peak = device.peak(work.precision);
  const double ideal = operations / (count * peak * work.goodput * kSecondsPerHour);
  if (!is_known(ideal)) return time;
  time.utilization = training_utilization(work.precision, device, count);
  time.evidence = time.utilization.evidence;
  if (time.evidence == EstimateEvidence::unknown) {
    time.evidence = EstimateEvidence::bound;
    time.hours.low = ideal / share_of_peak(device.ceiling(work.precision), peak);
    return time;
  }
  const Range& share = time.utilization.share;
  time.hours = {ideal / share.high, ideal / share.typical, ideal / share.low};
  return time;
}

}  // namespace steelyard
