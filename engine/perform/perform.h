// perform.h -- how fast the work goes on an accelerator, and how that is known.
//
// For a benchmark: its measured results (MLPerf Training) on the same accelerator and count; without one, the dense
// peak rate scaled from a measured neighbor. Without a benchmark: the dense 16-bit peak rate of the wanted
// accelerators. Sparse rates and other precisions are never mixed in.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "question/question.h"

namespace steelyard {

// How a speed is known, best first; the names are what documents say.
enum class SpeedEvidence : std::uint8_t { measured, scaled, dense_peak, unknown };
inline constexpr std::string_view kSpeedEvidence[] = {"measured", "scaled", "dense_peak", "unknown"};
constexpr std::string_view name(SpeedEvidence evidence) { return kSpeedEvidence[static_cast<std::size_t>(evidence)]; }

// Work an hour by the wanted accelerators: runs of the benchmark, or 10^12 operations a second without one. Columns,
// one row an accelerator of the catalog; kUnknown where nothing is known.
struct Speeds {
  std::vector<SpeedEvidence> evidence;
  std::vector<double> speed, low, high;  // low <= speed <= high
  // For measured: how many results the median is of; for scaled: 1. 0 for others.
  std::vector<std::uint32_t> results;
  // Row of Measurements that stands for the evidence: the result nearest to the median, or the neighbor that is scaled.
  // Meaningless for others.
  std::vector<std::uint32_t> measurement;
};

Speeds perform(const Catalog& catalog, const Question& question);

// Hours that the wanted accelerators work in all, one row an accelerator: of a job, its runs at that speed; of a
// rental, the hours asked. kUnknown where a job's speed is not known.
std::vector<double> work_hours(const Question& question, const Speeds& speeds);

// Dense peak rate of 16-bit floating point numbers (BF16, else FP16; tensor cores run both at one rate where they have
// both), in 10^12 operations a second; kUnknown where the catalog has neither.
double dense_16_bit(const Catalog& catalog, AcceleratorId accelerator);

}  // namespace steelyard
