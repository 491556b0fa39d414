#include "judge/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "judge/rank.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

Totals totals(std::vector<double> amounts) {
  Totals totals;
  for (const double amount : amounts) {
    totals.amount.push_back(amount);
    totals.state.push_back(is_known(amount) ? TotalState::complete : TotalState::unknown);
  }
  return totals;
}

Catalog cost_only() {
  test::SmallCatalog make;
  make.criterion("cost", Measure::cost, 1);
  return make.catalog();
}

std::vector<double> costs(const Scale& scale, std::vector<double> amounts) {
  return judge(cost_only(), {scale}, {}, {totals(std::move(amounts)), {}})[0].lower;
}

TEST(Scales, RunFromTheDearestToTheCheapestOfTheBasket) {
  const auto ends = scales(cost_only(), {totals({40, 10, kUnknown, 25}), {}});
  EXPECT_EQ(ends[0].zero_at, 40);
  EXPECT_EQ(ends[0].one_at, 10);
  EXPECT_FALSE(ends[0].inert);
}

TEST(Scales, AreInertWhereTheBasketTellsNothingApart) {
  EXPECT_TRUE(scales(cost_only(), {totals({5, 5, 5}), {}})[0].inert);
  EXPECT_TRUE(scales(cost_only(), {totals({5}), {}})[0].inert);
  EXPECT_TRUE(scales(cost_only(), {totals({kUnknown, kUnknown}), {}})[0].inert);
  EXPECT_TRUE(scales(cost_only(), {totals({}), {}})[0].inert);
  EXPECT_EQ(costs({0, 1, true}, {1, 2, 3}), (std::vector<double>{0, 0, 0})) << "inert is finite and says nothing";
}

TEST(Judge, ACheaperBillNeverScoresLowerEvenBeyondTheEnds) {
  const auto values = costs({40, 10, false}, {0, 5, 10, 25, 40, 70});
  EXPECT_DOUBLE_EQ(values[2], 1);
  EXPECT_DOUBLE_EQ(values[4], 0);
  EXPECT_GT(values[0], 1) << "values are not clipped";
  EXPECT_LT(values[5], 0);
  for (std::size_t i = 1; i < values.size(); ++i) EXPECT_LT(values[i], values[i - 1]);
}

TEST(Judge, ABillThatLacksALineMayBeAnyAmountHigher) {
  Totals partial = totals({10});
  partial.state[0] = TotalState::at_least;
  const Values values = judge(cost_only(), {{40, 10, false}}, {}, {partial, {}})[0];
  EXPECT_EQ(values.lower[0], 0);
  EXPECT_EQ(values.upper[0], 1);
}

TEST(Judge, AnUnknownSpeedIsNoBetterThanTheSlowestKnown) {
  test::SmallCatalog make;
  make.criterion("performance", Measure::performance, 1);
  const Catalog catalog = make.catalog();
  Performance speeds{true, {100, 20, kUnknown}, {100, 20, kUnknown}, {100, 20, kUnknown}, 20};
  const Values values = judge(catalog, {{50, 100, false}}, {}, {totals({1, 2, 3}), speeds})[0];
  EXPECT_LE(values.lower[2], values.lower[1]);
  EXPECT_EQ(values.upper[2], 1);
  Performance hours{false, {1, 9, kUnknown}, {1, 9, kUnknown}, {1, 9, kUnknown}, 9};
  const Values times = judge(catalog, {{5, 1, false}}, {}, {totals({1, 2, 3}), hours})[0];
  EXPECT_LE(times.lower[2], times.lower[1]);
}

TEST(Judge, AnUnknownFactSpansTheScaleAndIsNeverMerit) {
  const Catalog catalog = test::three_clouds().catalog();
  // three_clouds knows of beta nothing about compliance, and of alpha that it complies.
  std::vector<OfferId> offers;
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) offers.push_back(id_of<OfferId>(i));
  Measures measures{totals({1, 2, 3}), {true, {1, 2, 3}, {1, 2, 3}, {1, 2, 3}, 1}};
  const auto ends = scales(catalog, measures);
  const auto values = judge(catalog, ends, offers, measures);
  const std::size_t compliance = 3;
  EXPECT_EQ(values[compliance].lower, (std::vector<double>{1, 0, 1}));
  EXPECT_EQ(values[compliance].upper, (std::vector<double>{1, 1, 1}));
}

TEST(Rank, PartsAddUpToTheScoreBitForBit) {
  const std::vector<Values> values = {{{0.1, 0.7}, {0.3, 0.7}}, {{0.2, 0.9}, {0.2, 0.9}}, {{1.3, -0.4}, {1.3, 0.1}}};
  const std::vector<double> weights = {0.3, 0.3, 0.4};
  const Ranking ranking = rank(values, weights, totals({1, 2}));
  for (std::size_t i = 0; i < 2; ++i) {
    double lower = 0, upper = 0;
    for (std::size_t c = 0; c < values.size(); ++c) {
      lower += weights[c] * values[c].lower[i];
      upper += weights[c] * values[c].upper[i];
    }
    EXPECT_EQ(ranking.lower[i], lower);
    EXPECT_EQ(ranking.upper[i], upper);
  }
}

TEST(Rank, EqualOffersShareTheLeastRankAndTheCheaperOfEqualScoresIsFirst) {
  const std::vector<Values> values = {{{0.5, 0.5, 0.9, 0.5}, {0.5, 0.5, 0.9, 0.5}}};
  const Ranking ranking = rank(values, {1}, totals({7, 5, 9, 5}));
  EXPECT_EQ(ranking.order, (std::vector<std::uint32_t>{2, 1, 3, 0}));
  EXPECT_EQ(ranking.rank, (std::vector<std::uint32_t>{1, 2, 2, 4}));
}

TEST(Rank, NoPriceStandsLastAndAnIncompleteBillBehindEveryCompleteOne) {
  const std::vector<Values> values = {{{0.9, 0.8, -5, 0.1}, {1, 1, 1, 1}}};
  Totals sums = totals({kUnknown, 1, 1000, 500});
  sums.state[1] = TotalState::at_least;
  const Ranking ranking = rank(values, {1}, sums);
  EXPECT_EQ(ranking.order, (std::vector<std::uint32_t>{3, 2, 1, 0}));
  EXPECT_EQ(ranking.rank, (std::vector<std::uint32_t>{1, 2, 3, 0}));
}

// However scores are spread: evenly, all alike, in two clusters, with one of another magnitude, closer than a division
// can tell apart.
TEST(Rank, OrdersScoresOfAnySpread) {
  std::uint32_t seed = 7;
  const auto next = [&seed] { return static_cast<double>((seed = seed * 1664525 + 1013904223) >> 8) / (1 << 24); };
  const std::vector<std::function<double(int)>> spreads = {
      [&](int) { return next() - 0.5; },
      [](int) { return 0.25; },
      [&](int i) { return (i % 2 == 0 ? 0 : 1e6) + next(); },
      [&](int i) { return i == 40 ? -1e300 : next(); },
      [&](int i) { return i == 0   ? 1.7e308
                          : i == 1 ? -1.7e308
                                   : next(); },
      [](int i) { return i % 3 * 5e-324; },
      [](int i) { return i % 2 == 0 ? 0.0 : -0.0; },
  };
  for (const auto& score : spreads) {
    std::vector<Values> values(1);
    std::vector<double> amounts;
    for (int i = 0; i < 300; ++i) {
      values[0].lower.push_back(score(i));
      values[0].upper.push_back(values[0].lower.back());
      amounts.push_back(i % 7);
    }
    std::vector<std::uint32_t> wanted(300);
    std::iota(wanted.begin(), wanted.end(), 0u);
    std::stable_sort(wanted.begin(), wanted.end(), [&](std::uint32_t a, std::uint32_t b) {
      const double first = values[0].lower[a], second = values[0].lower[b];
      return first != second ? first > second : amounts[a] < amounts[b];
    });
    EXPECT_EQ(rank(values, {1}, totals(amounts)).order, wanted);
  }
}

TEST(Rank, ScalingAllWeightsOrRowsInAnotherOrderChangesNoPlace) {
  std::uint32_t seed = 3;
  const auto next = [&seed] { return static_cast<double>((seed = seed * 1664525 + 1013904223) >> 8) / (1 << 24); };
  std::vector<Values> values(3);
  std::vector<double> amounts;
  for (int i = 0; i < 200; ++i) {
    for (Values& v : values) {
      v.lower.push_back(next());
      v.upper.push_back(v.lower.back());
    }
    amounts.push_back(next());
  }
  const Ranking ranking = rank(values, {0.5, 0.25, 0.25}, totals(amounts));
  EXPECT_EQ(rank(values, {2, 1, 1}, totals(amounts)).order, ranking.order);
  std::vector<Values> turned(3);
  for (std::size_t c = 0; c < 3; ++c) {
    turned[c].lower.assign(values[c].lower.rbegin(), values[c].lower.rend());
    turned[c].upper = turned[c].lower;
  }
  std::vector<std::uint32_t> order = rank(turned, {0.5, 0.25, 0.25}, totals({amounts.rbegin(), amounts.rend()})).order;
  for (std::uint32_t& row : order) row = 199 - row;
  EXPECT_EQ(order, ranking.order);
}

}  // namespace
}  // namespace steelyard
