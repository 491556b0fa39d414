#include "doubt/first_rank.h"

#include <algorithm>
#include <cmath>

#include "doubt/region.h"
#include "doubt/scorer.h"

namespace steelyard {
namespace {

// The criteria on which winners differ: on the others every weight is as good, and a region is a cone over what it is
// without them, of the same share.
std::vector<std::size_t> telling(const Table& values, const std::vector<std::uint32_t>& winners) {
  std::vector<std::size_t> columns;
  for (std::size_t j = 0; j < values.columns(); ++j) {
    const auto differs = [&](std::uint32_t i) { return values.at(i, j) != values.at(winners[0], j); };
    if (std::any_of(winners.begin(), winners.end(), differs)) columns.push_back(j);
  }
  return columns;
}

// The center of a region of few criteria, among all: each corner that was left out pulls as much as any other.
std::vector<double> among_all(const std::vector<double>& centroid, const std::vector<std::size_t>& columns,
                              std::size_t n) {
  std::vector<double> weights(n, 1 / static_cast<double>(n));
  const double part = static_cast<double>(columns.size()) / static_cast<double>(n);
  for (std::size_t k = 0; k < columns.size(); ++k) weights[columns[k]] = part * centroid[k];
  return weights;
}

RegionSize winning_region(const Table& winners, std::size_t winner) {
  const std::size_t n = winners.columns();
  struct Cut {
    double distance;  // from the simplex's center: near ones make far ones needless
    std::vector<double> d;
  };
  std::vector<Cut> cuts;
  for (std::size_t other = 0; other < winners.rows(); ++other) {
    if (other == winner) continue;
    Cut cut{0, std::vector<double>(n)};
    for (std::size_t j = 0; j < n; ++j) {
      cut.d[j] = winners.at(winner, j) - winners.at(other, j);
      cut.distance += cut.d[j];
    }
    cut.distance /= std::sqrt(dot(cut.d, cut.d));
    cuts.push_back(std::move(cut));
  }
  std::stable_sort(cuts.begin(), cuts.end(), [](const Cut& a, const Cut& b) { return a.distance < b.distance; });
  Region region(n, cuts.size());
  for (const Cut& cut : cuts) {
    region.cut(cut.d);
    if (region.empty()) break;
  }
  return region.size();
}

// By place among the winners.
struct Sizes {
  std::vector<double> share, standard_error;
  std::vector<std::vector<double>> centroid;
};

Sizes measured(const Table& winners) {
  Sizes sizes;
  for (std::size_t winner = 0; winner < winners.rows(); ++winner) {
    RegionSize size = winning_region(winners, winner);
    sizes.share.push_back(size.share);
    sizes.standard_error.push_back(0);
    sizes.centroid.push_back(std::move(size.centroid));
  }
  return sizes;
}

Sizes drawn(const Table& winners, const Sampling& sampling) {
  std::vector<std::uint32_t> hits(winners.rows(), 0);
  Table moments(winners.rows(), winners.columns());
  std::vector<double> weights(winners.columns());
  Draws draws(sampling.seed);
  Scorer scorer(winners);
  for (std::uint32_t draw = 0; draw < sampling.draws; ++draw) {
    draws.next(weights);
    const std::vector<double>& scores = scorer.at(weights);
    const auto best = static_cast<std::size_t>(std::max_element(scores.begin(), scores.end()) - scores.begin());
    ++hits[best];
    for (std::size_t j = 0; j < weights.size(); ++j) moments.at(best, j) += weights[j];
  }
  Sizes sizes;
  for (std::size_t i = 0; i < winners.rows(); ++i) {
    sizes.share.push_back(static_cast<double>(hits[i]) / static_cast<double>(sampling.draws));
    sizes.standard_error.push_back(standard_error(hits[i], sampling.draws));
    sizes.centroid.emplace_back();
    if (hits[i] == 0) continue;
    for (const double moment : moments.row(i)) sizes.centroid[i].push_back(moment / static_cast<double>(hits[i]));
  }
  return sizes;
}

}  // namespace

bool first_rank_is_exact(std::size_t criteria, std::size_t winners) {
  return (criteria <= 4 && winners <= 150) || (criteria <= 8 && winners <= 20);
}

FirstRank first_rank(const Table& values, const Winners& winners, const Sampling& sampling) {
  const std::size_t m = values.rows(), n = values.columns();
  FirstRank result{true, std::vector<double>(m, 0.0), std::vector<double>(m, 0.0), {}};
  result.central_weights.resize(m);
  if (m == 0) return result;
  std::vector<std::size_t> columns = telling(values, winners.winners);
  if (columns.empty()) columns = {0};
  Table telling_values;
  for (const std::uint32_t winner : winners.winners) {
    std::vector<double> row;
    for (const std::size_t column : columns) row.push_back(values.at(winner, column));
    telling_values.append(row);
  }
  result.exact = first_rank_is_exact(columns.size(), winners.winners.size());
  const Sizes sizes = result.exact ? measured(telling_values) : drawn(telling_values, sampling);
  for (std::size_t i = 0; i < m; ++i) {
    const std::uint32_t winner = winners.stands_for[i];
    if (winner == kNobody) continue;
    const auto place = static_cast<std::size_t>(
        std::lower_bound(winners.winners.begin(), winners.winners.end(), winner) - winners.winners.begin());
    result.share[i] = sizes.share[place];
    result.standard_error[i] = sizes.standard_error[place];
    if (!sizes.centroid[place].empty()) result.central_weights[i] = among_all(sizes.centroid[place], columns, n);
  }
  return result;
}

}  // namespace steelyard
