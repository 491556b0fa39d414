// What holds of every method, over random decisions. Each of these has caught a sign, an order or a division somewhere.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/mcda/small_decision.h"
#include "mcda/derived_weights.h"
#include "mcda/pairwise.h"
#include "mcda/reversal.h"

namespace steelyard::test {
namespace {

constexpr int kDecisions = 60;

std::vector<double> merits(const Prepared& prepared, const Decision& decision) {
  const auto outcome = prepared.run(decision);
  EXPECT_TRUE(static_cast<bool>(outcome));
  std::vector<double> merits;
  for (const double score : outcome->score) merits.push_back(outcome->more_is_better ? score : -score);
  return merits;
}

void expect_near(const std::vector<double>& a, const std::vector<double>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-12) << i;
}

Decision with_rows(const Decision& decision, const std::vector<std::size_t>& rows) {
  Decision chosen = decision;
  chosen.matrix = Table();
  for (const std::size_t row : rows) chosen.matrix.append(decision.matrix.row(row));
  return chosen;
}

TEST(EveryMethod, DoesNotCareInWhichOrderAlternativesAre) {
  std::mt19937 random(1);
  for (int round = 0; round < kDecisions; ++round) {
    const Decision decision = random_decision(random, 7, 4);
    const std::vector<std::size_t> order = {3, 0, 6, 2, 5, 1, 4};
    for (const auto& [name, prepared] : all_methods(decision)) {
      SCOPED_TRACE(name);
      const std::vector<double> before = merits(prepared, decision);
      std::vector<double> moved;
      for (const std::size_t row : order) moved.push_back(before[row]);
      expect_near(merits(prepared, with_rows(decision, order)), moved);
    }
  }
}

TEST(EveryMethod, DoesNotCareInWhichOrderCriteriaAre) {
  std::mt19937 random(2);
  for (int round = 0; round < kDecisions; ++round) {
    const Decision decision = random_decision(random, 6, 3);
    Decision turned = decision;
    for (std::size_t j = 0; j < 3; ++j) {
      for (std::size_t i = 0; i < 6; ++i) turned.matrix.at(i, j) = decision.matrix.at(i, 2 - j);
      turned.weights[j] = decision.weights[2 - j];
      turned.directions[j] = decision.directions[2 - j];
    }
    for (const auto& [name, prepared] : all_methods(decision)) {
      SCOPED_TRACE(name);
      expect_near(merits(prepared, turned), merits(prepared, decision));
    }
  }
}

TEST(EveryMethod, CountsOnlyTheProportionsOfWeights) {
  std::mt19937 random(3);
  for (int round = 0; round < kDecisions; ++round) {
    const Decision decision = random_decision(random, 6, 4);
    Decision scaled = decision;
    for (double& weight : scaled.weights) weight *= 32;  // exactly
    for (const auto& [name, prepared] : all_methods(decision)) {
      SCOPED_TRACE(name);
      EXPECT_EQ(ranks(merits(prepared, scaled)), ranks(merits(prepared, decision)));
    }
  }
}

TEST(EveryMethod, TiesADuplicateWithItsOriginal) {
  std::mt19937 random(4);
  for (int round = 0; round < kDecisions; ++round) {
    const Decision decision = with_rows(random_decision(random, 5, 4), {0, 1, 2, 3, 4, 2});
    for (const auto& [name, prepared] : all_methods(decision)) {
      SCOPED_TRACE(name);
      const std::vector<double> merit = merits(prepared, decision);
      EXPECT_EQ(merit[2], merit[5]);
      EXPECT_EQ(ranks(merit)[2], ranks(merit)[5]);
    }
  }
}

TEST(EveryMethod, NeverPutsADominatedAlternativeAboveItsDominator) {
  std::mt19937 random(5);
  for (int round = 0; round < kDecisions; ++round) {
    Decision decision = random_decision(random, 6, 3);
    for (std::size_t j = 0; j < 3; ++j) {  // the last is a little worse than the first
      const double worse = decision.directions[j] == Direction::cost ? 1.05 : 0.95;
      decision.matrix.at(5, j) = std::min(1.0, decision.matrix.at(0, j) * worse);
      decision.matrix.at(0, j) = std::min(decision.matrix.at(0, j), 0.95);
      if (decision.directions[j] == Direction::cost) continue;
      decision.matrix.at(5, j) = decision.matrix.at(0, j) * worse;
    }
    for (const auto& [name, prepared] : all_methods(decision)) {
      SCOPED_TRACE(name);
      const std::vector<double> merit = merits(prepared, decision);
      EXPECT_GE(merit[0], merit[5]);
    }
  }
}

TEST(EveryMethod, DoesNotCareForTheUnit) {
  std::mt19937 random(6);
  for (int round = 0; round < kDecisions; ++round) {
    const Decision decision = random_decision(random, 6, 3);
    Decision cents = decision;
    for (std::size_t i = 0; i < 6; ++i) cents.matrix.at(i, 1) *= 100;
    for (const auto& [name, prepared] : all_methods(decision)) {
      if (name.ends_with("none") || name == "spotis" || name == "promethee2") continue;  // these have units
      SCOPED_TRACE(name);
      EXPECT_EQ(ranks(merits(prepared, cents)), ranks(merits(prepared, decision)));
    }
  }
}

TEST(EveryMethod, HasANumberForEveryEdge) {
  const Decision edges[] = {
      {table({{1, 2}}), {Direction::cost, Direction::benefit}, {1, 1}},
      {table({{1, 2}, {1, 2}, {1, 2}}), {Direction::cost, Direction::benefit}, {1, 3}},
      {table({{1, 2}, {1, 3}}), {Direction::cost, Direction::benefit}, {1, 0}},
      {table({{1}, {0.5}}), {Direction::cost}, {1}},
  };
  for (const Decision& decision : edges) {
    for (const auto& [name, prepared] : all_methods(decision)) {
      if (name == "spotis") continue;
      SCOPED_TRACE(name);
      const std::vector<double> merit = merits(prepared, decision);
      for (const double one : merit) EXPECT_TRUE(std::isfinite(one));
      const std::vector<std::uint32_t> rank = ranks(merit);
      EXPECT_EQ(*std::min_element(rank.begin(), rank.end()), 1U);
    }
  }
}

TEST(ZeroAndNegativeValues, AreTakenWhereTheMethodCanTakeThem) {
  const Decision decision{table({{0, -2}, {0, 3}, {-1, 0}}), {Direction::cost, Direction::benefit}, {1, 1}};
  for (const char* name : {"wsm", "topsis"}) {
    for (const char* normalization : {"none", "minmax", "vector"}) {
      const auto prepared = method(name, decision, {{"normalization", normalization}});
      for (const double merit : merits(prepared, decision)) EXPECT_TRUE(std::isfinite(merit));
    }
    const auto refused = method(name, decision, {{"normalization", "sum"}}).run(decision);
    ASSERT_FALSE(static_cast<bool>(refused));
    EXPECT_EQ(refused.errors().size(), 4U);  // both zeros and -1 of the cost, -2 of the benefit
    EXPECT_EQ(refused.errors()[0].where, "/matrix/0/0");
  }
  const auto product = method("wpm", decision).run(decision);
  ASSERT_FALSE(static_cast<bool>(product));
  EXPECT_EQ(product.errors()[0].code, Code::cell_not_positive);
}

TEST(Ranks, ShareTheLeastAndAreTheInverseOfTheOrder) {
  EXPECT_EQ(ranks(std::vector<double>{0, 3, 2, 3}), (std::vector<std::uint32_t>{4, 1, 3, 1}));
  EXPECT_EQ(best_first(std::vector<double>{0, 3, 2, 3}), (std::vector<std::uint32_t>{1, 3, 2, 0}));
  EXPECT_EQ(ranks(std::vector<double>(1000, 0.25)), std::vector<std::uint32_t>(1000, 1));
}

TEST(Preference, HasSixShapes) {
  const auto at = [](Preference shape, double d) { return PreferenceFunction{shape, 1, 3, 2}(d); };
  EXPECT_EQ(at(Preference::usual, 0), 0);
  EXPECT_EQ(at(Preference::usual, 0.1), 1);
  EXPECT_EQ(at(Preference::u_shape, 1), 0);
  EXPECT_EQ(at(Preference::u_shape, 1.1), 1);
  EXPECT_EQ(at(Preference::v_shape, 1.5), 0.5);
  EXPECT_EQ(at(Preference::level, 2), 0.5);
  EXPECT_EQ(at(Preference::level, 3.5), 1);
  EXPECT_EQ(at(Preference::linear, 2), 0.5);
  EXPECT_NEAR(at(Preference::gaussian, 2), 1 - std::exp(-0.5), 1e-15);
  EXPECT_EQ(at(Preference::gaussian, -2), 0);
}

// Belton and Gear's kind of case: min-max values move when the extreme alternative leaves.
TEST(Reversal, IsFoundWhereAThirdAlternativeDecides) {
  const Decision decision{
      table({{10, 1}, {5, 4}, {0, 1.5}, {6, 20}}), {Direction::benefit, Direction::benefit}, {1, 1}};
  const auto dependent = method("wsm", decision, {{"normalization", "minmax"}});
  const auto outcome = dependent.run(decision);
  const auto found = find_reversal(decision, dependent, *outcome);
  ASSERT_TRUE(found);
  EXPECT_GT(outcome->score[found->ahead], outcome->score[found->behind]);
  std::vector<std::size_t> rest;
  for (std::size_t i = 0; i < 4; ++i) {
    if (i != found->removed) rest.push_back(i);
  }
  const auto without = dependent.run(with_rows(decision, rest));
  const auto place = [&](std::size_t i) { return i - (i > found->removed ? 1 : 0); };
  EXPECT_LT(without->score[place(found->ahead)], without->score[place(found->behind)]);
}

TEST(Reversal, NeverHappensOnFixedBoundsNorInProducts) {
  std::mt19937 random(8);
  for (int round = 0; round < kDecisions; ++round) {
    const Decision decision = random_decision(random, 8, 3);
    for (const auto& [name, prepared] : all_methods(decision)) {
      if (prepared.depends_on_set) continue;
      SCOPED_TRACE(name);
      const auto outcome = prepared.run(decision);
      EXPECT_FALSE(find_reversal(decision, prepared, *outcome));
    }
  }
}

TEST(Pairwise, FindsTheJudgementThatContradictsTheRest) {
  // 4 : 2 : 1 throughout, but the last pair was judged the wrong way round.
  const Table judgements = table({{1, 2, 4, 8}, {0.5, 1, 2, 4}, {0.25, 0.5, 1, 0.2}, {0.125, 0.25, 5, 1}});
  for (const Priority priority : {Priority::eigenvector, Priority::geometric_mean}) {
    const Judged judged = judge_pairwise(judgements, priority);
    ASSERT_TRUE(judged.revisit);
    EXPECT_EQ(judged.revisit->row, 2U);
    EXPECT_EQ(judged.revisit->column, 3U);
    EXPECT_GT(judged.revisit->implied, 0.5);
    EXPECT_GT(judged.consistency_ratio, 0.1);
  }
  const Judged consistent = judge_pairwise(table({{1, 2, 4}, {0.5, 1, 2}, {0.25, 0.5, 1}}), Priority::eigenvector);
  EXPECT_NEAR(consistent.consistency_ratio, 0, 1e-14);
  EXPECT_FALSE(consistent.revisit);
  EXPECT_NEAR(consistent.weights[0], 4.0 / 7, 1e-15);
}

TEST(RankOrderCentroid, IsTheMeanOfTheCornersOfTheOrder) {
  const std::vector<double> weights = rank_order_centroid({2, 0, 1});
  EXPECT_NEAR(weights[2], 11.0 / 18, 1e-15);
  EXPECT_NEAR(weights[0], 5.0 / 18, 1e-15);
  EXPECT_NEAR(weights[1], 2.0 / 18, 1e-15);
}

TEST(DerivedWeights, AreEqualWhereNothingIsSpread) {
  const Table same = table({{1, 2}, {1, 2}});
  const std::vector<Direction> benefits(2, Direction::benefit);
  for (const DerivedWeights& derived : {*entropy_weights(same), critic_weights(same, benefits),
                                        *deviation_weights(same, benefits, Normalization::none)}) {
    EXPECT_TRUE(derived.equal_for_want_of_spread);
    EXPECT_EQ(derived.weights, (std::vector<double>{0.5, 0.5}));
  }
  const Table half = table({{1, 2}, {1, 3}, {1, 5}});
  for (const DerivedWeights& derived :
       {*entropy_weights(half), *deviation_weights(half, benefits, Normalization::none)}) {
    EXPECT_FALSE(derived.equal_for_want_of_spread);
    EXPECT_EQ(derived.weights, (std::vector<double>{0, 1}));
  }
}

}  // namespace
}  // namespace steelyard::test
