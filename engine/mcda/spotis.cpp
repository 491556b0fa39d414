#include "mcda/spotis.h"

#include <cmath>

namespace steelyard {
namespace {

Errors outside(const Table& matrix, std::span<const Bounds> bounds) {
  Errors errors;
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    for (std::size_t j = 0; j < matrix.columns(); ++j) {
      const double x = matrix.at(i, j);
      if (x >= bounds[j].lower && x <= bounds[j].upper) continue;
      errors.push_back(
          cell_fault(Code::out_of_range, i, j,
                     {{"got", shown(x)}, {"min", shown(bounds[j].lower)}, {"max", shown(bounds[j].upper)}}));
    }
  }
  return errors;
}

}  // namespace

Result<Spotis> spotis(const Decision& decision, std::span<const Bounds> bounds, std::span<const double> ideal) {
  const Table& matrix = decision.matrix;
  Errors errors = outside(matrix, bounds);
  if (!errors.empty()) return errors;
  std::vector<double> best(ideal.begin(), ideal.end());
  Spotis result;
  if (ideal.empty()) {
    for (std::size_t j = 0; j < bounds.size(); ++j) {
      const bool cost = decision.directions[j] == Direction::cost;
      const double range = bounds[j].upper - bounds[j].lower;
      best.push_back(cost ? bounds[j].lower : bounds[j].upper);
      result.additive.scales.push_back({best[j], cost ? 0 - range : range, false, -1, 0});
    }
  }
  const std::vector<double> weights = shares(decision.weights);
  Table values(matrix.rows(), matrix.columns());
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    double score = 0;
    for (std::size_t j = 0; j < matrix.columns(); ++j) {
      const double range = bounds[j].upper - bounds[j].lower;
      const double distance = range == 0 ? 0 : std::abs(matrix.at(i, j) - best[j]) / range;
      score += weights[j] * distance;
      values.at(i, j) = 0 - distance;
    }
    result.score.push_back(score);
  }
  result.additive.values = std::move(values);
  return result;
}

}  // namespace steelyard
