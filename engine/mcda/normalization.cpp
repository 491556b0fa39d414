#include "mcda/normalization.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

double divided(double a, double b) { return b == 0 ? 0 : a / b; }

struct Ends {
  double min, max;
};
Ends ends_of(const std::vector<double>& column) {
  const auto [min, max] = std::minmax_element(column.begin(), column.end());
  return {*min, *max};
}

void min_max(std::vector<double>& column, bool cost) {
  const auto [min, max] = ends_of(column);
  for (double& x : column) x = divided(cost ? max - x : x - min, max - min);
}

// From here on a cost is above zero. min/x is 1/x in units in which it is at most 1.
void by_max(std::vector<double>& column, bool cost) {
  const auto [min, max] = ends_of(column);
  for (double& x : column) x = cost ? min / x : divided(x, max);
}

void by_sum(std::vector<double>& column, bool cost) {
  if (cost) by_max(column, true);
  double sum = 0;
  for (const double x : column) sum += x;
  for (double& x : column) x = divided(x, sum);
}

void by_length(std::vector<double>& column, bool cost) {
  const auto [min, max] = ends_of(column);
  const double largest = std::max(std::abs(min), std::abs(max));
  if (largest == 0) return;
  double squares = 0;
  for (const double x : column) squares += (x / largest) * (x / largest);
  for (double& x : column) {
    const double part = x / largest / std::sqrt(squares);
    x = cost ? 1 - part : part;
  }
}

void apply(Normalization normalization, std::vector<double>& column, bool cost) {
  switch (normalization) {
    case Normalization::none:
      if (!cost) return;
      for (double& x : column) x = 0 - x;  // not -x, which makes 0 of a cost a negative zero
      return;
    case Normalization::min_max:
      return min_max(column, cost);
    case Normalization::linear:
      return by_max(column, cost);
    case Normalization::sum:
      return by_sum(column, cost);
    case Normalization::vector:
      return by_length(column, cost);
  }
}

Errors refused(const Table& matrix, const std::vector<Direction>& directions) {
  Errors errors;
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    for (std::size_t j = 0; j < matrix.columns(); ++j) {
      const double x = matrix.at(i, j);
      const bool cost = directions[j] == Direction::cost;
      if (x > 0 || (x == 0 && !cost)) continue;
      errors.push_back(cell_fault(cost ? Code::cell_not_positive : Code::cell_negative, i, j, {{"got", shown(x)}}));
    }
  }
  return errors;
}

}  // namespace

Result<Table> normalize(const Table& matrix, const std::vector<Direction>& directions, Normalization normalization) {
  if (normalization == Normalization::linear || normalization == Normalization::sum) {
    Errors errors = refused(matrix, directions);
    if (!errors.empty()) return errors;
  }
  Table values(matrix.rows(), matrix.columns());
  if (matrix.rows() == 0) return values;
  std::vector<double> column(matrix.rows());
  for (std::size_t j = 0; j < matrix.columns(); ++j) {
    for (std::size_t i = 0; i < matrix.rows(); ++i) column[i] = matrix.at(i, j);
    apply(normalization, column, directions[j] == Direction::cost);
    for (std::size_t i = 0; i < matrix.rows(); ++i) values.at(i, j) = column[i];
  }
  return values;
}

}  // namespace steelyard
