#include "judge/rank.h"

#include <algorithm>
#include <cmath>

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
  double score;
  double amount;
  std::uint32_t row;
};

// A class, not a function, so that sorting can inline it.
struct Ahead {
  bool operator()(const Standing& a, const Standing& b) const {
    if (a.score != b.score) return a.score > b.score;
    return a.amount != b.amount ? a.amount < b.amount : a.row < b.row;
  }
};

bool tied(const Standing& a, const Standing& b) { return a.score == b.score && a.amount == b.amount; }

// Few by insertion, as most buckets are; many by a heap, which is smaller than std::sort (base/sort.h).
void sort(std::vector<Standing>::iterator first, std::vector<Standing>::iterator last) {
  constexpr std::ptrdiff_t kFew = 32;
  if (last - first > kFew) return std::partial_sort(first, last, last, Ahead());
  for (auto next = first; next != last; ++next) {
    const Standing standing = *next;
    auto place = next;
    for (; place != first && Ahead()(standing, place[-1]); --place) *place = place[-1];
    *place = standing;
  }
}

// Sorts by Ahead. Scores are spread over their range: dealt into as many buckets as there are offers, few share one,
// which takes a fifth of the time of comparing them all. Where they are not spread, it is a plain sort again.
void sort(std::vector<Standing>& standings) {
  const auto [last, first] = std::minmax_element(
      standings.begin(), standings.end(), [](const Standing& a, const Standing& b) { return a.score < b.score; });
  const double range = standings.empty() ? 0 : first->score - last->score;
  const double buckets_per_score = static_cast<double>(standings.size()) / range;
  if (range <= 0 || !std::isfinite(range) || !std::isfinite(buckets_per_score)) {
    sort(standings.begin(), standings.end());
    return;
  }
  // Rounding keeps order: no score is dealt before a greater one.
  const auto bucket_of = [&, best = first->score](const Standing& standing) {
    return std::min(static_cast<std::size_t>((best - standing.score) * buckets_per_score), standings.size() - 1);
  };
  std::vector<std::ptrdiff_t> begin(standings.size() + 1, 0);
  for (const Standing& standing : standings) ++begin[bucket_of(standing) + 1];
  for (std::size_t i = 1; i < begin.size(); ++i) begin[i] += begin[i - 1];
  std::vector<Standing> dealt(standings.size());
  std::vector<std::ptrdiff_t> next(begin.begin(), begin.end() - 1);
  for (const Standing& standing : standings) dealt[static_cast<std::size_t>(next[bucket_of(standing)]++)] = standing;
  for (std::size_t i = 0; i < next.size(); ++i) {
    if (next[i] - begin[i] > 1) sort(dealt.begin() + begin[i], dealt.begin() + next[i]);
  }
  standings = std::move(dealt);
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
  Ranking ranking{std::move(sums.lower), std::move(sums.upper), {}, {}};
  ranking.order.reserve(ranking.lower.size());
  ranking.rank.reserve(ranking.lower.size());
  std::vector<Standing> standings;
  standings.reserve(ranking.lower.size());
  for (const int group : {kComplete, kLacking, kUnbilled}) {
    standings.clear();
    for (std::uint32_t i = 0; i < ranking.lower.size(); ++i) {
      if (group_of(totals.state[i]) != group) continue;
      standings.push_back({ranking.lower[i], is_known(totals.amount[i]) ? totals.amount[i] : 0, i});
    }
    sort(standings);
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
