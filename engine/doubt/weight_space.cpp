#include "doubt/weight_space.h"

namespace steelyard {

WeightSpace all_weights(std::size_t criteria) {
  WeightSpace space{Table(criteria, criteria)};
  for (std::size_t j = 0; j < criteria; ++j) space.corners.at(j, j) = 1;
  return space;
}

WeightSpace ordered_weights(const std::vector<std::uint32_t>& order) {
  WeightSpace space{Table(order.size(), order.size())};
  for (std::size_t corner = 0; corner < order.size(); ++corner) {
    for (std::size_t k = 0; k <= corner; ++k) space.corners.at(corner, order[k]) = 1 / static_cast<double>(corner + 1);
  }
  return space;
}

WeightSpace weights_within(const std::vector<double>& weights, double radius) {
  WeightSpace space = all_weights(weights.size());
  for (std::size_t corner = 0; corner < weights.size(); ++corner) {
    for (std::size_t j = 0; j < weights.size(); ++j) {
      space.corners.at(corner, j) = (1 - radius) * weights[j] + radius * space.corners.at(corner, j);
    }
  }
  return space;
}

Table at_corners(const Table& values, const WeightSpace& space) {
  Table scores(values.rows(), space.corners.rows());
  for (std::size_t i = 0; i < values.rows(); ++i) {
    for (std::size_t corner = 0; corner < space.corners.rows(); ++corner) {
      scores.at(i, corner) = dot(values.row(i), space.corners.row(corner));
    }
  }
  return scores;
}

std::vector<double> weights_at(const WeightSpace& space, std::span<const double> shares_of_corners) {
  std::vector<double> weights(space.corners.columns(), 0.0);
  for (std::size_t corner = 0; corner < space.corners.rows(); ++corner) {
    for (std::size_t j = 0; j < weights.size(); ++j) {
      weights[j] += shares_of_corners[corner] * space.corners.at(corner, j);
    }
  }
  return weights;
}

}  // namespace steelyard
