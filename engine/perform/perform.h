// perform.h -- how fast the work goes on an accelerator, and how that is known.
//
// For a benchmark: its measured results (MLPerf Training) on the same accelerator and count; without one, between the
// counts that are measured on either side; then outside them; then another accelerator's results by the dense peak
// rates of both. Without a benchmark: the dense 16-bit peak rate of the wanted accelerators. Sparse rates and other
// precisions are never mixed in.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "question/question.h"

namespace steelyard {

// How a speed is known, best first; the names are what documents say.
enum class SpeedEvidence : std::uint8_t { measured, interpolated, extrapolated, scaled, dense_peak, unknown };
inline constexpr std::string_view kSpeedEvidence[] = {"measured", "interpolated", "extrapolated",
                                                      "scaled",   "dense_peak",   "unknown"};
constexpr std::string_view name(SpeedEvidence evidence) { return kSpeedEvidence[static_cast<std::size_t>(evidence)]; }

// Work an hour by the wanted accelerators: runs of the benchmark, or 10^12 operations a second without one. Columns: a
// row an accelerator of the catalog; then one of which nothing is known; then one for each provider that has measured
// an accelerator itself. kUnknown where nothing is known.
struct Speeds {
  std::vector<SpeedEvidence> evidence;
  std::vector<double> speed, low, high;  // low <= speed <= high
  std::vector<std::uint32_t> results;    // how many results the medians are of that it comes from
  // Row of Measurements that stands for the evidence: the result nearest to the median, of the case nearest to what is
  // asked. Meaningless where there are no results.
  std::vector<std::uint32_t> measurement;
  std::vector<std::uint32_t> of_sku;  // which of these rows holds for a sku
};

Speeds perform(const Catalog& catalog, const Question& question);

// Hours that the wanted accelerators work in all, one row a sku: of a job, its runs at that speed; of a rental, the
// hours asked. kUnknown where a job's speed is not known.
std::vector<double> work_hours(const Question& question, const Speeds& speeds);

// Dense peak rate of 16-bit floating point numbers (BF16, else FP16; tensor cores run both at one rate where they have
// both), in 10^12 operations a second; kUnknown where the catalog has neither.
double dense_16_bit(const Catalog& catalog, AcceleratorId accelerator);

}  // namespace steelyard
