// What has to change for another to be first: one weight, all weights, one value; and the map of three weights.
#include <gtest/gtest.h>

#include "doubt/can_win.h"
#include "doubt/nearest_weights.h"
#include "doubt/needed_value.h"
#include "doubt/ternary.h"
#include "doubt/weight_interval.h"
#include "engine/doubt/random_values.h"
#include "mcda/spotis.h"
#include "mcda/weighted_product.h"

namespace steelyard::test {
namespace {

std::uint32_t first_of(const Table& values, const std::vector<double>& weights) {
  std::uint32_t best = 0;
  for (std::uint32_t i = 1; i < values.rows(); ++i) {
    if (score(values, i, weights) > score(values, best, weights)) best = i;
  }
  return best;
}

std::vector<double> with_weight(std::vector<double> weights, std::size_t criterion, double weight) {
  const double rest = 1 - weights[criterion];
  for (std::size_t j = 0; j < weights.size(); ++j) weights[j] *= (1 - weight) / rest;
  weights[criterion] = weight;
  return weights;
}

TEST(WeightInterval, HoldsTheWinnerAndNothingBeyond) {
  std::mt19937 random(31);
  int ends = 0, never = 0;
  for (std::size_t round = 0; round < 100; ++round) {
    const std::size_t n = 2 + round % 4;
    const Table values = random_values(random, 9, n, Kind::sphere);
    const std::vector<double> weights = random_weights(random, n);
    for (std::uint32_t i = 0; i < values.rows(); ++i) {
      for (std::size_t j = 0; j < n; ++j) {
        const auto interval = weight_interval(values, weights, j, i);
        if (i == first_of(values, weights)) {
          ASSERT_TRUE(interval);
          EXPECT_LE(interval->from, weights[j]);
          EXPECT_GE(interval->to, weights[j]);
        }
        // At each step of the weight it is first exactly within the interval.
        for (int step = 0; step <= 50; ++step) {
          const double weight = step / 50.0;
          const double lead = lead_of(values, i, with_weight(weights, j, weight));
          if (std::abs(lead) < 1e-9) continue;
          EXPECT_EQ(lead > 0, interval && weight >= interval->from && weight <= interval->to);
        }
        never += interval ? 0 : 1;
        if (!interval || !interval->above) continue;
        ++ends;
        const std::vector<double> at_end = with_weight(weights, j, interval->to);
        EXPECT_NEAR(score(values, i, at_end), score(values, *interval->above, at_end), 1e-12);
      }
    }
  }
  EXPECT_GT(ends, 100);
  EXPECT_GT(never, 100);
}

TEST(WeightInterval, TakesTheOthersAsEqualWhereOneHasAllTheWeight) {
  Table values;
  for (const auto& row : {std::vector<double>{1, 0, 0}, {0, 1, 0.5}}) values.append(row);
  const std::vector<double> weights = {1, 0, 0};
  const auto interval = weight_interval(values, weights, 0, 0);
  ASSERT_TRUE(interval);
  EXPECT_NEAR(interval->from, 0.75 / 1.75, 1e-15);  // t against (1-t)(1 + 1/2)/2
  EXPECT_EQ(interval->below, 1U);
  EXPECT_EQ(weight_interval(Table(2, 1), std::vector<double>{1}, 0, 1)->from, 1);
}

TEST(NearestWeights, AreFirstThereAndNoGridPointIsNearer) {
  std::mt19937 random(32);
  int moved = 0;
  for (int round = 0; round < 60; ++round) {
    const Table values = random_values(random, 7, 3, round % 2 == 0 ? Kind::sphere : Kind::uniform);
    const std::vector<double> weights = random_weights(random, 3);
    const Winners winners = find_winners(values);
    for (std::uint32_t i = 0; i < values.rows(); ++i) {
      const auto nearest = nearest_weights(values, weights, winners.winners, i);
      ASSERT_EQ(nearest.has_value(), winners.by_alternative[i].can) << i;
      if (!nearest) continue;
      EXPECT_GE(lead_of(values, i, nearest->weights), -1e-11);
      EXPECT_NEAR(nearest->weights[0] + nearest->weights[1] + nearest->weights[2], 1, 1e-12);
      if (i == first_of(values, weights)) {
        EXPECT_EQ(nearest->distance, 0);
      }
      moved += nearest->distance > 0 ? 1 : 0;
      double best = INFINITY;
      for_each_grid_point(3, 120, [&](const std::vector<double>& point) {
        if (lead_of(values, i, point) < 0) return;
        double squares = 0;
        for (std::size_t j = 0; j < 3; ++j) squares += (point[j] - weights[j]) * (point[j] - weights[j]);
        best = std::min(best, std::sqrt(squares));
      });
      EXPECT_LE(nearest->distance, best + 1e-12);
      if (std::isfinite(best)) {
        EXPECT_GE(nearest->distance, best - 0.03);
      }
    }
  }
  EXPECT_GT(moved, 50);
}

TEST(NearestWeights, HoldInMoreDimensions) {
  std::mt19937 random(33);
  for (int round = 0; round < 40; ++round) {
    const Table values = random_values(random, 40, 7, Kind::sphere);
    const std::vector<double> weights = random_weights(random, 7);
    const Winners winners = find_winners(values);
    for (const std::uint32_t winner : winners.winners) {
      const auto nearest = nearest_weights(values, weights, winners.winners, winner);
      ASSERT_TRUE(nearest);
      EXPECT_GE(lead_of(values, winner, nearest->weights), -1e-10);
      // The way there only leads through weights at which it is not first; the known winning weights are no nearer.
      double squares = 0;
      const std::vector<double>& known = winners.by_alternative[winner].weights;
      for (std::size_t j = 0; j < 7; ++j) squares += (known[j] - weights[j]) * (known[j] - weights[j]);
      EXPECT_LE(nearest->distance, std::sqrt(squares) + 1e-12);
      std::vector<double> half(7);
      for (std::size_t j = 0; j < 7; ++j) half[j] = (weights[j] + nearest->weights[j]) / 2;
      if (nearest->distance > 1e-6) {
        EXPECT_LT(lead_of(values, winner, half), 0);
      }
    }
  }
}

TEST(NeededValue, MakesItJustFirst) {
  const std::vector<double> weights = {0.5, 0.5};
  const std::vector<Direction> directions = {Direction::cost, Direction::benefit};
  Decision decision{Table(2, 2), directions, weights};
  decision.matrix.at(0, 0) = 2, decision.matrix.at(0, 1) = 8;
  decision.matrix.at(1, 0) = 4, decision.matrix.at(1, 1) = 9;
  const Bounds bounds[] = {{0, 10}, {0, 10}};
  const auto additive = spotis(decision, bounds)->additive;
  const auto price = needed_value(additive, weights, 0, 1);
  ASSERT_TRUE(price && price->measure);
  EXPECT_NEAR(*price->measure, 3, 1e-12);  // one dearer, one better
  EXPECT_FALSE(needed_value(additive, std::vector<double>{0, 1}, 0, 1));
  EXPECT_NEAR(*needed_value(additive, weights, 0, 0)->measure, 3, 1e-12);  // the winner: up to there
  // Beyond the end of its scale nothing helps.
  decision.matrix.at(1, 1) = 0;
  EXPECT_FALSE(needed_value(spotis(decision, bounds)->additive, weights, 0, 1));

  decision.matrix.at(1, 1) = 4;
  const auto product = weighted_product(decision, Normalization::none);
  const auto cheaper = needed_value(product->additive, weights, 0, 1);
  ASSERT_TRUE(cheaper && cheaper->measure);
  EXPECT_NEAR(*cheaper->measure, 1, 1e-12);  // 8/2 against 4/1
}

TEST(Ternary, CellsFillTheTriangleAndAreWonByTheirOwners) {
  std::mt19937 random(34);
  for (int round = 0; round < 40; ++round) {
    const Table values = random_values(random, 12, 5, round % 2 == 0 ? Kind::sphere : Kind::coarse);
    const std::vector<double> weights = random_weights(random, 5);
    const std::array<std::uint32_t, 3> criteria = {4, 0, 2};
    const double shared = weights[4] + weights[0] + weights[2];
    double sum = 0;
    for (const TernaryCell& cell : ternary_map(values, weights, criteria)) {
      sum += cell.share;
      double area = 0;
      std::vector<double> middle = weights;
      for (const std::uint32_t criterion : criteria) middle[criterion] = 0;
      for (std::size_t k = 0; k < cell.corners.size(); ++k) {
        const auto& a = cell.corners[k];
        const auto& b = cell.corners[(k + 1) % cell.corners.size()];
        area += a[0] * b[1] - a[1] * b[0];  // shoelace; of the whole triangle 1
        for (std::size_t c = 0; c < 3; ++c) {
          middle[criteria[c]] += shared * a[c] / static_cast<double>(cell.corners.size());
        }
      }
      EXPECT_NEAR(area, cell.share, 1e-12);
      EXPECT_GE(lead_of(values, cell.alternative, middle), -1e-12);
    }
    EXPECT_NEAR(sum, 1, 1e-12);
  }
}

TEST(Ternary, IsOneCellWhereTheThreeWeighNothing) {
  std::mt19937 random(35);
  const Table values = random_values(random, 6, 4, Kind::uniform);
  const std::vector<double> weights = {0, 0, 0, 1};
  const std::vector<TernaryCell> cells = ternary_map(values, weights, {0, 1, 2});
  ASSERT_EQ(cells.size(), 1U);
  EXPECT_EQ(cells[0].alternative, first_of(values, weights));
  EXPECT_EQ(cells[0].corners.size(), 3U);
}

}  // namespace
}  // namespace steelyard::test
