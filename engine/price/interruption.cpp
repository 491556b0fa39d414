#include "price/interruption.h"

#include <cmath>
#include <limits>

#include "base/exponential.h"
#include "catalog/catalog.h"

namespace steelyard {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Hours<double> kUnknownTime{kUnknown};

// Comparisons with a NaN are false, so an unknown time is none of these.
bool is_time(Hours<double> time) { return time.value >= 0 && time.value < kInfinity; }
bool is_mean(Hours<double> mean) { return mean.value > 0; }

Hours<double> known_or_unknown(double time) { return time < kInfinity ? Hours<double>{time} : kUnknownTime; }

// The expected time until a piece that may not be interrupted is done.
double time_of_piece(double piece, const Interruptions& interruptions) {
  const double mean = interruptions.mean.value;
  if (mean == kInfinity) return piece;
  return mean * exp_portable(interruptions.restart.value / mean) * exp_minus_one_portable(piece / mean);
}

}  // namespace

Hours<double> mean_of_job(Hours<double> mean_of_unit, int units) {
  if (!is_mean(mean_of_unit) || units < 1) return kUnknownTime;
  return {mean_of_unit.value / units};
}

Hours<double> young_interval(Hours<double> checkpoint, Hours<double> mean) {
  if (!is_time(checkpoint) || !is_mean(mean) || !is_time(mean)) return kUnknownTime;
  return {std::sqrt(2 * checkpoint.value * mean.value)};
}

Hours<double> daly_interval(Hours<double> checkpoint, Hours<double> mean) {
  const Hours<double> first = young_interval(checkpoint, mean);
  if (!is_known(first.value)) return first;
  if (!(checkpoint.value < 2 * mean.value)) return mean;
  const double ratio = checkpoint.value / (2 * mean.value);
  return {first.value * (1 + std::sqrt(ratio) / 3 + ratio / 9) - checkpoint.value};
}

Hours<double> expected_time(Hours<double> work, Hours<double> interval, Hours<double> checkpoint,
                            const Interruptions& interruptions) {
  if (!is_time(work) || !is_time(interval) || !(interval.value > 0) || !is_time(checkpoint)) return kUnknownTime;
  if (!is_time(interruptions.restart) || !is_mean(interruptions.mean)) return kUnknownTime;
  if (work.value == 0) return work;
  const double piece = time_of_piece((interval + checkpoint).value, interruptions);
  return known_or_unknown(piece * (work.value / interval.value));
}

Hours<double> expected_time(Hours<double> work, const Interruptions& interruptions) {
  if (!is_time(work) || !is_time(interruptions.restart) || !is_mean(interruptions.mean)) return kUnknownTime;
  if (work.value == 0) return work;
  return known_or_unknown(time_of_piece(work.value, interruptions));
}

MoneyPerHour<double> break_even_spot_price(MoneyPerHour<double> on_demand, Hours<double> work, Hours<double> expected) {
  if (!(expected.value > 0)) return {kUnknown};
  return {on_demand.value * (work.value / expected.value)};
}

}  // namespace steelyard
