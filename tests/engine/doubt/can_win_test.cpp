// Who can be first: held against a grid over all weights, and against certificates added up in exact fractions.
#include "doubt/can_win.h"

#include <gtest/gtest.h>

#include "base/rational.h"
#include "doubt/undominated.h"
#include "engine/doubt/random_values.h"

namespace steelyard::test {
namespace {

// Whether the mix is at least as good on every criterion, computed in fractions of billionths: of values and shares the
// difference to the doubles is below 1e-9 each.
void expect_beaten(const Table& values, std::size_t row, const std::vector<MixtureShare>& mix) {
  Rational sum(0);
  for (const MixtureShare& part : mix) {
    EXPECT_GE(part.share, 0);
    EXPECT_NE(part.alternative, row);
    sum = sum + *Rational::from_double(part.share);
  }
  EXPECT_NEAR(sum.to_double(), 1, 1e-8);
  for (std::size_t j = 0; j < values.columns(); ++j) {
    Rational mixed(0);
    for (const MixtureShare& part : mix) {
      mixed = mixed + *Rational::from_double(part.share) * *Rational::from_double(values.at(part.alternative, j));
    }
    EXPECT_GE((mixed - *Rational::from_double(values.at(row, j))).to_double(), -1e-8) << row << " on " << j;
  }
}

TEST(CanWin, IsProvedEitherWayForEveryAlternative) {
  std::mt19937 random(11);
  for (const Kind kind : {Kind::uniform, Kind::sphere, Kind::coarse}) {
    for (std::size_t round = 0; round < 40; ++round) {
      const std::size_t n = 1 + round % 6;
      const Table values = random_values(random, 1 + random() % 30, n, kind);
      const Winners winners = find_winners(values);
      EXPECT_FALSE(winners.winners.empty());
      for (std::size_t i = 0; i < values.rows(); ++i) {
        const CanWin& one = winners.by_alternative[i];
        if (!one.can) {
          expect_beaten(values, i, one.beaten_by);
          continue;
        }
        EXPECT_GT(lead_of(values, i, one.weights), 0) << i;
        double sum = 0;
        for (const double weight : one.weights) {
          EXPECT_GE(weight, 0);
          sum += weight;
        }
        EXPECT_NEAR(sum, 1, 1e-12);
      }
    }
  }
}

TEST(CanWin, FindsTheLargestLeadThatAGridCanFind) {
  std::mt19937 random(12);
  for (int round = 0; round < 20; ++round) {
    const Table values = random_values(random, 8, 3, Kind::uniform);
    const Undominated front = undominated(values);
    LeadSearch search(values, front.contenders);
    for (const std::uint32_t contender : front.contenders) {
      const Lead lead = search.find(contender);
      EXPECT_NEAR(lead.bound, lead.lead, 1e-12);
      if (front.contenders.size() < 2) continue;
      double best = -INFINITY;
      for_each_grid_point(3, 100, [&](const std::vector<double>& weights) {
        double least = INFINITY;
        for (const std::uint32_t other : front.contenders) {
          if (other != contender)
            least = std::min(least, score(values, contender, weights) - score(values, other, weights));
        }
        best = std::max(best, least);
      });
      EXPECT_LE(best, lead.lead + 1e-12);
      EXPECT_GE(best, lead.lead - 0.02);
    }
  }
}

TEST(CanWin, TakesDuplicatesForOneAndTiesForNoVictory) {
  // The third lies on the line between the first two; the fourth is the first again.
  Table values;
  for (const auto& row : {std::vector<double>{1, 0}, {0, 1}, {0.5, 0.5}, {1, 0}}) values.append(row);
  const Winners winners = find_winners(values);
  EXPECT_EQ(winners.winners, (std::vector<std::uint32_t>{0, 1}));
  EXPECT_TRUE(winners.by_alternative[3].can);
  EXPECT_EQ(winners.stands_for[3], 0U);
  EXPECT_FALSE(winners.by_alternative[2].can);
  expect_beaten(values, 2, winners.by_alternative[2].beaten_by);
}

TEST(CanWin, HandlesOneAndAThousandEqualAlternatives) {
  for (const std::size_t m : {std::size_t{1}, std::size_t{1000}}) {
    const Winners winners = find_winners(Table(m, 3));
    EXPECT_EQ(winners.winners, std::vector<std::uint32_t>{0});
    for (const CanWin& one : winners.by_alternative) EXPECT_TRUE(one.can);
  }
}

TEST(Undominated, IsNotMisledByARoundedSum) {
  Table values;
  for (const auto& row : {std::vector<double>{1e16, 0}, {1e16, 1}}) values.append(row);  // both add up to 1e16
  EXPECT_EQ(undominated(values).contenders, std::vector<std::uint32_t>{1});
  EXPECT_EQ(undominated(values).beaten_by[0], 1U);
}

TEST(Undominated, IsWhatComparingAllPairsSays) {
  std::mt19937 random(13);
  for (const Kind kind : {Kind::uniform, Kind::coarse}) {
    const Table values = random_values(random, 200, 3, kind);
    const Undominated front = undominated(values);
    for (std::uint32_t i = 0; i < values.rows(); ++i) {
      bool dominated = false;
      for (std::uint32_t k = 0; k < values.rows(); ++k) {
        bool worse = false, better = false;
        for (std::size_t j = 0; j < 3; ++j) {
          worse = worse || values.at(k, j) < values.at(i, j);
          better = better || values.at(k, j) > values.at(i, j);
        }
        dominated = dominated || (better && !worse);
      }
      const std::uint32_t by = front.beaten_by[i];
      EXPECT_EQ(front.beaten_by[by], by);
      bool same = true;
      for (std::size_t j = 0; j < 3; ++j) {
        EXPECT_GE(values.at(by, j), values.at(i, j));
        same = same && values.at(by, j) == values.at(i, j);
      }
      EXPECT_EQ(dominated, !same) << i;
    }
  }
}

}  // namespace
}  // namespace steelyard::test
