#include "perform/perform.h"

#include <algorithm>
#include <cmath>

#include "perform/measured.h"

namespace steelyard {
namespace {

constexpr double kMinutesPerHour = 60;

// How far beyond what bounds follow from they lie, as factors: as far as it takes for four of five measured results to
// be within the bounds that the others give them (`./dev bench accuracy`).
constexpr double kOneResult = 0.14;  // what a median of one adds; of more, their share of it
constexpr double kBetweenCounts = 1.15;
constexpr double kOutsideCounts = 1.1;
constexpr double kOtherAccelerator = 1.4;

double median_speed(const MeasuredCase& one) { return kMinutesPerHour / one.minutes; }
double ratio_above_one(double a, double b) { return a > b ? a / b : b / a; }

void set(SpeedEvidence evidence, const MeasuredCase& from, std::uint32_t results, double speed, double low, double high,
         double margin, std::size_t i, Speeds& speeds) {
  speeds.evidence[i] = evidence;
  speeds.speed[i] = speed;
  speeds.low[i] = low / margin;
  speeds.high[i] = high * margin;
  speeds.results[i] = results;
  speeds.measurement[i] = from.median_row;
}

void set_measured(const MeasuredCase& one, std::size_t i, Speeds& speeds) {
  set(SpeedEvidence::measured, one, one.results, median_speed(one), kMinutesPerHour / one.minutes_max,
      kMinutesPerHour / one.minutes_min, 1 + kOneResult / one.results, i, speeds);
}

// On the straight line between the speeds of two measured counts. More accelerators are never slower, and seldom faster
// than in proportion: that bounds it from both sides.
void set_between(const MeasuredCase& below, const MeasuredCase& above, double count, std::size_t i, Speeds& speeds) {
  const double slow = median_speed(below);
  const double fast = median_speed(above);
  const double speed = slow + (fast - slow) * (count - below.count) / (above.count - below.count);
  const double least = std::max(slow, fast * count / above.count);
  const double most = std::min(fast, slow * count / below.count);
  const bool near_below = count / below.count < above.count / count;
  set(SpeedEvidence::interpolated, near_below ? below : above, below.results + above.results, speed,
      std::min({least, most, speed}), std::max({least, most, speed}), kBetweenCounts, i, speeds);
}

// From one case, of an accelerator whose peak rate is 1/`peaks` of the wanted one's, and of another count. In
// proportion to both, but for more accelerators than were measured: no law says how much of them is lost, so midway
// between all and nothing. The bounds are the proportion and no change at all.
void set_from(SpeedEvidence evidence, const MeasuredCase& from, double count, double peaks, double margin,
              std::size_t i, Speeds& speeds) {
  const double counts = count / from.count;
  const double speed = median_speed(from);
  set(evidence, from, from.results, speed * peaks * (counts > 1 ? std::sqrt(counts) : counts),
      speed * std::min(1.0, peaks) * std::min(1.0, counts), speed * std::max(1.0, peaks) * std::max(1.0, counts),
      margin, i, speeds);
}

// From the case of another accelerator with the nearest count, and of those the nearest peak rate.
void set_from_another(const Catalog& catalog, const std::vector<MeasuredCase>& cases, double count, std::size_t i,
                      Speeds& speeds) {
  const double peak = dense_16_bit(catalog, id_of<AcceleratorId>(i));
  const MeasuredCase* nearest = nullptr;
  double nearest_count = 0;
  double nearest_peak = 0;
  for (const MeasuredCase& one : cases) {
    const double peaks = ratio_above_one(peak, dense_16_bit(catalog, one.accelerator));
    if (!is_known(peaks)) continue;
    const double counts = ratio_above_one(count, one.count);
    if (nearest && (counts > nearest_count || (counts == nearest_count && peaks >= nearest_peak))) continue;
    nearest = &one;
    nearest_count = counts;
    nearest_peak = peaks;
  }
  if (!nearest) return;
  set_from(SpeedEvidence::scaled, *nearest, count, peak / dense_16_bit(catalog, nearest->accelerator),
           kOtherAccelerator, i, speeds);
}

// Of an accelerator, by the best evidence that the cases give.
void set_best(const Catalog& catalog, const std::vector<MeasuredCase>& cases, std::uint32_t count, std::size_t i,
              Speeds& speeds) {
  const MeasuredCase* below = nullptr;
  for (const MeasuredCase& one : cases) {
    if (row(one.accelerator) != i) continue;
    if (one.count == count) return set_measured(one, i, speeds);
    if (one.count < count) {
      below = &one;
    } else if (below) {
      return set_between(*below, one, count, i, speeds);
    } else {
      return set_from(SpeedEvidence::extrapolated, one, count, 1, kOutsideCounts, i, speeds);
    }
  }
  if (below) return set_from(SpeedEvidence::extrapolated, *below, count, 1, kOutsideCounts, i, speeds);
  set_from_another(catalog, cases, count, i, speeds);
}

void set_peak(const Catalog& catalog, std::size_t accelerator, double count, Speeds& speeds) {
  const double peak = dense_16_bit(catalog, id_of<AcceleratorId>(accelerator));
  if (!is_known(peak)) return;
  speeds.evidence[accelerator] = SpeedEvidence::dense_peak;
  speeds.speed[accelerator] = speeds.low[accelerator] = speeds.high[accelerator] = count * peak;
}

void resize(std::size_t rows, Speeds& speeds) {
  speeds.evidence.resize(rows, SpeedEvidence::unknown);
  for (std::vector<double>* column : {&speeds.speed, &speeds.low, &speeds.high}) column->resize(rows, kUnknown);
  speeds.results.resize(rows);
  speeds.measurement.resize(rows);
}

// What providers have measured themselves holds for what they sell.
void add_own(const Catalog& catalog, BenchmarkId benchmark, std::uint32_t count, Speeds& speeds) {
  for (std::size_t p = 0; p < catalog.providers.id.size(); ++p) {
    const auto provider = id_of<ProviderId>(p);
    for (const MeasuredCase& one : measured_cases(catalog, benchmark, provider)) {
      if (one.count != count) continue;
      const std::size_t own = speeds.speed.size();
      resize(own + 1, speeds);
      set_measured(one, own, speeds);
      for (std::size_t sku = 0; sku < speeds.of_sku.size(); ++sku) {
        const bool theirs = catalog.skus.provider[sku] == provider && catalog.skus.accelerator[sku] == one.accelerator;
        if (theirs) speeds.of_sku[sku] = static_cast<std::uint32_t>(own);
      }
    }
  }
}

}  // namespace

std::vector<double> work_hours(const Question& question, const Speeds& speeds) {
  const double hours = (question.hours_per_month * question.months).to_double();
  std::vector<double> all;
  for (const std::uint32_t i : speeds.of_sku) {
    all.push_back(question.runs ? question.runs->to_double() / speeds.speed[i] : hours);
  }
  return all;
}

double dense_16_bit(const Catalog& catalog, AcceleratorId accelerator) {
  const double bf16 = catalog.accelerators.bf16[row(accelerator)];
  return is_known(bf16) ? bf16 : catalog.accelerators.fp16[row(accelerator)];
}

Speeds perform(const Catalog& catalog, const Question& question) {
  const std::size_t accelerators = catalog.accelerators.id.size();
  Speeds speeds;
  resize(accelerators + 1, speeds);
  for (const AcceleratorId accelerator : catalog.skus.accelerator) {
    speeds.of_sku.push_back(static_cast<std::uint32_t>(std::min(row(accelerator), accelerators)));  // kNone is above
  }
  if (!question.benchmark) {
    for (std::size_t i = 0; i < accelerators; ++i) set_peak(catalog, i, question.count, speeds);
    return speeds;
  }
  const auto count = static_cast<std::uint32_t>(question.count);
  const std::vector<MeasuredCase> cases = measured_cases(catalog, *question.benchmark);
  for (std::size_t i = 0; i < accelerators; ++i) set_best(catalog, cases, count, i, speeds);
  add_own(catalog, *question.benchmark, count, speeds);
  return speeds;
}

}  // namespace steelyard
