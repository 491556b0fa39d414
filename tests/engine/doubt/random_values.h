// random_values.h -- tables of values for tests, and what they say by brute force, with no code of the engine.
#pragma once

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "mcda/table.h"

namespace steelyard::test {

enum class Kind { uniform, sphere, coarse };

// Uniform in the cube; on the positive part of a sphere, where every row is first somewhere; or multiples of 1/4.
inline Table random_values(std::mt19937& random, std::size_t m, std::size_t n, Kind kind) {
  std::uniform_real_distribution<double> uniform(0, 1);
  std::normal_distribution<double> normal;
  Table values(m, n);
  for (std::size_t i = 0; i < m; ++i) {
    double squares = 0;
    for (std::size_t j = 0; j < n; ++j) {
      const double value = kind == Kind::sphere ? std::abs(normal(random)) : uniform(random);
      values.at(i, j) = kind == Kind::coarse ? std::floor(value * 5) / 4 : value;
      squares += value * value;
    }
    for (std::size_t j = 0; kind == Kind::sphere && j < n; ++j) values.at(i, j) /= std::sqrt(squares);
  }
  return values;
}

inline std::vector<double> random_weights(std::mt19937& random, std::size_t n) {
  std::exponential_distribution<double> exponential;
  std::vector<double> weights;
  double sum = 0;
  for (std::size_t j = 0; j < n; ++j) sum += weights.emplace_back(exponential(random));
  for (double& weight : weights) weight /= sum;
  return weights;
}

inline double score(const Table& values, std::size_t row, const std::vector<double>& weights) {
  double sum = 0;
  for (std::size_t j = 0; j < weights.size(); ++j) sum += weights[j] * values.at(row, j);
  return sum;
}

// By how much a row leads all others that differ from it; infinite if there is none.
inline double lead_of(const Table& values, std::size_t row, const std::vector<double>& weights) {
  double lead = INFINITY;
  for (std::size_t i = 0; i < values.rows(); ++i) {
    bool same = true;
    for (std::size_t j = 0; j < values.columns(); ++j) same = same && values.at(i, j) == values.at(row, j);
    if (!same) lead = std::min(lead, score(values, row, weights) - score(values, i, weights));
  }
  return lead;
}

// Calls `visit` with every point of the simplex whose shares are multiples of 1/steps.
template <class Visit>
void for_each_grid_point(std::size_t n, int steps, const Visit& visit) {
  std::vector<int> parts(n, 0);
  const auto fill = [&](const auto& self, std::size_t j, int left) -> void {
    if (j + 1 == n) {
      parts[j] = left;
      std::vector<double> weights;
      for (const int part : parts) weights.push_back(static_cast<double>(part) / steps);
      visit(weights);
      return;
    }
    for (parts[j] = 0; parts[j] <= left; ++parts[j]) self(self, j + 1, left - parts[j]);
  };
  fill(fill, 0, steps);
}

}  // namespace steelyard::test
