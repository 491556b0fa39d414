#include "doubt/lead.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace steelyard {
namespace {

constexpr int kMostSteps = 2000;
constexpr double kTiny = 1e-13;
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

}  // namespace

// The program max sum x, sum over k of column_k x_k <= 1 in every row, x >= 0, where column_k = (v_a - v_k)/spread + 2
// is at least 1. Its value is 1/(lead/spread + 2). Starts from the slacks; kept as the inverse of the basis.
struct LeadSearch::Tableau {
  explicit Tableau(std::size_t rows) : inverse(rows, rows), x(rows, 1.0), basis(rows, kNone) {
    for (std::size_t i = 0; i < rows; ++i) inverse.at(i, i) = 1;
  }

  // What a unit of each row is worth: the weights, but for a factor. A slack has no profit.
  std::vector<double> prices() const {
    std::vector<double> prices(x.size(), 0.0);
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (basis[i] == kNone) continue;
      for (std::size_t j = 0; j < x.size(); ++j) prices[j] += inverse.at(i, j);
    }
    return prices;
  }

  // Brings in a column, named `member` (kNone for a slack), in the place of the one that first falls to 0.
  bool pivot(std::span<const double> column, std::size_t member) {
    std::vector<double> step;
    for (std::size_t i = 0; i < x.size(); ++i) step.push_back(dot(inverse.row(i), column));
    std::size_t out = kNone;
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (step[i] <= kTiny) continue;
      if (out == kNone || x[i] * step[out] < x[out] * step[i]) out = i;
    }
    if (out == kNone) return false;
    const double amount = x[out] / step[out];
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (i == out) continue;
      x[i] = std::max(0.0, x[i] - amount * step[i]);
      const double factor = step[i] / step[out];
      for (std::size_t j = 0; j < x.size(); ++j) inverse.at(i, j) -= factor * inverse.at(out, j);
    }
    x[out] = amount;
    for (std::size_t j = 0; j < x.size(); ++j) inverse.at(out, j) /= step[out];
    basis[out] = member;
    return true;
  }

  Table inverse;
  std::vector<double> x;           // by row of the basis
  std::vector<std::size_t> basis;  // places of contenders; kNone for a slack
};

namespace {

Table chosen(const Table& values, std::span<const std::uint32_t> rows) {
  Table rest;
  for (const std::uint32_t row : rows) rest.append(values.row(row));
  return rest;
}

}  // namespace

LeadSearch::LeadSearch(const Table& values, std::span<const std::uint32_t> contenders)
    : contenders_(contenders.begin(), contenders.end()),
      values_(chosen(values, contenders)),
      scorer_(values_),
      spread_(largest_difference(values_)) {}

LeadSearch::Rival LeadSearch::rival(std::span<const double> weights, std::size_t self) {
  const std::vector<double>& scores = scorer_.at(weights);
  Rival best{self == 0 ? std::size_t{1} : 0, 0};
  best.score = scores[best.place];
  for (std::size_t place = 0; place < scores.size(); ++place) {
    if (scores[place] > best.score && place != self) best = {place, scores[place]};
  }
  return best;
}

Lead LeadSearch::find(std::uint32_t contender) {
  const std::size_t n = values_.columns();
  const auto self =
      static_cast<std::size_t>(std::find(contenders_.begin(), contenders_.end(), contender) - contenders_.begin());
  Lead best;
  best.weights.assign(n, 1 / static_cast<double>(n));
  best.lead = best.bound = std::numeric_limits<double>::infinity();
  if (contenders_.size() < 2) return best;
  best.lead = 0 - best.lead;

  Tableau tableau(n);
  std::vector<double> weights = best.weights, column(n);
  const auto own = values_.row(self);
  for (int steps = 0; steps < kMostSteps; ++steps) {
    const auto [against, score] = rival(weights, self);
    const double lead = dot(own, weights) - score;
    if (lead > best.lead) best.lead = lead, best.weights = weights;
    for (std::size_t j = 0; j < n; ++j) column[j] = (own[j] - values_.at(against, j)) / spread_ + 2;
    const std::vector<double> prices = tableau.prices();
    const auto cheapest = std::min_element(prices.begin(), prices.end());
    std::size_t entering = against;
    if (*cheapest < -kTiny) {  // a slack improves: its row was priced below nothing
      std::fill(column.begin(), column.end(), 0.0);
      column[static_cast<std::size_t>(cheapest - prices.begin())] = 1;
      entering = kNone;
    } else if (steps > 0 && dot(prices, column) >= 1 - kTiny) {
      break;
    }
    if (!tableau.pivot(column, entering)) break;
    weights = tableau.prices();
    double sum = 0;
    for (double& weight : weights) sum += weight = std::max(0.0, weight);
    for (double& weight : weights) weight /= sum;
  }

  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += tableau.basis[i] == kNone ? 0 : tableau.x[i];
  std::vector<double> mixed(n, 0.0);
  for (std::size_t i = 0; i < n; ++i) {
    if (tableau.basis[i] == kNone || tableau.x[i] == 0) continue;
    best.mix.push_back({contenders_[tableau.basis[i]], tableau.x[i] / sum});
    for (std::size_t j = 0; j < n; ++j) mixed[j] += best.mix.back().share * values_.at(tableau.basis[i], j);
  }
  best.bound = own[0] - mixed[0];
  for (std::size_t j = 1; j < n; ++j) best.bound = std::max(best.bound, own[j] - mixed[j]);
  return best;
}

}  // namespace steelyard
