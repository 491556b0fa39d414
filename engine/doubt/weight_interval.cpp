#include "doubt/weight_interval.h"

#include <algorithm>

namespace steelyard {
namespace {

// The weights of the others when this one is 0.
std::vector<double> without(std::span<const double> weights, std::size_t criterion) {
  std::vector<double> rest(weights.begin(), weights.end());
  rest[criterion] = 0;
  double sum = 0;
  for (const double weight : rest) sum += weight;
  for (double& weight : rest) weight = sum == 0 ? 1 / static_cast<double>(rest.size() - 1) : weight / sum;
  rest[criterion] = 0;
  return rest;
}

}  // namespace

std::optional<WeightInterval> weight_interval(const Table& values, std::span<const double> weights,
                                              std::size_t criterion, std::uint32_t alternative) {
  WeightInterval interval;
  if (weights.size() == 1) {  // it can only be 1
    interval.from = 1;
    for (std::size_t i = 0; i < values.rows(); ++i) {
      if (values.at(i, 0) > values.at(alternative, 0)) return std::nullopt;
    }
    return interval;
  }
  const std::vector<double> rest = without(weights, criterion);
  const auto own = values.row(alternative);
  for (std::uint32_t i = 0; i < values.rows(); ++i) {
    const auto other = values.row(i);
    double at_zero = 0;  // the lead over the other one where the weight is 0, and where it is 1
    for (std::size_t j = 0; j < rest.size(); ++j) at_zero += rest[j] * (own[j] - other[j]);
    const double at_one = own[criterion] - other[criterion];
    if (at_zero >= 0 && at_one >= 0) continue;
    if (at_zero < 0 && at_one < 0) return std::nullopt;
    const double crossing = at_zero / (at_zero - at_one);
    if (at_zero < 0 && crossing > interval.from) interval.from = crossing, interval.below = i;
    if (at_one < 0 && crossing < interval.to) interval.to = crossing, interval.above = i;
    if (interval.from > interval.to) return std::nullopt;
  }
  return interval;
}

}  // namespace steelyard
