#include "mcda/derived_weights.h"

#include <algorithm>
#include <cmath>

#include "base/exponential.h"

namespace steelyard {
namespace {

DerivedWeights in_proportion(std::vector<double> spreads) {
  double sum = 0;
  for (const double spread : spreads) sum += spread;
  if (!(sum > 0)) {
    const double equal = 1 / static_cast<double>(spreads.size());
    return {std::vector<double>(spreads.size(), equal), true};
  }
  for (double& spread : spreads) spread /= sum;
  return {std::move(spreads), false};
}

bool constant(const Table& table, std::size_t column) {
  for (std::size_t i = 1; i < table.rows(); ++i) {
    if (table.at(i, column) != table.at(0, column)) return false;
  }
  return true;
}

// Each column's deviations from its mean, scaled by their root mean square; that root beside. Zeros for a constant one.
struct Standardized {
  Table values;
  std::vector<double> deviation;
};
Standardized standardize(const Table& table) {
  Standardized result{Table(table.rows(), table.columns()), {}};
  for (std::size_t j = 0; j < table.columns(); ++j) {
    result.deviation.push_back(0);
    if (constant(table, j)) continue;  // rounding of the mean would give it a spread
    const double count = static_cast<double>(table.rows());
    double mean = 0, squares = 0;
    for (std::size_t i = 0; i < table.rows(); ++i) mean += table.at(i, j) / count;
    for (std::size_t i = 0; i < table.rows(); ++i) {
      squares += (table.at(i, j) - mean) * (table.at(i, j) - mean) / count;
    }
    result.deviation[j] = std::sqrt(squares);
    if (result.deviation[j] == 0) continue;
    for (std::size_t i = 0; i < table.rows(); ++i) {
      result.values.at(i, j) = (table.at(i, j) - mean) / result.deviation[j];
    }
  }
  return result;
}

// (r ln r - r + 1)/m of r = m x/sum, added up, is ln m times (1 - entropy): the terms are never below 0, so that no
// digits cancel. (Their linear parts sum to 0.)
double missing_entropy(const Table& matrix, std::size_t column) {
  double sum = 0, missing = 0;
  for (std::size_t i = 0; i < matrix.rows(); ++i) sum += matrix.at(i, column);
  if (sum == 0 || constant(matrix, column)) return 0;
  const double count = static_cast<double>(matrix.rows());
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    const double r = matrix.at(i, column) / sum * count;
    missing += r == 0 ? 1 : std::max(0.0, r * log_portable(r) - (r - 1));
  }
  return missing / count;
}

}  // namespace

std::vector<double> rank_order_centroid(const std::vector<std::uint32_t>& order) {
  std::vector<double> weights(order.size());
  const double count = static_cast<double>(order.size());
  double sum = 0;
  for (std::size_t k = order.size(); k > 0; --k) {
    sum += 1 / static_cast<double>(k);
    weights[order[k - 1]] = sum / count;
  }
  return weights;
}

Result<DerivedWeights> entropy_weights(const Table& matrix) {
  Errors errors;
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    for (std::size_t j = 0; j < matrix.columns(); ++j) {
      if (matrix.at(i, j) >= 0) continue;
      errors.push_back(cell_fault(Code::cell_negative, i, j, {{"got", shown(matrix.at(i, j))}}));
    }
  }
  if (!errors.empty()) return errors;
  std::vector<double> missing;
  for (std::size_t j = 0; j < matrix.columns(); ++j) missing.push_back(missing_entropy(matrix, j));
  return in_proportion(std::move(missing));
}

DerivedWeights critic_weights(const Table& matrix, const std::vector<Direction>& directions) {
  const Standardized standard = standardize(*normalize(matrix, directions, Normalization::min_max));
  const std::size_t n = matrix.columns();
  std::vector<double> information(n, 0.0);
  for (std::size_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < n; ++k) {
      if (j == k || standard.deviation[j] == 0 || standard.deviation[k] == 0) continue;
      double correlation = 0;
      for (std::size_t i = 0; i < matrix.rows(); ++i) {
        correlation += standard.values.at(i, j) * standard.values.at(i, k) / static_cast<double>(matrix.rows());
      }
      information[j] += standard.deviation[j] * std::max(0.0, 1 - correlation);
    }
  }
  return in_proportion(std::move(information));
}

Result<DerivedWeights> deviation_weights(const Table& matrix, const std::vector<Direction>& directions,
                                         Normalization normalization) {
  const Result<Table> values = normalize(matrix, directions, normalization);
  if (!values) return values.errors();
  return in_proportion(standardize(*values).deviation);
}

}  // namespace steelyard
