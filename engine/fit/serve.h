// serve.h -- how fast a model answers: the prompt bound by operations, each further token by bandwidth.
//
// One replica holds the weights once, on as many accelerators as its parallelism says, and works on a batch of requests
// at a time, a new one taking the place of each that is done (continuous batching: Yu et al. 2022, Orca, OSDI). Traffic
// is even: there are no bursts and no queue, so a real service needs room above this. Communication between
// accelerators is not counted; it is among what the efficiencies, which are measured, leave below 1.
#pragma once

#include <cstdint>

#include "fit/cited.h"
#include "fit/device.h"
#include "fit/fit.h"
#include "fit/range.h"

namespace steelyard {

struct Serving {
  Job job;  // of inference; its sequences and tokens are set from the others
  double prompt_tokens = kUnknown, output_tokens = kUnknown;  // of one request, each 1 or more
  Device device;
  Parallelism parallelism;  // of one replica; data is 1
};

// The shares of the data sheet that are reached, 0 to 1; operations also stay below a product that was measured.
struct Efficiency {
  double bandwidth = kUnknown, operations = kUnknown;
};

// What was measured, whichever accelerator it was measured on. Bandwidth, slow: what Llama 2 7B read on an A100 of
// 2,039 GB/s, one sequence at a time (1,397, 1,069 and 863 GB/s); fast: a copy within an H100 (2,903 of 3,350 GB/s).
// Operations, slow: Llama 3 405B in training on 16,384 H100; fast: prompts of PaLM 540B on 64 TPU v4 (Pope et al.
// 2022).
inline constexpr CitedFigure kEfficiencies[] = {{"bandwidth_slow_16_bit", 1'397.31 / 2'039, "gpt-fast-readme"},
                                                {"bandwidth_slow_8_bit", 1'069.20 / 2'039, "gpt-fast-readme"},
                                                {"bandwidth_slow_4_bit", 862.69 / 2'039, "gpt-fast-readme"},
                                                {"bandwidth_fast", 2'903.0 / 3'350, "voltage-park-h100-benchmarks"},
                                                {"operations_slow", 0.41, "arxiv-2407-21783-llama-3"},
                                                {"operations_fast", 0.76, "arxiv-2211-05102-transformer-inference"}};

// The two ends, for weights in that precision; 32 bits are taken for 16.
Efficiency slow_efficiency(Precision weights);
Efficiency fast_efficiency();

// One replica with `batch` requests in work, all the time.
struct Pace {
  double batch = kUnknown;
  double seconds_to_first_token = kUnknown;  // of a prompt that is alone
  double seconds_per_token = kUnknown;       // between two tokens of one answer, the prompts of others in between
  double seconds_per_request = kUnknown;
  double tokens_per_s = kUnknown;    // of answers, of the whole replica
  double requests_per_s = kUnknown;  // of the whole replica
};

// With more bandwidth, more operations a second or better efficiency it is never slower; with a larger batch, never
// fewer tokens a second and never sooner done. `batch`: 1 or more; kUnknown gives nothing but kUnknown.
Pace pace_of(const Serving& serving, const Efficiency& efficiency, double batch);

// The largest batch, up to `most`, whose requests are done within `latency_s`; 0 if not even one alone is, kUnknown if
// nothing is known.
double largest_batch_within(const Serving& serving, const Efficiency& efficiency, double most, double latency_s);

// How many replicas so many requests a second need at that pace; kUnknown if it has none.
double replicas_for(double requests_per_s, const Pace& pace);

// The requests that one replica holds in memory at a time: prompt and answer in the cache of each.
double most_requests(const Serving& serving, double reserve);

}  // namespace steelyard
