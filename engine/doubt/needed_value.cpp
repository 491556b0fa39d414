#include "doubt/needed_value.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/exponential.h"

namespace steelyard {

std::optional<NeededValue> needed_value(const Additive& additive, std::span<const double> weights,
                                        std::size_t criterion, std::uint32_t alternative) {
  const Table& values = additive.values;
  if (values.rows() < 2 || weights[criterion] <= 0) return std::nullopt;
  const double score = dot(values.row(alternative), weights);
  double best = -std::numeric_limits<double>::infinity();
  for (std::uint32_t i = 0; i < values.rows(); ++i) {
    if (i != alternative) best = std::max(best, dot(values.row(i), weights));
  }
  const double value = values.at(alternative, criterion) + (best - score) / weights[criterion];
  if (!std::isfinite(value)) return std::nullopt;
  if (additive.scales.empty()) return NeededValue{value, std::nullopt};
  const Additive::Scale& scale = additive.scales[criterion];
  if (scale.per_value == 0 || value < scale.least || value > scale.most) return std::nullopt;
  if (!scale.logarithmic) return NeededValue{value, scale.zero_at + scale.per_value * value};
  const double measure = scale.zero_at * exp_portable(scale.per_value * value);
  if (!(measure > 0) || !std::isfinite(measure)) return std::nullopt;
  return NeededValue{value, measure};
}

}  // namespace steelyard
