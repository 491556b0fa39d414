#include "fit/fit.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

// Stages that a pipeline may have where the number of layers is not known.
constexpr std::int32_t kMostStages = 1'024;

// Heads are whole: a layer is divided among as many accelerators as divide them. Where their number is not known, it is
// taken for divisible by powers of two, as it is in every model of data/models.json.
bool divides(const Transformer& model, std::int32_t tensor) {
  if (!is_known(model.heads)) return (tensor & (tensor - 1)) == 0;
  return std::floor(model.heads / tensor) * tensor == model.heads;
}

// Of all ways to spread the job over at most `count` accelerators the one that needs the least of each: the fewest
// stages, then the fewest parts, of equal ones. Every way over fewer is among them, so a larger count never needs more.
Parallelism leanest(const Job& job, std::int32_t count, std::int32_t per_node) {
  const double layers = is_known(job.model.layers) ? job.model.layers : kMostStages;
  const std::int32_t stages = static_cast<std::int32_t>(std::min<double>(count, layers));
  const bool replicas_help = job.task != Task::inference && job.sharding != Sharding::none;
  Parallelism best;
  double least = demand_of(job, best).at_least();
  for (std::int32_t pipeline = 1; pipeline <= stages; ++pipeline) {
    for (std::int32_t tensor = 1; tensor <= std::min(per_node, count / pipeline); ++tensor) {
      if (!divides(job.model, tensor)) continue;
      const std::int32_t data = replicas_help ? count / (tensor * pipeline) : 1;
      const Parallelism parallelism{tensor, pipeline, data};
      const double needed = demand_of(job, parallelism).at_least();
      if (!(needed < least)) continue;
      best = parallelism;
      least = needed;
    }
  }
  return best;
}

bool holds(const Job& job, double usable, std::int32_t count, std::int32_t per_node) {
  return demand_of(job, leanest(job, count, per_node)).at_least() <= usable;
}

std::optional<std::int32_t> least_count(const Job& job, double usable, std::int32_t per_node) {
  if (!holds(job, usable, kMostAccelerators, per_node)) return std::nullopt;
  std::int32_t too_few = 0;
  std::int32_t enough = kMostAccelerators;
  while (enough - too_few > 1) {
    const std::int32_t middle = too_few + (enough - too_few) / 2;
    (holds(job, usable, middle, per_node) ? enough : too_few) = middle;
  }
  return enough;
}

FitVerdict verdict_of(const Demand& demand, double left) {
  if (left < 0) return FitVerdict::does_not_fit;
  return left >= 0 && is_known(demand.total()) ? FitVerdict::fits : FitVerdict::not_known;
}

}  // namespace

Fit fit_on(const Job& job, const Capacity& capacity, std::int32_t count, std::int32_t per_node) {
  Fit fit;
  fit.parallelism = leanest(job, count, per_node);
  fit.demand = demand_of(job, fit.parallelism);
  fit.usable = capacity.usable();
  fit.left = fit.usable - fit.demand.at_least();
  fit.verdict = verdict_of(fit.demand, fit.left);
  fit.least_count = least_count(job, fit.usable, per_node);
  return fit;
}

std::array<Fit, std::size(kPrecisions)> fit_by_precision(const Job& job, const Capacity& capacity, std::int32_t count,
                                                         std::int32_t per_node) {
  std::array<Fit, std::size(kPrecisions)> fits;
  for (std::size_t i = 0; i < fits.size(); ++i) {
    Job other = job;
    other.precision = static_cast<Precision>(i);
    fits[i] = fit_on(other, capacity, count, per_node);
  }
  return fits;
}

double most_sequences(const Job& job, const Capacity& capacity, const Parallelism& parallelism) {
  Job one = job;
  one.sequences = 1;
  const Demand demand = demand_of(one, parallelism);
  if (demand.cache == 0) return kUnknown;
  const double most = std::floor((capacity.usable() - demand.weights) / demand.cache);
  return most < 0 ? 0 : most;
}

}  // namespace steelyard
