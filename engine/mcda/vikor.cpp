#include "mcda/vikor.h"

#include <algorithm>

#include "mcda/normalization.h"
#include "mcda/ranks.h"

namespace steelyard {
namespace {

// The values between 0 at their least and 1 at their most; all 0 where they are the same.
std::vector<double> spread(const std::vector<double>& values) {
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  std::vector<double> spread;
  for (const double value : values) spread.push_back(*most == *least ? 0 : (value - *least) / (*most - *least));
  return spread;
}

void find_compromise(Vikor& result) {
  const std::vector<std::uint32_t> order = best_first(result.q, false);
  const std::uint32_t best = order.front();
  const double least_s = *std::min_element(result.s.begin(), result.s.end());
  const double least_r = *std::min_element(result.r.begin(), result.r.end());
  result.acceptable_stability = result.s[best] == least_s || result.r[best] == least_r;
  result.compromise = {best};
  if (order.size() < 2) return;
  const double enough = 1 / static_cast<double>(order.size() - 1);
  const auto lead = [&](std::uint32_t other) { return result.q[other] - result.q[best]; };
  result.acceptable_advantage = lead(order[1]) >= enough;
  if (!result.acceptable_advantage) {
    for (std::size_t place = 1; place < order.size() && lead(order[place]) < enough; ++place) {
      result.compromise.push_back(order[place]);
    }
  } else if (!result.acceptable_stability) {
    result.compromise.push_back(order[1]);
  }
  std::sort(result.compromise.begin(), result.compromise.end());
}

}  // namespace

Vikor vikor(const Decision& decision, double v) {
  Vikor result;
  if (decision.matrix.rows() == 0) return result;
  // The regret is the value of min_max with the direction turned round: 0 at the best, 1 at the worst.
  std::vector<Direction> turned;
  for (const Direction direction : decision.directions) {
    turned.push_back(direction == Direction::cost ? Direction::benefit : Direction::cost);
  }
  const Table regret = *normalize(decision.matrix, turned, Normalization::min_max);
  const std::vector<double> weights = shares(decision.weights);
  for (std::size_t i = 0; i < regret.rows(); ++i) {
    double sum = 0, most = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
      sum += weights[j] * regret.at(i, j);
      most = std::max(most, weights[j] * regret.at(i, j));
    }
    result.s.push_back(sum);
    result.r.push_back(most);
  }
  const std::vector<double> s = spread(result.s), r = spread(result.r);
  for (std::size_t i = 0; i < s.size(); ++i) result.q.push_back(v * s[i] + (1 - v) * r[i]);
  find_compromise(result);
  return result;
}

}  // namespace steelyard
