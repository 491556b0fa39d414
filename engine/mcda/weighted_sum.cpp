#include "mcda/weighted_sum.h"

namespace steelyard {

Result<WeightedSum> weighted_sum(const Decision& decision, Normalization normalization) {
  Result<Table> values = normalize(decision.matrix, decision.directions, normalization);
  if (!values) return values.errors();
  WeightedSum sum;
  for (std::size_t i = 0; i < values->rows(); ++i) sum.score.push_back(dot(values->row(i), decision.weights));
  if (normalization == Normalization::none) {
    for (const Direction direction : decision.directions) {
      sum.additive.scales.push_back({0, direction == Direction::cost ? -1.0 : 1.0});
    }
  }
  sum.additive.values = *std::move(values);
  return sum;
}

}  // namespace steelyard
