// Regions and shares that were computed in exact fractions by other means. tests/golden/scoring/ has them.
#include "support/golden.h"

#include <gtest/gtest.h>

#include "doubt/can_win.h"
#include "doubt/first_rank.h"
#include "doubt/pairwise_share.h"
#include "doubt/rank_acceptability.h"
#include "doubt/weight_interval.h"
#include "mcda/weighted_sum.h"

namespace steelyard::test {
namespace {

struct Case {
  Table values;
  std::vector<double> weights;
};
Case read(const Json& one) {
  Decision decision;
  for (const Json& row : one["matrix"]) decision.matrix.append(row.get<std::vector<double>>());
  for (const Json& direction : one["directions"]) {
    decision.directions.push_back(direction == 1 ? Direction::benefit : Direction::cost);
  }
  decision.weights = one["weights"].get<std::vector<double>>();
  const auto sum =
      weighted_sum(decision, one["normalization"] == "minmax" ? Normalization::min_max : Normalization::none);
  return {sum->additive.values, shares(decision.weights)};
}

TEST(GoldenDoubt, PairwiseShares) {
  for (const Json& one : golden("scoring/pairwise_share")) {
    for (std::size_t i = 0; i < one["differences"].size(); ++i) {
      const auto difference = one["differences"][i].get<std::vector<double>>();
      const std::vector<double> zero(difference.size(), 0.0);
      EXPECT_NEAR(share_ahead(difference, zero), one["expected"][i].get<double>(), one["tolerance"].get<double>()) << i;
    }
  }
}

TEST(GoldenDoubt, Regions) {
  for (const Json& one : golden("scoring/regions")) {
    SCOPED_TRACE(one["id"].get<std::string>());
    const auto [values, weights] = read(one);
    const Json& expected = one["expected"];
    const double tolerance = one["tolerance"].get<double>();
    const Winners winners = find_winners(values);
    const FirstRank first = first_rank(values, winners, {});
    EXPECT_TRUE(first.exact);
    for (std::size_t i = 0; i < values.rows(); ++i) {
      const double share = expected["first_rank_acceptability"][i].get<double>();
      EXPECT_NEAR(first.share[i], share, tolerance);
      EXPECT_EQ(winners.by_alternative[i].can, share > 0);
      const Json& central = expected["central_weights"][i];
      ASSERT_EQ(first.central_weights[i].empty(), central.is_null());
      for (std::size_t j = 0; j < central.size(); ++j) {
        EXPECT_NEAR(first.central_weights[i][j], central[j].get<double>(), tolerance);
      }
      for (std::size_t k = 0; k < values.rows(); ++k) {
        if (i == k) continue;
        EXPECT_NEAR(share_ahead(values.row(i), values.row(k)), expected["pairwise_winning_index"][i][k].get<double>(),
                    tolerance);
      }
    }
    if (!expected.contains("best")) continue;
    for (std::size_t j = 0; j < weights.size(); ++j) {
      const auto interval = weight_interval(values, weights, j, expected["best"].get<std::uint32_t>());
      ASSERT_TRUE(interval);
      EXPECT_NEAR(interval->from, expected["weight_stability_interval"][j][0].get<double>(), tolerance);
      EXPECT_NEAR(interval->to, expected["weight_stability_interval"][j][1].get<double>(), tolerance);
    }
    const RankAcceptability drawn = rank_acceptability(values, {});
    for (std::size_t i = 0; i < values.rows(); ++i) {
      for (std::size_t k = 0; k < values.rows(); ++k) {
        EXPECT_NEAR(drawn.share.at(i, k), expected["rank_acceptability"][i][k].get<double>(),
                    4 * drawn.standard_error.at(i, k));
      }
    }
  }
}

}  // namespace
}  // namespace steelyard::test
