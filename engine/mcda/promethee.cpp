#include "mcda/promethee.h"

#include <algorithm>

#include "base/exponential.h"

namespace steelyard {

double PreferenceFunction::operator()(double difference) const {
  if (difference <= 0) return 0;
  switch (shape) {
    case Preference::usual:
      return 1;
    case Preference::u_shape:
      return difference > q ? 1 : 0;
    case Preference::v_shape:
      return std::min(difference / p, 1.0);
    case Preference::level:
      return difference <= q ? 0 : (difference <= p ? 0.5 : 1);
    case Preference::linear:
      return difference <= q ? 0 : (difference < p ? (difference - q) / (p - q) : 1);
    case Preference::gaussian: {
      const double bends = difference / s;
      return 0 - exp_minus_one_portable(0 - std::min(bends, 1e3) * std::min(bends, 1e3) / 2);
    }
  }
  return 0;
}

Promethee promethee(const Decision& decision, std::span<const PreferenceFunction> functions) {
  const Table& matrix = decision.matrix;
  const std::size_t m = matrix.rows();
  const std::vector<double> weights = shares(decision.weights);
  const double others = m > 1 ? static_cast<double>(m - 1) : 1;
  Promethee result{std::vector<double>(m, 0.0), std::vector<double>(m, 0.0), {}, {Table(m, matrix.columns()), {}}};
  for (std::size_t j = 0; j < functions.size(); ++j) {
    const double sign = decision.directions[j] == Direction::cost ? -1 : 1;
    for (std::size_t i = 0; i < m; ++i) {
      double preferred = 0, outdone = 0;
      for (std::size_t other = 0; other < m; ++other) {
        const double difference = sign * (matrix.at(i, j) - matrix.at(other, j));
        preferred += functions[j](difference);
        outdone += functions[j](0 - difference);
      }
      result.plus[i] += weights[j] * (preferred / others);
      result.minus[i] += weights[j] * (outdone / others);
      result.additive.values.at(i, j) = (preferred - outdone) / others;
    }
  }
  for (std::size_t i = 0; i < m; ++i) result.net.push_back(dot(result.additive.values.row(i), weights));
  return result;
}

}  // namespace steelyard
