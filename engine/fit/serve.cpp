#include "fit/serve.h"

#include <algorithm>
#include <cmath>

#include "fit/roofline.h"

namespace steelyard {
namespace {

// Adding up a batch's time in doubles can miss a limit by a rounding; it is met within this share.
constexpr double kTolerance = 1e-12;

// What one group of a replica can do: the accelerators that divide each layer work on it together. The stages of a
// pipeline work at the same time, each on a group of the batch of its own.
struct Group {
  double peak, bytes_per_s;  // as reached
  double requests;
};

Group group_of(const Serving& serving, const Efficiency& efficiency, double batch) {
  const Precision weights = serving.job.precision;
  const double tensor = serving.parallelism.tensor;
  const double reached =
      std::min(serving.device.peak(weights) * efficiency.operations, serving.device.ceiling(weights));
  return {reached * tensor, serving.device.bytes_per_s * efficiency.bandwidth * tensor,
          std::max(1.0, batch / serving.parallelism.pipeline)};
}

double seconds(double operations, double bytes, const Group& group) {
  return operations / attainable(group.peak, group.bytes_per_s, operations / bytes);
}

// 2 operations a parameter and token, and in the attention 4 * layers * heads * head_dim for each token looked back on
// (PaLM, appendix B, the forward third).
double operations_of(const Transformer& model, double tokens, double looked_back_on) {
  const double attention = 4 * model.layers * model.heads * model.head_dim * looked_back_on;
  return (2 * active_parameters(model) + attention) * tokens;
}

// Bytes of weights that a step of so many tokens reads: each token's own experts, at most all of them. Exact for one
// token; for several, more than is read where experts are shared.
double weights_read(const Job& job, double tokens) {
  const double active = active_parameters(job.model) * bytes_of(job.precision);
  return std::min(weight_bytes(job.model, job.precision), tokens * active);
}

// A prompt alone: every token looks back on half of the prompt.
double prompt_seconds(const Serving& serving, const Group& group) {
  const double tokens = serving.prompt_tokens;
  return seconds(operations_of(serving.job.model, tokens, tokens / 2), weights_read(serving.job, tokens), group);
}

// One token of every request of the group: the weights once, and the cache of each, half of the answer being there.
double step_seconds(const Serving& serving, const Group& group) {
  const double looked_back_on = serving.prompt_tokens + serving.output_tokens / 2;
  const double cache = cache_bytes_per_token(serving.job.model, serving.job.cache) * looked_back_on;
  return seconds(operations_of(serving.job.model, group.requests, looked_back_on),
                 weights_read(serving.job, group.requests) + group.requests * cache, group);
}

}  // namespace

Efficiency slow_efficiency(Precision weights) {
  const std::size_t figure = bytes_of(weights) >= 2 ? 0 : bytes_of(weights) >= 1 ? 1 : 2;
  return {kEfficiencies[figure].value, kEfficiencies[4].value};
}

Efficiency fast_efficiency() { return {kEfficiencies[3].value, kEfficiencies[5].value}; }

Pace pace_of(const Serving& serving, const Efficiency& efficiency, double batch) {
  const Group group = group_of(serving, efficiency, batch);
  const double prompt = prompt_seconds(serving, group);
  // A request takes a step for each of its tokens, and meets the prompts of a batch: each of the others is replaced
  // once while it is there, and its own is the last.
  const double request = serving.output_tokens * step_seconds(serving, group) + group.requests * prompt;
  if (!is_known(request) || !is_known(batch)) return {};
  return {batch,
          prompt,
          (request - prompt) / serving.output_tokens,
          request,
          batch * serving.output_tokens / request,
          batch / request};
}

double largest_batch_within(const Serving& serving, const Efficiency& efficiency, double most, double latency_s) {
  const auto in_time = [&](double batch) {
    return pace_of(serving, efficiency, batch).seconds_per_request <= latency_s * (1 + kTolerance);
  };
  if (!is_known(pace_of(serving, efficiency, 1).seconds_per_request) || !is_known(most)) return kUnknown;
  if (most < 1 || !in_time(1)) return 0;
  double enough = 1;
  double too_many = std::floor(most) + 1;
  while (too_many - enough > 1) {
    const double middle = std::floor((enough + too_many) / 2);
    (in_time(middle) ? enough : too_many) = middle;
  }
  return enough;
}

double replicas_for(double requests_per_s, const Pace& pace) {
  return std::ceil(requests_per_s / pace.requests_per_s * (1 - kTolerance));
}

double most_requests(const Serving& serving, double reserve) {
  Job job = serving.job;
  job.tokens = serving.prompt_tokens + serving.output_tokens;
  return most_sequences(job, {serving.device.memory_bytes, reserve}, serving.parallelism);
}

}  // namespace steelyard
