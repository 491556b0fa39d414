#include "judge/rank.h"

#include <algorithm>
#include <cstring>

namespace steelyard {
namespace {

// Complete bills first, then those with a line unknown, then no bill at all.
constexpr int kComplete = 0;
constexpr int kLacking = 1;
constexpr int kUnbilled = 2;
int group_of(TotalState state) {
  if (state == TotalState::unknown) return kUnbilled;
  return state == TotalState::at_least ? kLacking : kComplete;
}

// What decides between two offers of one group, most telling first; small, so that sorting moves little.
struct Standing {
  std::uint64_t key;  // the score, see descending()
  double amount;
  std::uint32_t row;
};

// A number that is smaller the greater `score` is: one comparison of integers decides nearly always, and comparing is
// half of the time of a moved weight. Equal scores, 0 and -0 among them, have equal numbers.
std::uint64_t descending(double score) {
  constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
  const double positive_zero = score + 0.0;  // -0 + 0 is 0
  std::uint64_t bits;
  std::memcpy(&bits, &positive_zero, sizeof bits);
  return (bits & kSign) != 0 ? bits : ~bits ^ kSign;
}

// A class, not a function, so that sorting can inline it.
struct Ahead {
  bool operator()(const Standing& a, const Standing& b) const { return a.key != b.key ? a.key < b.key : cheaper(a, b); }
  static bool cheaper(const Standing& a, const Standing& b) {
    return a.amount != b.amount ? a.amount < b.amount : a.row < b.row;
  }
};

bool tied(const Standing& a, const Standing& b) { return a.key == b.key && a.amount == b.amount; }

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
  Ranking ranking{std::move(sums.lower), std::move(sums.upper), {}, {}};
  ranking.order.reserve(ranking.lower.size());
  ranking.rank.reserve(ranking.lower.size());
  std::vector<Standing> standings;
  standings.reserve(ranking.lower.size());
  for (const int group : {kComplete, kLacking, kUnbilled}) {
    standings.clear();
    for (std::uint32_t i = 0; i < ranking.lower.size(); ++i) {
      if (group_of(totals.state[i]) != group) continue;
      standings.push_back({descending(ranking.lower[i]), is_known(totals.amount[i]) ? totals.amount[i] : 0, i});
    }
    std::sort(standings.begin(), standings.end(), Ahead());
    for (std::size_t place = 0; place < standings.size(); ++place) {
      const bool shares = place > 0 && tied(standings[place - 1], standings[place]);
      ranking.order.push_back(standings[place].row);
      const auto own = static_cast<std::uint32_t>(ranking.order.size());
      ranking.rank.push_back(group == kUnbilled ? 0 : (shares ? ranking.rank.back() : own));
    }
  }
  return ranking;
}

}  // namespace steelyard
