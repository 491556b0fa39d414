#include "perform/perform.h"

#include <algorithm>

#include "perform/measured.h"

namespace steelyard {
namespace {

constexpr double kMinutesPerHour = 60;

double ratio_above_one(double a, double b) { return a > b ? a / b : b / a; }

void set_measured(const MeasuredCase& measured, std::size_t accelerator, Speeds& speeds) {
  speeds.evidence[accelerator] = SpeedEvidence::measured;
  speeds.speed[accelerator] = kMinutesPerHour / measured.minutes;
  speeds.low[accelerator] = kMinutesPerHour / measured.minutes_max;
  speeds.high[accelerator] = kMinutesPerHour / measured.minutes_min;
  speeds.results[accelerator] = measured.results;
  speeds.measurement[accelerator] = measured.median_row;
}

// From the measured case that is most like the wanted one: the same accelerator before another, then the nearest in
// total peak rate. The estimate takes speed to be in proportion to the peak; the bounds are that and no change at all,
// because more of a machine is never slower and seldom faster than in proportion.
void set_scaled(const Catalog& catalog, const std::vector<MeasuredCase>& cases, std::size_t accelerator, double count,
                Speeds& speeds) {
  const double peak = dense_16_bit(catalog, id_of<AcceleratorId>(accelerator));
  const MeasuredCase* nearest = nullptr;
  double nearest_distance = 0;
  bool nearest_same = false;
  for (const MeasuredCase& one : cases) {
    const bool same = row(one.accelerator) == accelerator;
    const double other_peak = dense_16_bit(catalog, one.accelerator);
    if (!same && !(is_known(peak) && is_known(other_peak))) continue;
    const double distance =
        same ? ratio_above_one(count, one.count) : ratio_above_one(count * peak, one.count * other_peak);
    const bool better = nearest == nullptr || (same != nearest_same ? same : distance < nearest_distance);
    if (!better) continue;
    nearest = &one;
    nearest_distance = distance;
    nearest_same = same;
  }
  if (nearest == nullptr) return;
  double gain = count / nearest->count;
  if (!nearest_same) gain *= peak / dense_16_bit(catalog, nearest->accelerator);
  const double measured = kMinutesPerHour / nearest->minutes;
  speeds.evidence[accelerator] = SpeedEvidence::scaled;
  speeds.speed[accelerator] = measured * gain;
  speeds.low[accelerator] = std::min(measured, measured * gain);
  speeds.high[accelerator] = std::max(measured, measured * gain);
  speeds.results[accelerator] = 1;
  speeds.measurement[accelerator] = nearest->median_row;
}

void set_peak(const Catalog& catalog, std::size_t accelerator, double count, Speeds& speeds) {
  const double peak = dense_16_bit(catalog, id_of<AcceleratorId>(accelerator));
  if (!is_known(peak)) return;
  speeds.evidence[accelerator] = SpeedEvidence::dense_peak;
  speeds.speed[accelerator] = speeds.low[accelerator] = speeds.high[accelerator] = count * peak;
}

}  // namespace

std::vector<double> work_hours(const Question& question, const Speeds& speeds) {
  if (!question.runs) {
    return std::vector<double>(speeds.speed.size(), (question.hours_per_month * question.months).to_double());
  }
  const double runs = question.runs->to_double();
  std::vector<double> hours(speeds.speed.size(), kUnknown);
  for (std::size_t i = 0; i < hours.size(); ++i) {
    if (is_known(speeds.speed[i])) hours[i] = runs / speeds.speed[i];
  }
  return hours;
}

double dense_16_bit(const Catalog& catalog, AcceleratorId accelerator) {
  const double bf16 = catalog.accelerators.bf16[row(accelerator)];
  return is_known(bf16) ? bf16 : catalog.accelerators.fp16[row(accelerator)];
}

Speeds perform(const Catalog& catalog, const Question& question) {
  const std::size_t accelerators = catalog.accelerators.id.size();
  Speeds speeds;
  speeds.evidence.assign(accelerators, SpeedEvidence::unknown);
  speeds.speed.assign(accelerators, kUnknown);
  speeds.low.assign(accelerators, kUnknown);
  speeds.high.assign(accelerators, kUnknown);
  speeds.results.assign(accelerators, 0);
  speeds.measurement.assign(accelerators, 0);
  if (!question.benchmark) {
    for (std::size_t i = 0; i < accelerators; ++i) set_peak(catalog, i, question.count, speeds);
    return speeds;
  }
  const std::vector<MeasuredCase> cases = measured_cases(catalog, *question.benchmark);
  for (std::size_t i = 0; i < accelerators; ++i) {
    const auto exact = std::find_if(cases.begin(), cases.end(), [&](const MeasuredCase& one) {
      return row(one.accelerator) == i && one.count == static_cast<std::uint32_t>(question.count);
    });
    if (exact != cases.end()) {
      set_measured(*exact, i, speeds);
    } else {
      set_scaled(catalog, cases, i, question.count, speeds);
    }
  }
  return speeds;
}

}  // namespace steelyard
