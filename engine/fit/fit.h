// fit.h -- whether a job runs on accelerators of some memory at all, on how many, and in numbers why not.
//
//   Job job;
//   job.model.parameters = 7e9;
//   job.precision = Precision::fp16;
//   const Fit fit = fit_on(job, {5 * kGb}, 1);   // does_not_fit: 14.0 GB of weights, 4.5 GB usable, left -9.5 GB
//   fit.least_count;                             // 4
//
// More memory, or more accelerators, never turn a job away that fitted before.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fit/demand.h"

namespace steelyard {

// Of one accelerator, or of a slice of one. A part of it is kept back for what is not counted: the runtime's own
// memory, buffers of communication, fragments, activations of inference. vLLM keeps back as much by default
// (gpu_memory_utilization 0.9).
struct Capacity {
  double bytes = kUnknown;
  double reserve = 0.1;  // the share kept back, 0 to 1
  double usable() const { return bytes * (1 - reserve); }
};

// `not_known`: the parts of the demand that are known fit, but the model does not say enough for the others; or the
// capacity is not known.
enum class FitVerdict : std::uint8_t { fits, does_not_fit, not_known };
inline constexpr std::string_view kFitVerdicts[] = {"fits", "does_not_fit", "not_known"};
constexpr std::string_view name(FitVerdict verdict) { return kFitVerdicts[static_cast<std::size_t>(verdict)]; }

struct Fit {
  FitVerdict verdict = FitVerdict::not_known;
  Parallelism parallelism;  // the one that needs the least of each accelerator
  Demand demand;            // of one accelerator, with it
  double usable = kUnknown;
  double left = kUnknown;  // usable less what the known parts of the demand need; negative: so much is lacking
  // The smallest number of accelerators of this memory whose known parts fit; nothing where no number does, up to
  // kMostAccelerators.
  std::optional<std::int32_t> least_count;
};

inline constexpr std::int32_t kMostAccelerators = 65'536;

// Layers are divided within one node only, where links are fast enough: into at most so many parts.
inline constexpr std::int32_t kAcceleratorsOfNode = 8;

// On `count` accelerators, 1 to kMostAccelerators, of nodes with `per_node` of them.
Fit fit_on(const Job& job, const Capacity& capacity, std::int32_t count, std::int32_t per_node = kAcceleratorsOfNode);

// The same with the weights in each precision, in the order of kPrecisions; of inference and of adapters.
std::array<Fit, std::size(kPrecisions)> fit_by_precision(const Job& job, const Capacity& capacity, std::int32_t count,
                                                         std::int32_t per_node = kAcceleratorsOfNode);

// How many sequences of the job's length one group of accelerators holds beside the weights, 0 or more; kUnknown where
// the size of their cache is not known. Of inference.
double most_sequences(const Job& job, const Capacity& capacity, const Parallelism& parallelism);

}  // namespace steelyard
