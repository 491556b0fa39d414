#include "price/cost_curve.h"

#include <gtest/gtest.h>

#include "engine/price/plan.h"

namespace steelyard {
namespace {

using test::Chance;
using test::exact;

std::string at(const CostCurve& curve, std::string_view quantity) { return curve.at(exact(quantity)).to_fraction(); }

TEST(CostCurve, AConstantIsOwedWithoutUse) {
  const CostCurve curve = CostCurve::constant(exact("9.60"), 24);
  EXPECT_EQ(at(curve, "0"), "48/5");
  EXPECT_EQ(at(curve, "24"), "48/5");
}

TEST(CostCurve, ARateIsExact) { EXPECT_EQ(at(CostCurve::linear(exact("0.126"), 8760), "1/3"), "21/500"); }

TEST(CostCurve, MarginalTiersBillEachUnitInItsOwnTier) {
  const std::vector<Tier<Rational>> tiers = {{100, 0}, {10'340, exact("0.09")}, {std::nullopt, exact("0.085")}};
  const CostCurve curve = CostCurve::tiered(tiers, TierMode::marginal, OnBoundary::lower, 100'000);
  EXPECT_EQ(at(curve, "100"), "0");
  EXPECT_EQ(at(curve, "101"), "9/100");
  EXPECT_EQ(curve.at(10'340).to_decimal(2), "921.60");
  EXPECT_EQ(curve.at(10'341).to_decimal(3), "921.685");
}

TEST(CostCurve, WholeVolumeTiersJumpOnTheStatedSideOfTheBoundary) {
  const std::vector<Tier<Rational>> tiers = {{10, 1}, {std::nullopt, exact("0.8")}};
  const CostCurve upper = CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::upper, 20);
  EXPECT_EQ(at(upper, "9.99"), "999/100");
  EXPECT_EQ(at(upper, "10"), "8") << "10 GB cost less than 9.99";
  const CostCurve lower = CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::lower, 20);
  EXPECT_EQ(at(lower, "10"), "10");
  EXPECT_EQ(at(lower, "10.01"), "1001/125");
}

TEST(CostCurve, AStepAfterSomeHoursConcernsTheRestOrTheWholeBill) {
  const CostCurve rest = CostCurve::stepped(2, 100, 1, TierMode::marginal, 744);
  const CostCurve whole = CostCurve::stepped(2, 100, 1, TierMode::whole_volume, 744);
  EXPECT_EQ(at(rest, "100"), "200");
  EXPECT_EQ(at(rest, "101"), "201");
  EXPECT_EQ(at(whole, "100"), "200");
  EXPECT_EQ(at(whole, "101"), "101");
}

TEST(CostCurve, ATermIsBoughtAgainJustAfterItEnds) {
  const CostCurve curve = CostCurve::purchased_again(100, 12, 36);
  EXPECT_EQ(at(curve, "0"), "100");
  EXPECT_EQ(at(curve, "12"), "100") << "12 months need one term";
  EXPECT_EQ(at(curve, "12.000000001"), "200");
  EXPECT_EQ(at(curve, "24"), "200");
  EXPECT_EQ(at(curve, "36"), "300");
  EXPECT_EQ(curve.pieces().size(), 3U) << "nothing is bought at the end";
  const std::vector<Rational> falling = {100, 90, 80};
  EXPECT_EQ(at(CostCurve::purchased_again(falling, 12, 36), "25"), "270");
}

TEST(CostCurve, RatesThatChangeAddUpPeriodByPeriod) {
  const std::vector<Rational> rates = {10, 9, exact("8.1")};
  const CostCurve curve = CostCurve::changing(rates, 1);
  EXPECT_EQ(at(curve, "1.5"), "29/2");
  EXPECT_EQ(at(curve, "3"), "271/10");
  EXPECT_EQ(curve.end(), Rational(3));
}

TEST(CostCurve, ASumKeepsEveryJumpAndGoesAsFarAsBoth) {
  const std::vector<Tier<Rational>> tiers = {{10, 1}, {std::nullopt, 2}};
  const CostCurve upper = CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::upper, 40);
  const CostCurve both = sum(upper, CostCurve::purchased_again(5, 10, 30));
  EXPECT_EQ(both.end(), Rational(30));
  EXPECT_EQ(at(both, "10"), "25") << "the tier jumps on reaching 10, the purchase just after";
  EXPECT_EQ(at(both, "10.5"), "31");
  EXPECT_EQ(both.scaled(exact("0.5")).at(10), exact("12.5"));
}

TEST(CostCurve, OutsideItsRangeACurveHasNoCost) {
  const CostCurve curve = CostCurve::linear(1, 10);
  EXPECT_TRUE(curve.at(exact("-0.1")).overflowed());
  EXPECT_TRUE(curve.at(exact("10.1")).overflowed());
  EXPECT_TRUE(curve.at(Rational::of(1, 0)).overflowed());
}

TEST(CostCurve, WhatMakesNoCurveIsNotKnown) {
  const auto tiered = [](std::vector<Tier<Rational>> tiers) {
    return CostCurve::tiered(tiers, TierMode::marginal, OnBoundary::lower, 10).known();
  };
  EXPECT_TRUE(tiered({{std::nullopt, 1}}));
  EXPECT_FALSE(tiered({}));
  EXPECT_FALSE(tiered({{5, 1}})) << "no last tier";
  EXPECT_FALSE(tiered({{5, 1}, {5, 1}, {std::nullopt, 1}}));
  EXPECT_FALSE(tiered({{0, 1}, {std::nullopt, 1}}));
  EXPECT_FALSE(tiered({{std::nullopt, 1}, {std::nullopt, 1}}));
  EXPECT_FALSE(CostCurve::linear(1, 0).known());
  EXPECT_FALSE(CostCurve::linear(1, -1).known());
  EXPECT_FALSE(CostCurve::purchased_again(1, 0, 10).known());
  EXPECT_FALSE(CostCurve::purchased_again(1, -1, 10).known());
  EXPECT_FALSE(CostCurve::purchased_again(1, exact("0.0000001"), 10).known()) << "a hundred million terms";
  EXPECT_FALSE(CostCurve::purchased_again(std::vector<Rational>{1}, 5, 10).known());
  EXPECT_FALSE(CostCurve::purchased_again(std::vector<Rational>{1, 1, 1}, 5, 10).known());
  EXPECT_FALSE(CostCurve::changing({}, 1).known());
  EXPECT_FALSE(CostCurve::changing(std::vector<Rational>{1}, 0).known());
  EXPECT_FALSE(CostCurve({{1, 0, 0, 0}}, 10).known()) << "does not begin at 0";
  EXPECT_FALSE(CostCurve({{0, 0, 0, 0}, {11, 0, 0, 0}}, 10).known());
  EXPECT_FALSE(CostCurve({{0, 0, 0, 0}, {0, 0, 0, 0}}, 10).known());
}

TEST(CostCurve, OverflowIsAValueThatSpreads) {
  const Rational huge = exact("1e30");
  const CostCurve unknown = CostCurve::linear(huge, huge);
  EXPECT_FALSE(unknown.known());
  EXPECT_TRUE(unknown.at(1).overflowed());
  EXPECT_FALSE(sum(unknown, CostCurve::constant(1, 10)).known());
  EXPECT_FALSE(sum(CostCurve::constant(1, 10), unknown).known());
  EXPECT_FALSE(unknown.scaled(0).known());
  EXPECT_FALSE(CostCurve::linear(huge, 1).scaled(huge).known());
  // Two ends that cannot be told apart in 127 bits make no common end.
  const Rational fine = Rational::of(INT64_MAX, INT64_MAX - 1) * Rational::of(INT64_MAX - 2, INT64_MAX - 4);
  EXPECT_FALSE(sum(CostCurve::constant(1, fine), CostCurve::constant(1, Rational::of(INT64_MAX, 3))).known());
}

TEST(CostCurve, CostsWhatThePriceListSays) {
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    Chance chance(seed);
    const test::Plan plan = test::any_plan(chance);
    const CostCurve curve = plan.curve();
    ASSERT_TRUE(curve.known()) << seed;
    for (std::int64_t half = 0; half <= 2 * test::kEnd; ++half) {
      for (const std::int64_t offset : {-1, 0, 1}) {
        const std::int64_t ticks = half * test::kTick / 2 + offset;
        if (ticks < 0 || ticks > test::kEnd * test::kTick) continue;
        ASSERT_EQ(curve.at(test::quantity(ticks)), Rational::of(plan.cost(ticks), test::kTick)) << seed << " " << ticks;
      }
    }
  }
}

}  // namespace
}  // namespace steelyard
