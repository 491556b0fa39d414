// Shares of weights: volumes held against each other, against pairs, against chance and against a grid.
#include "doubt/first_rank.h"

#include <gtest/gtest.h>

#include "doubt/pairwise_share.h"
#include "doubt/rank_acceptability.h"
#include "doubt/weight_space.h"
#include "engine/doubt/random_values.h"

namespace steelyard::test {
namespace {

TEST(FirstRank, SharesAreWhatTheirPropertiesSay) {
  std::mt19937 random(21);
  for (const Kind kind : {Kind::uniform, Kind::sphere, Kind::coarse}) {
    for (std::size_t round = 0; round < 30; ++round) {
      const std::size_t n = 1 + round % 6;
      const Table values = random_values(random, 1 + random() % 15, n, kind);
      const Winners winners = find_winners(values);
      const FirstRank first = first_rank(values, winners, {});
      ASSERT_TRUE(first.exact);
      double sum = 0;
      for (const std::uint32_t winner : winners.winners) sum += first.share[winner];
      EXPECT_NEAR(sum, 1, 1e-12);
      for (std::size_t i = 0; i < values.rows(); ++i) {
        EXPECT_EQ(first.standard_error[i], 0);
        EXPECT_EQ(first.share[i] > 0, winners.by_alternative[i].can);
        for (std::size_t k = 0; k < values.rows(); ++k) {
          EXPECT_LE(first.share[i], share_ahead(values.row(i), values.row(k)) + 1e-12);
        }
        if (!first.central_weights[i].empty()) {
          EXPECT_GE(lead_of(values, i, first.central_weights[i]), 0) << i;
        }
      }
    }
  }
}

TEST(FirstRank, IsWhatChanceFindsToWithinFourStandardErrors) {
  std::mt19937 random(22);
  for (int round = 0; round < 5; ++round) {
    const Table values = random_values(random, 12, 4, Kind::sphere);
    const FirstRank first = first_rank(values, find_winners(values), {});
    const RankAcceptability drawn = rank_acceptability(values, {20'000, 5});
    std::vector<int> hits(values.rows(), 0);
    for (int draw = 0; draw < 20'000; ++draw) {  // another generator, another sum
      const std::vector<double> weights = random_weights(random, 4);
      std::size_t best = 0;
      for (std::size_t i = 1; i < values.rows(); ++i) {
        if (score(values, i, weights) > score(values, best, weights)) best = i;
      }
      ++hits[best];
    }
    for (std::size_t i = 0; i < values.rows(); ++i) {
      const double error = std::sqrt(first.share[i] * (1 - first.share[i]) / 20'000);
      EXPECT_NEAR(hits[i] / 20'000.0, first.share[i], 4 * error + 1e-4) << i;
      EXPECT_NEAR(drawn.share.at(i, 0), first.share[i], 4 * drawn.standard_error.at(i, 0)) << i;
    }
  }
}

TEST(FirstRank, DrawsWhereTooManyContendAndSaysHowFarOffItMayBe) {
  std::mt19937 random(23);
  const Table values = random_values(random, 30, 5, Kind::sphere);
  const Winners winners = find_winners(values);
  ASSERT_FALSE(first_rank_is_exact(5, winners.winners.size()));
  const FirstRank once = first_rank(values, winners, {10'000, 7}), again = first_rank(values, winners, {10'000, 7});
  const FirstRank other = first_rank(values, winners, {10'000, 8});
  EXPECT_FALSE(once.exact);
  EXPECT_EQ(once.share, again.share);
  EXPECT_NE(once.share, other.share);
  double sum = 0;
  for (std::size_t i = 0; i < values.rows(); ++i) {
    sum += once.share[i];
    EXPECT_GT(once.standard_error[i], 0);
    EXPECT_NEAR(once.share[i], other.share[i], 4 * (once.standard_error[i] + other.standard_error[i]));
  }
  EXPECT_NEAR(sum, 1, 1e-12);
}

TEST(FirstRank, DoesNotCareForACriterionThatTellsNothingApart) {
  std::mt19937 random(24);
  const Table values = random_values(random, 10, 3, Kind::sphere);
  Table wider(10, 5);
  for (std::size_t i = 0; i < 10; ++i) {
    for (std::size_t j = 0; j < 3; ++j) wider.at(i, j + 1) = values.at(i, j);
    wider.at(i, 0) = wider.at(i, 4) = 0.5;
  }
  const FirstRank three = first_rank(values, find_winners(values), {});
  const FirstRank five = first_rank(wider, find_winners(wider), {});
  for (std::size_t i = 0; i < 10; ++i) {
    EXPECT_NEAR(five.share[i], three.share[i], 1e-12);
    EXPECT_NEAR(five.central_weights[i][0], 0.2, 1e-12);
    EXPECT_NEAR(five.central_weights[i][2], 0.6 * three.central_weights[i][1], 1e-12);
  }
}

TEST(FirstRank, SharesTheFirstPlaceAmongEquals) {
  const Winners winners = find_winners(Table(3, 2));
  const FirstRank first = first_rank(Table(3, 2), winners, {});
  EXPECT_EQ(first.share, (std::vector<double>{1, 1, 1}));
  EXPECT_EQ(first.central_weights[2], (std::vector<double>{0.5, 0.5}));
}

// The part of a simplex that a space is: a grid over all weights, of which those count that belong to it.
TEST(WeightSpace, HoldsTheWeightsItSays) {
  std::mt19937 random(25);
  const Table values = random_values(random, 8, 3, Kind::sphere);
  const std::vector<double> given = {0.5, 0.3, 0.2};
  const auto ordered = [](const std::vector<double>& w) { return w[1] >= w[0] && w[0] >= w[2]; };
  const auto near = [&](const std::vector<double>& w) {
    for (std::size_t j = 0; j < 3; ++j) {
      if (w[j] < 0.7 * given[j] - 1e-9) return false;
    }
    return true;
  };
  const auto check = [&](const WeightSpace& space, const auto& belongs) {
    const Table scores = at_corners(values, space);
    const FirstRank first = first_rank(scores, find_winners(scores), {});
    std::vector<int> hits(8, 0);
    int points = 0;
    for_each_grid_point(3, 300, [&](const std::vector<double>& weights) {
      if (!belongs(weights)) return;
      ++points;
      std::size_t best = 0;
      for (std::size_t i = 1; i < 8; ++i) best = score(values, i, weights) > score(values, best, weights) ? i : best;
      ++hits[best];
    });
    ASSERT_GT(points, 1000);
    for (std::size_t i = 0; i < 8; ++i) {
      EXPECT_NEAR(first.share[i], static_cast<double>(hits[i]) / points, 0.03) << i;
      if (first.central_weights[i].empty()) continue;
      const std::vector<double> central = weights_at(space, first.central_weights[i]);
      EXPECT_TRUE(belongs(central));
      EXPECT_GE(lead_of(values, i, central), 0);
    }
  };
  check(ordered_weights({1, 0, 2}), ordered);
  check(weights_within(given, 0.3), near);
  const std::vector<double> center = weights_at(ordered_weights({1, 0, 2}), std::vector<double>(3, 1.0 / 3));
  EXPECT_NEAR(center[1], 11.0 / 18, 1e-15);  // rank-order centroid
}

TEST(PairwiseShare, OfBothWaysIsOne) {
  std::mt19937 random(26);
  for (std::size_t round = 0; round < 200; ++round) {
    const Table values = random_values(random, 2, 1 + round % 8, round % 2 == 0 ? Kind::uniform : Kind::coarse);
    const bool same = std::equal(values.row(0).begin(), values.row(0).end(), values.row(1).begin());
    EXPECT_NEAR(share_ahead(values.row(0), values.row(1)) + share_ahead(values.row(1), values.row(0)), same ? 2 : 1,
                1e-14);
  }
}

TEST(RankAcceptability, HasRowsOfOneAndSharesRanksAmongEquals) {
  Table values;
  for (const auto& row : {std::vector<double>{1, 0}, {0, 1}, {1, 0}}) values.append(row);
  const RankAcceptability drawn = rank_acceptability(values, {});
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(drawn.share.at(i, 0) + drawn.share.at(i, 1) + drawn.share.at(i, 2), 1, 1e-12);
  }
  EXPECT_EQ(drawn.share.at(0, 0), drawn.share.at(2, 0));
  EXPECT_EQ(drawn.share.at(0, 2), 0);  // equal ones share rank 1 or rank 2
  EXPECT_EQ(drawn.share.at(1, 1), 0);  // behind two equal ones it is third
}

}  // namespace
}  // namespace steelyard::test
