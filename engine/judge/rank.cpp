#include "judge/rank.h"

#include <algorithm>

namespace steelyard {
namespace {

// Complete bills first, then those with a line unknown, then no bill at all.
int group(TotalState state) {
  if (state == TotalState::unknown) return 2;
  return state == TotalState::at_least ? 1 : 0;
}

// What decides between two offers, most telling first; small, so that sorting moves little.
struct Standing {
  int group;
  double score;
  double amount;
  std::uint32_t row;
};

bool ahead(const Standing& a, const Standing& b) {
  if (a.group != b.group) return a.group < b.group;
  if (a.score != b.score) return a.score > b.score;
  if (a.amount != b.amount) return a.amount < b.amount;
  return a.row < b.row;
}

bool tied(const Standing& a, const Standing& b) {
  return a.group == b.group && a.score == b.score && a.amount == b.amount;
}

}  // namespace

Values weighted_sums(const std::vector<Values>& values, const std::vector<double>& weights) {
  const std::size_t offers = values.empty() ? 0 : values.front().lower.size();
  Values sums{std::vector<double>(offers, 0.0), std::vector<double>(offers, 0.0)};
  for (std::size_t criterion = 0; criterion < values.size(); ++criterion) {
    const double weight = weights[criterion];
    for (std::size_t i = 0; i < offers; ++i) {
      sums.lower[i] += weight * values[criterion].lower[i];
      sums.upper[i] += weight * values[criterion].upper[i];
    }
  }
  return sums;
}

Ranking rank(const std::vector<Values>& values, const std::vector<double>& weights, const Totals& totals) {
  Values sums = weighted_sums(values, weights);
  std::vector<Standing> standings;
  standings.reserve(sums.lower.size());
  for (std::uint32_t i = 0; i < sums.lower.size(); ++i) {
    const double amount = is_known(totals.amount[i]) ? totals.amount[i] : 0;
    standings.push_back({group(totals.state[i]), sums.lower[i], amount, i});
  }
  std::sort(standings.begin(), standings.end(), ahead);
  Ranking ranking{std::move(sums.lower), std::move(sums.upper), {}, {}};
  ranking.order.reserve(standings.size());
  ranking.rank.reserve(standings.size());
  for (std::size_t place = 0; place < standings.size(); ++place) {
    ranking.order.push_back(standings[place].row);
    const bool shares = place > 0 && tied(standings[place - 1], standings[place]);
    const auto own = static_cast<std::uint32_t>(place + 1);
    ranking.rank.push_back(standings[place].group == 2 ? 0 : (shares ? ranking.rank.back() : own));
  }
  return ranking;
}

}  // namespace steelyard
