#include "mcda/topsis.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

double distance(std::span<const double> a, std::span<const double> b) {
  double squares = 0;
  for (std::size_t j = 0; j < a.size(); ++j) squares += (a[j] - b[j]) * (a[j] - b[j]);
  return std::sqrt(squares);
}

}  // namespace

Result<Topsis> topsis(const Decision& decision, Normalization normalization) {
  const bool keeps_sign = normalization == Normalization::vector || normalization == Normalization::none;
  const std::vector<Direction> benefits(decision.directions.size(), Direction::benefit);
  Result<Table> values = normalize(decision.matrix, keeps_sign ? benefits : decision.directions, normalization);
  if (!values) return values.errors();
  Topsis result;
  if (values->rows() == 0) return result;
  const std::vector<double> weights = shares(decision.weights);
  for (std::size_t j = 0; j < weights.size(); ++j) {
    for (std::size_t i = 0; i < values->rows(); ++i) (*values).at(i, j) *= weights[j];
    double least = values->at(0, j), most = least;
    for (std::size_t i = 1; i < values->rows(); ++i) {
      least = std::min(least, values->at(i, j));
      most = std::max(most, values->at(i, j));
    }
    const bool less_is_better = keeps_sign && decision.directions[j] == Direction::cost;
    result.ideal.push_back(less_is_better ? least : most);
    result.anti_ideal.push_back(less_is_better ? most : least);
  }
  for (std::size_t i = 0; i < values->rows(); ++i) {
    const double to_ideal = distance(values->row(i), result.ideal);
    const double to_anti_ideal = distance(values->row(i), result.anti_ideal);
    const double both = to_ideal + to_anti_ideal;
    result.score.push_back(both == 0 ? 0.5 : to_anti_ideal / both);
  }
  return result;
}

}  // namespace steelyard
