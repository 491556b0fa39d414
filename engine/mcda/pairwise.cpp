#include "mcda/pairwise.h"

#include <algorithm>
#include <cmath>

#include "base/exponential.h"

namespace steelyard {
namespace {

constexpr int kIterations = 10'000;
constexpr double kSettled = 1e-15;

std::vector<double> to_sum_one(std::vector<double> weights) {
  double sum = 0;
  for (const double weight : weights) sum += weight;
  for (double& weight : weights) weight /= sum;
  return weights;
}

// A positive matrix times any positive vector, again and again, turns it to the principal eigenvector (Perron).
std::vector<double> eigenvector(const Table& judgements) {
  std::vector<double> weights(judgements.rows(), 1 / static_cast<double>(judgements.rows()));
  for (int iteration = 0; iteration < kIterations; ++iteration) {
    std::vector<double> next;
    for (std::size_t i = 0; i < judgements.rows(); ++i) next.push_back(dot(judgements.row(i), weights));
    next = to_sum_one(std::move(next));
    double change = 0;
    for (std::size_t i = 0; i < next.size(); ++i) change = std::max(change, std::abs(next[i] - weights[i]));
    weights = std::move(next);
    if (change <= kSettled) break;
  }
  return weights;
}

std::vector<double> geometric_mean(const Table& judgements) {
  std::vector<double> weights;
  for (std::size_t i = 0; i < judgements.rows(); ++i) {
    double logarithms = 0;
    for (const double judgement : judgements.row(i)) logarithms += log_portable(judgement);
    weights.push_back(exp_portable(logarithms / static_cast<double>(judgements.rows())));
  }
  return to_sum_one(std::move(weights));
}

std::optional<Revisit> furthest(const Table& judgements, const std::vector<double>& weights) {
  std::optional<Revisit> revisit;
  double furthest = 1 + 1e-9;
  for (std::uint32_t i = 0; i < weights.size(); ++i) {
    for (std::uint32_t j = i + 1; j < weights.size(); ++j) {
      const double implied = weights[i] / weights[j];
      const double factor = std::max(judgements.at(i, j) / implied, implied / judgements.at(i, j));
      if (factor <= furthest) continue;
      furthest = factor;
      revisit = Revisit{i, j, judgements.at(i, j), implied};
    }
  }
  return revisit;
}

}  // namespace

Judged judge_pairwise(const Table& judgements, Priority priority, std::optional<double> random_index) {
  Judged judged;
  const std::size_t n = judgements.rows();
  judged.weights = priority == Priority::eigenvector ? eigenvector(judgements) : geometric_mean(judgements);
  for (std::size_t i = 0; i < n; ++i) {
    judged.lambda_max += dot(judgements.row(i), judged.weights) / judged.weights[i] / static_cast<double>(n);
  }
  judged.revisit = furthest(judgements, judged.weights);
  if (n <= 2) return judged;
  const double count = static_cast<double>(n);
  // Never below 0 in exact arithmetic; rounding could say -1e-16 of consistent judgements.
  judged.consistency_index = std::max(0.0, (judged.lambda_max - count) / (count - 1));
  judged.consistency_ratio = judged.consistency_index / random_index.value_or(kRandomIndex[n - 1]);
  return judged;
}

}  // namespace steelyard
