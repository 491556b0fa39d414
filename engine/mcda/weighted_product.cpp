#include "mcda/weighted_product.h"

#include "base/exponential.h"

namespace steelyard {
namespace {

Errors not_positive(const Table& matrix) {
  Errors errors;
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    for (std::size_t j = 0; j < matrix.columns(); ++j) {
      if (matrix.at(i, j) > 0) continue;
      errors.push_back(cell_fault(Code::cell_not_positive, i, j, {{"got", shown(matrix.at(i, j))}}));
    }
  }
  return errors;
}

}  // namespace

Result<WeightedProduct> weighted_product(const Decision& decision, Normalization normalization) {
  Errors errors = not_positive(decision.matrix);
  if (!errors.empty()) return errors;
  const bool plain = normalization == Normalization::none;
  // A cost without normalization keeps its sign here and turns it behind the logarithm.
  Result<Table> values = plain ? decision.matrix : normalize(decision.matrix, decision.directions, normalization);
  if (!values) return values.errors();
  WeightedProduct product;
  const std::vector<double> weights = shares(decision.weights);
  for (std::size_t i = 0; i < values->rows(); ++i) {
    for (std::size_t j = 0; j < values->columns(); ++j) {
      const double logarithm = log_portable(values->at(i, j));
      (*values).at(i, j) = plain && decision.directions[j] == Direction::cost ? 0 - logarithm : logarithm;
    }
    product.score.push_back(exp_portable(dot(values->row(i), weights)));
  }
  if (plain) {
    for (const Direction direction : decision.directions) {
      product.additive.scales.push_back({1, direction == Direction::cost ? -1.0 : 1.0, true});
    }
  }
  product.additive.values = *std::move(values);
  return product;
}

}  // namespace steelyard
