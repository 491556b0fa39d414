// demand.h -- what a job needs of each accelerator's memory when it is spread over several.
#pragma once

#include <cstdint>
#include <string_view>

#include "fit/memory.h"

namespace steelyard {

// `inference` holds weights and a cache; `training` changes every weight; `adapters` (LoRA) trains a few beside them.
enum class Task : std::uint8_t { inference, training, adapters };
inline constexpr std::string_view kTasks[] = {"inference", "training", "adapters"};
constexpr std::string_view name(Task task) { return kTasks[static_cast<std::size_t>(task)]; }

struct Job {
  Transformer model;
  Task task = Task::inference;
  // Of the weights in memory and in products. Training keeps 16 bits beside its 32, whichever is said here; of adapters
  // it is the precision of the weights that stay as they are.
  Precision precision = Precision::bf16;

  // Inference: so many sequences at a time, each with so many tokens in the cache, prompt and answer together.
  Precision cache = Precision::bf16;
  double sequences = 0, tokens = 0;

  // Training and adapters.
  Sharding sharding = Sharding::none;
  Step step;
  Recomputation recomputation = Recomputation::selective;
  double trainable_share = kUnknown;  // of adapters: their parameters as a share of the model's, 0 to 1
};

// Every layer divided among `tensor` accelerators, the layers among `pipeline` stages, the sequences among `data`
// replicas (Narayanan et al. 2021, arXiv 2104.04473). Each is 1 or more.
struct Parallelism {
  std::int32_t tensor = 1, pipeline = 1, data = 1;
};

// Bytes on the accelerator that has the most; kUnknown where the model does not say enough.
struct Demand {
  double weights = 0, gradients = 0, optimizer = 0, activations = 0, cache = 0;

  double total() const { return weights + gradients + optimizer + activations + cache; }
  // The sum of the parts that are known: what is needed at least.
  double at_least() const;
};

// The largest stage has the layers that do not divide evenly; keys and values are copied where there are more
// accelerators than heads of them. Activations of inference are left to the reserve (fit.h).
Demand demand_of(const Job& job, const Parallelism& parallelism);

}  // namespace steelyard
