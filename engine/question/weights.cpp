#include "question/weights.h"

namespace steelyard {

std::vector<double> shares(std::vector<double> weights) {
  double sum = 0;
  for (const double weight : weights) sum += weight;
  constexpr double kRounding = 1e-12;
  if (sum > 1 - kRounding && sum < 1 + kRounding) return weights;
  for (double& weight : weights) weight /= sum;
  return weights;
}

}  // namespace steelyard
