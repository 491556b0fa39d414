#include "mcda/ranks.h"

#include <algorithm>

namespace steelyard {

std::vector<std::uint32_t> best_first(std::span<const double> scores, bool more_is_better) {
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < scores.size(); ++i) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    if (scores[a] != scores[b]) return more_is_better == (scores[a] > scores[b]);
    return a < b;
  });
  return order;
}

std::vector<std::uint32_t> ranks(std::span<const double> scores, bool more_is_better) {
  const std::vector<std::uint32_t> order = best_first(scores, more_is_better);
  std::vector<std::uint32_t> rank(order.size());
  for (std::uint32_t place = 0; place < order.size(); ++place) {
    const bool shares = place > 0 && scores[order[place]] == scores[order[place - 1]];
    rank[order[place]] = shares ? rank[order[place - 1]] : place + 1;
  }
  return rank;
}

}  // namespace steelyard
