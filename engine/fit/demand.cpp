#include "fit/demand.h"

#include <cmath>

namespace steelyard {
namespace {

// The largest stage's share of the layers; an even one where their number is not known.
double share_of_stage(const Transformer& model, double pipeline) {
  return is_known(model.layers) ? std::ceil(model.layers / pipeline) / model.layers : 1 / pipeline;
}

double cache_of(const Job& job, const Parallelism& parallelism) {
  const double cached = job.sequences * job.tokens;
  if (cached == 0) return 0;
  Transformer part = job.model;
  part.kv_heads = std::ceil(part.kv_heads / parallelism.tensor);
  return cached * cache_bytes_per_token(part, job.cache) * share_of_stage(job.model, parallelism.pipeline);
}

double activations_of(const Job& job, const Parallelism& parallelism) {
  const double layers = activation_bytes(job.model, job.step, parallelism.tensor, job.recomputation);
  return parallelism.pipeline == 1 ? layers + output_bytes(job.model, job.step, parallelism.tensor) : layers;
}

}  // namespace

double Demand::at_least() const {
  double sum = 0;
  for (const double part : {weights, gradients, optimizer, activations, cache}) sum += is_known(part) ? part : 0;
  return sum;
}

Demand demand_of(const Job& job, const Parallelism& parallelism) {
  const double share = share_of_stage(job.model, parallelism.pipeline) / parallelism.tensor;
  Demand demand;
  if (job.task == Task::inference) {
    demand.weights = weight_bytes(job.model, job.precision) * share;
    demand.cache = cache_of(job, parallelism);
    return demand;
  }
  const double parameters = job.model.parameters * share;
  const TrainingState state = job.task == Task::training ? training_state(parameters, job.sharding, parallelism.data)
                                                         : adapter_state(parameters, job.precision, job.trainable_share,
                                                                         job.sharding, parallelism.data);
  demand.weights = state.weights;
  demand.gradients = state.gradients;
  demand.optimizer = state.optimizer;
  demand.activations = activations_of(job, parallelism);
  return demand;
}

}  // namespace steelyard
