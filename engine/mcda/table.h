// table.h -- a table of numbers: a row an alternative, a column a criterion.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace steelyard {

class Table {
 public:
  Table() = default;
  Table(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), cells_(rows * columns, 0.0) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  double& at(std::size_t row, std::size_t column) { return cells_[row * columns_ + column]; }
  double at(std::size_t row, std::size_t column) const { return cells_[row * columns_ + column]; }
  std::span<const double> row(std::size_t row) const { return {cells_.data() + row * columns_, columns_}; }

  void append(std::span<const double> row) {
    columns_ = row.size();
    ++rows_;
    cells_.insert(cells_.end(), row.begin(), row.end());
  }

 private:
  std::size_t rows_ = 0, columns_ = 0;
  std::vector<double> cells_;
};

// The sum of the products, added from the first on: the one order that every score is computed in.
inline double dot(std::span<const double> a, std::span<const double> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

// The largest difference between two alternatives on any criterion; 0 of none.
inline double largest_difference(const Table& values) {
  double largest = 0;
  for (std::size_t j = 0; j < values.columns() && values.rows() > 0; ++j) {
    double least = values.at(0, j), most = least;
    for (std::size_t i = 1; i < values.rows(); ++i) {
      least = std::min(least, values.at(i, j));
      most = std::max(most, values.at(i, j));
    }
    largest = std::max(largest, most - least);
  }
  return largest;
}

}  // namespace steelyard
