// measured.h -- what a benchmark's results say of one accelerator at one count.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/catalog.h"

namespace steelyard {

// The results of one benchmark on one accelerator at one count, in their newest round.
struct MeasuredCase {
  AcceleratorId accelerator;
  std::uint32_t count;                      // accelerators
  double minutes = 0;                       // the median
  double minutes_min = 0, minutes_max = 0;  // the fastest and the slowest submitter's
  std::uint32_t results = 0;                // how many
  std::uint32_t median_row = 0;             // of Measurements: the result nearest to the median
};

// Every case of `benchmark`, by accelerator, then count; of a provider, only those of its own results. Older rounds
// count only where the newest has none: software gets faster from round to round, and a buyer rents today's.
std::vector<MeasuredCase> measured_cases(const Catalog& catalog, BenchmarkId benchmark,
                                         ProviderId provider = kNone<ProviderId>);

}  // namespace steelyard
