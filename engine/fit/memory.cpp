#include "fit/memory.h"

namespace steelyard {
namespace {

// Mixed precision, bytes a trained parameter.
constexpr double kWeight = 2;
constexpr double kGradient = 2;
constexpr double kOptimizer = 12;

double divided(double bytes, bool sharded, double data) { return sharded ? bytes / data : bytes; }

}  // namespace

double weight_bytes(const Transformer& model, Precision precision) { return model.parameters * bytes_of(precision); }

double cache_bytes_per_token(const Transformer& model, Precision precision) {
  return 2 * model.layers * model.kv_heads * model.head_dim * bytes_of(precision);
}

TrainingState training_state(double parameters, Sharding sharding, double data) {
  return {divided(kWeight * parameters, sharding >= Sharding::weights, data),
          divided(kGradient * parameters, sharding >= Sharding::gradients, data),
          divided(kOptimizer * parameters, sharding >= Sharding::optimizer, data)};
}

TrainingState adapter_state(double parameters, Precision frozen, double share, Sharding sharding, double data) {
  TrainingState state = training_state(share * parameters, sharding, data);
  state.weights += divided(bytes_of(frozen) * parameters, sharding >= Sharding::weights, data);
  return state;
}

double activation_bytes(const Transformer& model, const Step& step, double tensor, Recomputation recomputation) {
  const double numbers = step.sequence * step.micro_batch * model.hidden_size * model.layers;
  switch (recomputation) {
    case Recomputation::none:
      return numbers * (34 + 5 * model.heads * step.sequence / model.hidden_size) / tensor;
    case Recomputation::selective:
      return 34 * numbers / tensor;
    case Recomputation::full:
      return 2 * numbers;
  }
  return kUnknown;
}

double output_bytes(const Transformer& model, const Step& step, double tensor) {
  return 4 * step.sequence * step.micro_batch * (model.hidden_size + model.vocabulary) / tensor;
}

}  // namespace steelyard
