#include "price/crossing.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>

#include "engine/price/plan.h"

namespace steelyard {
namespace {

using test::Chance;
using test::exact;
using test::kEnd;
using test::kTick;

// "5: second, equal, first meet", one for each crossing.
std::vector<std::string> texts(const CostComparison& comparison) {
  std::vector<std::string> all;
  for (const Crossing& crossing : comparison.crossings) {
    all.push_back(crossing.quantity.to_fraction() + ": " + std::string(name(crossing.before)) + ", " +
                  std::string(name(crossing.at)) + ", " + std::string(name(crossing.after)) +
                  (crossing.jump ? " jump" : " meet"));
  }
  return all;
}

using Texts = std::vector<std::string>;

TEST(Crossing, TwoLinesMeetOnce) {
  const auto comparison = compare(CostCurve::constant(exact("0.074"), 1), CostCurve::linear(exact("0.126"), 1));
  EXPECT_TRUE(comparison.known);
  EXPECT_EQ(comparison.from_zero, CostOrder::second);
  EXPECT_EQ(texts(comparison), Texts{"37/63: second, equal, first meet"});
}

TEST(Crossing, ParallelLinesHaveNone) {
  const CostCurve line = CostCurve::linear(2, 100);
  const auto comparison = compare(line, sum(line, CostCurve::constant(1, 100)));
  EXPECT_EQ(comparison.from_zero, CostOrder::first);
  EXPECT_TRUE(comparison.crossings.empty());
  EXPECT_FALSE(comparison.same());
}

TEST(Crossing, EqualCurvesHaveNoneAndSaySo) {
  // The same cost in other pieces: the second tier has the rate of the first.
  const auto comparison = compare(CostCurve::stepped(2, 10, 2, TierMode::whole_volume, 100), CostCurve::linear(2, 100));
  EXPECT_TRUE(comparison.same());
  EXPECT_TRUE(comparison.crossings.empty());
}

TEST(Crossing, CurvesMayBeEqualOverAnInterval) {
  const CostCurve stepped = CostCurve::stepped(2, 10, 1, TierMode::marginal, 100);
  const auto comparison = compare(stepped, CostCurve::linear(2, 100));
  EXPECT_EQ(comparison.from_zero, CostOrder::equal);
  EXPECT_EQ(texts(comparison), Texts{"10: equal, equal, first meet"});
}

TEST(Crossing, ARenewalJumpsOverTheOther) {
  const CostCurve reserved = CostCurve::purchased_again(9, 12, 36);
  const auto comparison = compare(reserved, CostCurve::linear(1, 36));
  EXPECT_EQ(texts(comparison),
            (Texts{"9: second, equal, first meet", "12: first, first, second jump", "18: second, equal, first meet",
                   "24: first, first, second jump", "27: second, equal, first meet"}));
}

TEST(Crossing, AWholeVolumeTierJumpsOnReachingItsBoundary) {
  const std::vector<Tier<Rational>> tiers = {{10, 2}, {std::nullopt, 1}};
  const CostCurve whole = CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::upper, 20);
  EXPECT_EQ(texts(compare(whole, CostCurve::linear(exact("1.5"), 20))), Texts{"10: second, first, first jump"});
  const CostCurve ends = CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::upper, 10);
  EXPECT_EQ(texts(compare(ends, CostCurve::linear(exact("1.5"), 10))), Texts{"10: second, first, first jump"});
}

TEST(Crossing, CurvesThatTouchKeepTheirOrder) {
  const CostCurve peak = CostCurve({{0, 0, 0, 1}, {5, 5, 5, -1}}, 10);
  EXPECT_EQ(texts(compare(peak, CostCurve::constant(5, 10))), Texts{"5: first, equal, first meet"});
  EXPECT_EQ(texts(compare(CostCurve::linear(1, 5), CostCurve::constant(5, 5))), Texts{"5: first, equal, equal meet"});
}

TEST(Crossing, JumpsTogetherAreAMeeting) {
  const CostCurve first({{0, 0, 0, 2}, {5, 10, 20, 2}}, 10);
  const CostCurve second({{0, 5, 5, 1}, {5, 10, 20, 1}}, 10);
  EXPECT_EQ(texts(compare(first, second)), Texts{"5: first, equal, second meet"});
}

TEST(Crossing, OverflowIsNotAnAnswer) {
  const Rational tiny = Rational::of(1, INT64_MAX) * Rational::of(1, INT64_MAX - 1);
  const CostCurve one = CostCurve::linear(Rational::of(INT64_MAX - 2, INT64_MAX - 3), 1);
  EXPECT_FALSE(compare(one, CostCurve::constant(tiny, 1)).known);
  EXPECT_FALSE(compare(one, CostCurve::linear(1, -1)).known);
  EXPECT_FALSE(compare(CostCurve::linear(1, -1), one).known);
}

// The oracle: kTick times the difference of two costs, at any tick; pieces begin at whole numbers only.
using Difference = std::function<std::int64_t(std::int64_t)>;

CostOrder sign(std::int64_t difference) {
  if (difference == 0) return CostOrder::equal;
  return difference < 0 ? CostOrder::first : CostOrder::second;
}

// What `texts` should say. Orders change on even ticks, so odd ones stand for the intervals between them.
Texts sampled(const Difference& difference) {
  constexpr std::int64_t kStep = kTick / 4;
  constexpr std::int64_t kLast = kEnd * kTick;
  Texts all;
  const auto look = [&](std::int64_t tick) {
    const std::int64_t before = difference(tick - 1);
    const std::int64_t here = difference(tick);
    const std::int64_t after = tick == kLast ? here : difference(tick + 1);
    if (sign(before) == sign(here) && sign(here) == sign(after)) return;
    const bool jump = std::abs(here - before) > test::kMostSlope || std::abs(after - here) > test::kMostSlope;
    all.push_back(test::quantity(tick).to_fraction() + ": " + std::string(name(sign(before))) + ", " +
                  std::string(name(sign(here))) + ", " + std::string(name(sign(after))) + (jump ? " jump" : " meet"));
  };
  for (std::int64_t from = 0; from < kLast; from += kStep) {
    if (from > 0) look(from);
    std::int64_t low = from + 1;
    std::int64_t high = from + kStep - 1;
    const CostOrder order = sign(difference(low));
    if (order == sign(difference(high))) continue;
    while (high - low > 1) {
      const std::int64_t middle = low + (high - low) / 2;
      (sign(difference(middle)) == order ? low : high) = middle;
    }
    look(high);
  }
  look(kLast);
  return all;
}

CostOrder exchanged(CostOrder order) {
  if (order == CostOrder::equal) return order;
  return order == CostOrder::first ? CostOrder::second : CostOrder::first;
}

void expect_properties(const CostCurve& first, const CostCurve& second, const Texts& crossings) {
  const auto comparison = compare(first, second);
  // Exchange.
  const auto other = compare(second, first);
  ASSERT_EQ(other.crossings.size(), comparison.crossings.size());
  EXPECT_EQ(other.at_zero, exchanged(comparison.at_zero));
  EXPECT_EQ(other.from_zero, exchanged(comparison.from_zero));
  for (std::size_t i = 0; i < other.crossings.size(); ++i) {
    EXPECT_EQ(other.crossings[i].quantity, comparison.crossings[i].quantity);
    EXPECT_EQ(other.crossings[i].before, exchanged(comparison.crossings[i].before));
    EXPECT_EQ(other.crossings[i].at, exchanged(comparison.crossings[i].at));
    EXPECT_EQ(other.crossings[i].after, exchanged(comparison.crossings[i].after));
    EXPECT_EQ(other.crossings[i].jump, comparison.crossings[i].jump);
  }
  // Scale.
  EXPECT_EQ(texts(compare(first.scaled(exact("7/3")), second.scaled(exact("7/3")))), crossings);
  // The orders join, and quantities ascend.
  Rational below = 0;
  CostOrder order = comparison.from_zero;
  for (const Crossing& crossing : comparison.crossings) {
    EXPECT_TRUE(below < crossing.quantity);
    EXPECT_EQ(crossing.before, order);
    below = crossing.quantity;
    order = crossing.after;
  }
  EXPECT_TRUE(below <= comparison.end);
}

TEST(Crossing, FindsWhatSamplingFindsOnPricePlans) {
  std::size_t found = 0;
  for (std::uint32_t seed = 0; seed < 1500; ++seed) {
    Chance chance(seed);
    const test::Plan first = test::any_plan(chance);
    const test::Plan second = test::any_plan(chance);
    const Texts expected = sampled([&](std::int64_t ticks) { return first.cost(ticks) - second.cost(ticks); });
    const CostCurve one = first.curve();
    const CostCurve two = second.curve();
    const auto comparison = compare(one, two);
    ASSERT_TRUE(comparison.known) << seed;
    ASSERT_EQ(texts(comparison), expected) << seed;
    EXPECT_EQ(comparison.from_zero, sign(first.cost(1) - second.cost(1)));
    EXPECT_EQ(comparison.at_zero, sign(first.cost(0) - second.cost(0)));
    expect_properties(one, two, expected);
    found += expected.size();
  }
  EXPECT_GT(found, 1000U);
}

// Any pieces, with jumps to either side and points that belong to neither.
struct Pieces {
  struct Piece {
    std::int64_t start, at, after, slope;
  };
  std::vector<Piece> pieces;

  explicit Pieces(Chance& chance) {
    for (std::int64_t start = 0; start <= kEnd; start += chance.from(1, 4)) {
      pieces.push_back({start, chance.from(-9, 9), chance.from(-9, 9), chance.from(-9, 9)});
    }
  }
  std::int64_t cost(std::int64_t ticks) const {
    std::int64_t value = 0;
    for (const Piece& piece : pieces) {
      if (ticks == piece.start * kTick) value = piece.at * kTick;
      if (ticks > piece.start * kTick) value = piece.after * kTick + piece.slope * (ticks - piece.start * kTick);
    }
    return value;
  }
  CostCurve curve() const {
    std::vector<CurvePiece> all;
    for (const Piece& piece : pieces) all.push_back({piece.start, piece.at, piece.after, piece.slope});
    return CostCurve(all, kEnd);
  }
};

TEST(Crossing, FindsWhatSamplingFindsOnAnyPieces) {
  for (std::uint32_t seed = 0; seed < 600; ++seed) {
    Chance chance(seed + 10'000);
    const Pieces first(chance);
    const Pieces second(chance);
    const Texts expected = sampled([&](std::int64_t ticks) { return first.cost(ticks) - second.cost(ticks); });
    ASSERT_EQ(texts(compare(first.curve(), second.curve())), expected) << seed;
    expect_properties(first.curve(), second.curve(), expected);
  }
}

}  // namespace
}  // namespace steelyard
