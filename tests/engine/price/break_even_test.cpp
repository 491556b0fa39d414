#include "price/break_even.h"

#include <gtest/gtest.h>

#include "engine/price/plan.h"
#include "price/crossing.h"

namespace steelyard {
namespace {

using test::Chance;
using test::exact;
using test::kEnd;
using test::kTick;

// "beyond 37/63", or "within (9, 12] (18, 24]".
std::string text(const BreakEven& answer) {
  std::string all(name(answer.pays));
  if (answer.pays == Pays::up_to || answer.pays == Pays::beyond) return all + " " + answer.quantity.to_fraction();
  if (answer.pays != Pays::within) return all;
  for (const PayingRange& range : answer.ranges) {
    all += std::string(range.with_from ? " [" : " (") + range.from.to_fraction() + ", " + range.to.to_fraction() +
           (range.with_to ? "]" : ")");
  }
  return all;
}

const std::vector<Rational> standing(std::size_t months) { return std::vector<Rational>(months, 1); }

// Cloudability, "Measuring Reserved Instance profitability with the break-even point": an m4.large in US East costs
// 0.126 an hour on demand, and 0.074 reserved.
TEST(BreakEven, TheArticlesYearIsReproduced) {
  const CostCurve on_demand = CostCurve::linear(exact("0.126"), 8760);
  const CostCurve reserved = CostCurve::constant(exact("0.074") * Rational(8760), 8760);
  EXPECT_EQ(on_demand.at(8760).to_decimal(2), "1103.76");
  EXPECT_EQ(reserved.at(8760).to_decimal(2), "648.24");
  const Rational saving = (on_demand.at(8760) - reserved.at(8760)) / on_demand.at(8760) * Rational(100);
  EXPECT_EQ(saving.to_fraction(), "2600/63");
  EXPECT_EQ(saving.to_decimal(2), "41.27");
}

TEST(BreakEven, TheArticlesUtilizationIsExact) {
  const BreakEven share = commitment_by_utilization(exact("0.074"), exact("0.126"));
  EXPECT_EQ(text(share), "beyond 37/63");
  EXPECT_EQ((share.quantity * Rational(100)).to_fraction(), "3700/63");
  EXPECT_EQ((share.quantity * Rational(100)).to_decimal(4), "58.7302");
  const BreakEven hours = commitment_by_hours(exact("0.074"), exact("0.126"), 8760);
  EXPECT_EQ(text(hours), "beyond 108040/21");
  EXPECT_EQ(hours.quantity.to_decimal(4), "5144.7619");
}

// cloudcostkit.com, "AWS reserved vs on demand": 0.60 reserved, half of the hours used.
TEST(BreakEven, AnHourOfUseCostsTheRateOverTheUtilization) {
  EXPECT_EQ(cost_per_used_hour(exact("0.60"), exact("0.5")).to_decimal(2), "1.20");
  EXPECT_EQ(cost_per_used_hour(exact("0.60"), 1), exact("0.6"));
  EXPECT_TRUE(cost_per_used_hour(1, 0).overflowed());
  EXPECT_TRUE(cost_per_used_hour(1, exact("1.01")).overflowed());
  EXPECT_TRUE(cost_per_used_hour(1, exact("-0.5")).overflowed());
}

TEST(BreakEven, ACommitmentMayNeverPayOrAlways) {
  EXPECT_EQ(text(commitment_by_utilization(2, 1)), "never");
  EXPECT_EQ(text(commitment_by_utilization(1, 1)), "never") << "at full use it costs the same";
  EXPECT_EQ(text(commitment_by_utilization(0, 1)), "always");
  EXPECT_EQ(text(commitment_by_utilization(1, 0)), "never");
  EXPECT_EQ(text(commitment_by_utilization(0, 0)), "same");
  EXPECT_EQ(text(commitment_by_utilization(-1, 1)), "unknown");
  EXPECT_EQ(text(commitment_by_hours(1, 2, 0)), "unknown");
}

TEST(BreakEven, AnUpfrontAmountPaysWhenItsSavingHasAddedUpToIt) {
  EXPECT_EQ(text(upfront_by_use(100, exact("0.25"), 1, 8760)), "beyond 400/3");
  EXPECT_EQ(text(upfront_by_use(100, 1, 1, 8760)), "never") << "parallel";
  EXPECT_EQ(text(upfront_by_use(100, 2, 1, 8760)), "never");
  EXPECT_EQ(text(upfront_by_use(0, 1, 2, 8760)), "always");
  EXPECT_EQ(text(upfront_by_use(0, 1, 1, 8760)), "same");
  EXPECT_EQ(text(upfront_by_use(100, 0, 1, 100)), "never") << "not before the end";
  EXPECT_EQ(text(upfront_by_use(100, 0, 1, -1)), "unknown");
}

TEST(BreakEven, ReservingPaysWithinEachTermAtStandingPrices) {
  const TermCommitment year{.upfront = 9, .fee = 0, .term = 12};
  EXPECT_EQ(text(commitment_by_months(year, 1, standing(12))), "beyond 9");
  EXPECT_EQ(text(commitment_by_months(year, 1, standing(36))), "within (9, 12] (18, 24] (27, 36]");
  const TermCommitment dear{.upfront = 13, .fee = 0, .term = 12};
  EXPECT_EQ(text(commitment_by_months(dear, 1, standing(36))), "never");
}

TEST(BreakEven, AFeeIsOwedToTheEndOfTheTermOrWhileThereIsUse) {
  TermCommitment year{.upfront = 3, .fee = exact("0.5"), .term = 12};
  EXPECT_EQ(text(commitment_by_months(year, 1, standing(12))), "beyond 9");
  year.fee_owed = FeeOwed::while_used;
  EXPECT_EQ(text(commitment_by_months(year, 1, standing(12))), "beyond 6");
}

TEST(BreakEven, WhereListPricesFallReservingPaysLater) {
  const TermCommitment year{.upfront = 9, .fee = 0, .term = 12};
  // Five months at 1, five at 0.9, two at 0.8: 9 are reached when 4/0.9 of the second five have passed.
  const std::vector<Rational> fall = {
      1, 1, 1, 1, 1, exact("0.9"), exact("0.9"), exact("0.9"), exact("0.9"), exact("0.9"), exact("0.8"), exact("0.8")};
  EXPECT_EQ(text(commitment_by_months(year, 1, fall)), "beyond 85/9");
  const std::vector<Rational> halved = {
      1, 1, 1, 1, 1, 1, exact("0.5"), exact("0.5"), exact("0.5"), exact("0.5"), exact("0.4"), exact("0.4")};
  EXPECT_EQ(text(commitment_by_months(year, 1, halved)), "never");
}

TEST(BreakEven, ARenewalCostsWhatListPricesAreThenOrWhatItCostToday) {
  TermCommitment quarter{.upfront = 2, .fee = 0, .term = 3};
  const std::vector<Rational> fall = {1, 1, 1, exact("0.6"), exact("0.6"), exact("0.6")};
  EXPECT_EQ(text(commitment_by_months(quarter, 1, fall)), "within (2, 3] (10/3, 6]");
  quarter.renewal = RenewalPrice::standing;
  EXPECT_EQ(text(commitment_by_months(quarter, 1, fall)), "within (2, 3] (14/3, 6]");
  // A term may begin within a month, whose price it has: the second after two and a half.
  const TermCommitment odd{.upfront = 1, .fee = exact("0.2"), .term = exact("2.5"), .fee_owed = FeeOwed::while_used};
  const std::vector<Rational> drop = {1, 1, exact("0.5"), exact("0.5"), exact("0.5")};
  EXPECT_EQ(text(commitment_by_months(odd, 1, drop)), "beyond 5/4");
}

TEST(BreakEven, ADeclineOfAnyYearlyRateStaysExact) {
  // 20 % a year, rounded to nine places each month by whoever asks: 0.8^(1/12) = 0.981577...
  std::vector<Rational> factors;
  Rational factor = 1;
  for (int month = 0; month < 36; ++month) {
    factors.push_back(factor);
    factor = (factor * exact("0.981577044")).rounded(9);
  }
  const TermCommitment three_years{.upfront = 0, .fee = exact("0.6"), .term = 36};
  const BreakEven answer = commitment_by_months(three_years, 1, factors);
  ASSERT_EQ(answer.pays, Pays::beyond);
  const CostCurve on_demand = CostCurve::changing(factors, 1);
  EXPECT_EQ(on_demand.at(answer.quantity), exact("21.6"));
  EXPECT_TRUE(Rational(27) < answer.quantity && answer.quantity < Rational(28)) << answer.quantity.to_decimal(3);
  EXPECT_EQ(text(commitment_by_months(three_years, 1, standing(36))), "beyond 108/5");
}

TEST(BreakEven, ImpossibleCommitmentsHaveNoAnswer) {
  EXPECT_EQ(text(commitment_by_months({.upfront = 1, .fee = 1, .term = 0}, 1, standing(12))), "unknown");
  EXPECT_EQ(text(commitment_by_months({.upfront = -1, .fee = 1, .term = 12}, 1, standing(12))), "unknown");
  EXPECT_EQ(text(commitment_by_months({.upfront = 1, .fee = 1, .term = 12}, -1, standing(12))), "unknown");
  EXPECT_EQ(text(commitment_by_months({.upfront = 1, .fee = 1, .term = 12}, 1, {})), "unknown");
  EXPECT_EQ(text(commitment_by_months({.upfront = 1, .fee = 1, .term = 12}, 1, std::vector<Rational>{1, -1})),
            "unknown");
  EXPECT_EQ(text(commitment_by_months({.upfront = 1, .fee = 1, .term = exact("1e-9")}, 1, standing(1))), "unknown");
  EXPECT_EQ(text(commitment_by_months({.upfront = 1, .fee = 1, .term = Rational::of(1, 0)}, 1, standing(1))),
            "unknown");
}

TEST(BreakEven, BySecondsIsCheaperUpToSomeHoursOfTheDay) {
  EXPECT_EQ(text(serverless_by_hours_of_day(exact("0.001"), exact("1.50"))), "up_to 10");
  EXPECT_EQ(text(serverless_by_hours_of_day(exact("0.0001"), 1)), "always") << "0.36 an hour";
  EXPECT_EQ(text(serverless_by_hours_of_day(exact("0.001"), exact("3.60"))), "up_to 24");
  EXPECT_EQ(text(serverless_by_hours_of_day(exact("0.001"), 0)), "never");
}

TEST(BreakEven, TransferOvertakesComputeWithinItsTiers) {
  const std::vector<Tier<Rational>> aws = {{100, 0},
                                           {10'340, exact("0.09")},
                                           {51'300, exact("0.085")},
                                           {153'700, exact("0.07")},
                                           {std::nullopt, exact("0.05")}};
  EXPECT_EQ(text(compute_below_transfer(exact("90"), aws, 1'000'000)), "beyond 1100");
  EXPECT_EQ(text(compute_below_transfer(exact("921.60"), aws, 1'000'000)), "beyond 10340");
  EXPECT_EQ(text(compute_below_transfer(exact("930.10"), aws, 1'000'000)), "beyond 10440");
  EXPECT_EQ(text(compute_below_transfer(0, aws, 1'000'000)), "beyond 100");
  EXPECT_EQ(text(compute_below_transfer(1'000'000, aws, 1'000'000)), "never");
  EXPECT_EQ(text(compute_below_transfer(-1, aws, 1'000'000)), "unknown");
  EXPECT_EQ(text(compute_below_transfer(1, std::vector<Tier<Rational>>{{std::nullopt, -1}}, 10)), "unknown");
}

TEST(BreakEven, DearerCommitmentsPayLater) {
  Chance chance(7);
  for (int i = 0; i < 300; ++i) {
    const Rational on_demand = Rational::of(chance.from(2, 500), 100);
    const Rational effective = on_demand * Rational::of(chance.from(1, 98), 100);
    const Rational dearer = on_demand * Rational::of(99, 100);
    const BreakEven low = commitment_by_utilization(effective, on_demand);
    const BreakEven high = commitment_by_utilization(dearer, on_demand);
    EXPECT_EQ(low.pays, Pays::beyond);
    EXPECT_EQ(low.quantity, effective / on_demand);
    EXPECT_TRUE(low.quantity < high.quantity);
    EXPECT_EQ(commitment_by_hours(effective, on_demand, 8760).quantity, low.quantity * Rational(8760));
    const Rational upfront = chance.from(1, 50);
    EXPECT_EQ(upfront_by_use(upfront, effective, on_demand, 1'000'000).quantity, upfront / (on_demand - effective));
  }
}

bool contains(const PayingRange& range, const Rational& quantity) {
  if (quantity == range.from) return range.with_from;
  if (quantity == range.to) return range.with_to;
  return range.from < quantity && quantity < range.to;
}

TEST(BreakEven, TheRangesAreWhereTheOptionCostsLess) {
  std::vector<int> seen(std::size(kPays));
  for (std::uint32_t seed = 0; seed < 600; ++seed) {
    Chance chance(seed + 20'000);
    const test::Plan option = test::any_plan(chance);
    const test::Plan other = test::any_plan(chance);
    const BreakEven answer = break_even(option.curve(), other.curve());
    ++seen[static_cast<std::size_t>(answer.pays)];
    for (std::int64_t eighth = 0; eighth <= 8 * kEnd; ++eighth) {
      for (const std::int64_t offset : {-1, 0, 1}) {
        const std::int64_t ticks = eighth * kTick / 8 + offset;
        if (ticks <= 0 || ticks > kEnd * kTick) continue;
        bool within = false;
        for (const PayingRange& range : answer.ranges) within |= contains(range, test::quantity(ticks));
        ASSERT_EQ(within, option.cost(ticks) < other.cost(ticks)) << seed << " " << ticks;
      }
    }
    for (std::size_t i = 0; i < answer.ranges.size(); ++i) {
      const PayingRange& range = answer.ranges[i];
      EXPECT_TRUE(range.from < range.to || (range.with_from && range.with_to && range.from == range.to));
      EXPECT_TRUE(i == 0 || answer.ranges[i - 1].to <= range.from);
    }
  }
  for (const Pays pays : {Pays::never, Pays::always, Pays::up_to, Pays::beyond, Pays::within}) {
    EXPECT_GT(seen[static_cast<std::size_t>(pays)], 10) << name(pays);
  }
}

}  // namespace
}  // namespace steelyard
