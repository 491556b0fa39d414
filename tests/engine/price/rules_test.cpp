// The rules that know no catalog: schedules, proration, commitments, splits, bases. Examples first, then what holds for
// all numbers.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <vector>

#include "price/basis.h"
#include "price/commitment.h"
#include "price/proration.h"
#include "price/schedule.h"
#include "price/split.h"
#include "price/storage.h"

namespace steelyard {
namespace {

Rational of(std::string_view decimal) { return *Rational::from_decimal(decimal); }

// --- schedules ---

const MoneyPerHour<Rational> kTen{10};

std::string stepped(std::vector<Hours<Rational>> runs, StepMode mode) {
  const auto steps = discount_after<Rational>({720}, Rational(15));
  EXPECT_EQ(tier_fault<Rational>(steps), TierFault::none);
  return stepped_cost<Rational>(kTen, steps, runs, mode)->value.to_decimal(2);
}

TEST(Schedule, AStepMakesTheHoursAfterItCheaper) {
  EXPECT_EQ(stepped({{45 * 24}}, StepMode::marginal), "10260.00");
  EXPECT_EQ(stepped({{45 * 24}}, StepMode::whole_run), "9180.00");
}

TEST(Schedule, TheHourThatEndsOnAStepIsAtFullPrice) {
  for (const StepMode mode : {StepMode::marginal, StepMode::whole_run}) {
    EXPECT_EQ(stepped({{720}}, mode), "7200.00");
    EXPECT_EQ(stepped({{0}}, mode), "0.00");
    EXPECT_EQ(stepped({}, mode), "0.00");
  }
  EXPECT_EQ(stepped({{721}}, StepMode::marginal), "7208.50");
  EXPECT_EQ(stepped({{721}}, StepMode::whole_run), "6128.50") << "less than 720 hours cost";
}

TEST(Schedule, AnInterruptionStartsAnew) {
  EXPECT_EQ(stepped({{1000}, {80}}, StepMode::marginal), "10380.00");
  EXPECT_EQ(stepped({{540}, {540}}, StepMode::marginal), "10800.00");
  EXPECT_EQ(stepped({{1000}, {80}}, StepMode::whole_run), "9300.00");
}

TEST(Schedule, HasNoPriceForARunThatIsLonger) {
  const std::array<Tier<Rational>, 1> week = {{{Rational(168), 1}}};
  const std::vector<Hours<Rational>> runs = {{168}, {169}};
  EXPECT_FALSE((stepped_cost<Rational>(kTen, week, runs)));
  EXPECT_FALSE((stepped_cost<Rational>(kTen, week, runs, StepMode::whole_run)));
  EXPECT_FALSE((sustained_use_cost<Rational>(kTen, sustained_use_30<Rational>(), {731}, {730})));
}

TEST(Schedule, SustainedUseIsNotRoundedToPercents) {
  const auto full = [](const auto& shares) {
    return sustained_use_cost<Rational>({1}, shares, {730}, {730})->value.to_shortest_decimal();
  };
  EXPECT_EQ(full(sustained_use_30<Rational>()), "511");
  EXPECT_EQ(full(sustained_use_20<Rational>()), "584.146") << "19.98 %, not 20";
}

// --- proration ---

TEST(Proration, StartedStepsCountWholeAndSoDoesTheMinimum) {
  const auto seconds = [](const char* run, Granularity granularity) {
    const Rational exact = billed_seconds(of(run), granularity);
    EXPECT_EQ(billed_seconds(of(run).to_double(), granularity), exact.to_double()) << run;
    return exact.to_shortest_decimal();
  };
  EXPECT_EQ(seconds("0", {1, 60}), "0");
  EXPECT_EQ(seconds("-1", {1, 60}), "0");
  EXPECT_EQ(seconds("0.001", {1, 60}), "60");
  EXPECT_EQ(seconds("60.5", {1, 60}), "61");
  EXPECT_EQ(seconds("61", {60, 60}), "120");
  EXPECT_EQ(seconds("1", {3600, 60}), "3600");
  EXPECT_EQ(seconds("3601", {3600, 0}), "7200");
  EXPECT_EQ(seconds("45", {60, 61}), "120") << "a minimum is billed in whole steps too";
  EXPECT_EQ(billed_hours(Rational(3661), {60, 60}).value, Rational::of(62, 60));
}

TEST(Proration, NodesAreWhole) {
  EXPECT_EQ(whole_units(Rational(9), Rational(8)), Rational(2));
  EXPECT_EQ(whole_units(Rational(16), Rational(8)), Rational(2));
  EXPECT_EQ(whole_units(Rational(1), Rational::of(1, 16)), Rational(16));
  EXPECT_EQ(whole_units(9.0, 8.0), 2.0);
  EXPECT_EQ(ceiling(-1.5), -1.0);
  EXPECT_EQ(ceiling(1e300), 1e300);
}

TEST(Proration, AVendorsCapMakesEveryFullMonthCostTheSame) {
  const Hours<Rational> cap{kHoursOfShortestMonth};
  EXPECT_EQ(capped_hours<Rational>({671}, cap).value, Rational(671));
  EXPECT_EQ(capped_hours<Rational>({672}, cap), cap);
  EXPECT_EQ(capped_hours<Rational>({744}, cap), cap);
}

// --- commitments ---

TEST(Commitment, WhatIsSpentBeyondItIsOnDemand) {
  const auto hour = spend_commitment_hour<Rational>({6}, {2}, {3}, {5});
  EXPECT_EQ(hour.used.value, Rational(6));
  EXPECT_EQ(hour.unused.value, Rational(0));
  EXPECT_EQ(hour.on_demand.value, Rational(6)) << "three units are covered, two are not";
  EXPECT_EQ(hour.effective().value, Rational(12));
  const auto nothing = spend_commitment_hour<Rational>({0}, {2}, {3}, {5});
  EXPECT_EQ(nothing.on_demand.value, Rational(15));
  const auto idle = spend_commitment_hour<Rational>({6}, {0}, {3}, {5});
  EXPECT_EQ(idle.unused.value, Rational(6)) << "a plan that costs nothing uses nothing up";
}

TEST(Commitment, UsedAndUnusedOverTheTermAreThePurchase) {
  std::mt19937 random(7);
  const Money<Rational> committed{of("1.37")};
  Money<Rational> effective{};
  const Rational term = *committed_hours(Term::one_year, Rational(12));
  for (Rational hour = 0; hour < term; hour = hour + Rational(1)) {
    const Hours<Rational> units{Rational::of(random() % 1000, 100)};
    const auto split = spend_commitment_hour<Rational>(committed, {of("0.331")}, {of("0.5")}, units);
    EXPECT_FALSE(split.used.value.negative() || split.unused.value.negative() || split.on_demand.value.negative());
    effective = effective + split.used + split.unused;
  }
  EXPECT_EQ(effective.value, committed.value * term);
}

// --- bases ---

TEST(Basis, AMonthlyPriceIsTheHourlyOneTimesTheHoursOfTheMonthToTheLastDigit) {
  const MoneyPerHour<Rational> price{of("3.293333337")};
  for (const MonthConvention month : {MonthConvention::average, MonthConvention::days_28, MonthConvention::days_29,
                                      MonthConvention::days_30, MonthConvention::days_31}) {
    const Hours<Rational> hours{*hours_of_month(month)};
    EXPECT_EQ(monthly(price, hours).value, (price * hours).value);
    EXPECT_EQ(hourly(monthly(price, hours), hours), price);
  }
}

TEST(Basis, EveryBasisBecomesAnHourlyPrice) {
  EXPECT_EQ(hourly(MoneyPerTerm<Rational>{2628}, Hours<Rational>{kHoursPerThreeYears}).value, of("0.1"));
  EXPECT_EQ(hourly(MoneyPerHundredHours<Rational>{250}).value, of("2.5"));
  EXPECT_EQ(per_accelerator(MoneyPerNodeHour<Rational>{of("55.04")}, Rational(8)).value, of("6.88"));
  EXPECT_EQ(per_accelerator(MoneyPerSliceHour<Rational>{of("0.2")}, Rational::of(1, 16)).value, of("3.2"));
}

// --- splits ---

std::vector<std::string> parts(const char* amount, std::vector<Rational> weights) {
  const auto list = split(of(amount), weights, 2);
  std::vector<std::string> text;
  if (!list) return {"none"};
  for (const Rational& part : *list) text.push_back(part.to_decimal(2));
  return text;
}

TEST(Split, TheLargestRemaindersGetTheCentsThatAreLeft) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(parts("1.00", {1, 1, 1}), (Texts{"0.34", "0.33", "0.33"}));
  EXPECT_EQ(parts("-1.00", {1, 1, 1}), (Texts{"-0.34", "-0.33", "-0.33"}));
  EXPECT_EQ(parts("0.02", {1, 1, 1}), (Texts{"0.01", "0.01", "0.00"}));
  EXPECT_EQ(parts("1.00", {1, 2, 0}), (Texts{"0.33", "0.67", "0.00"}));
  EXPECT_EQ(parts("0.00", {1, 2}), (Texts{"0.00", "0.00"}));
  EXPECT_EQ(parts("1.00", {0, 0}), (Texts{"none"}));
  EXPECT_EQ(parts("1.00", {}), (Texts{"none"}));
  EXPECT_EQ(parts("1.00", {2, -1}), (Texts{"none"}));
}

TEST(Split, PartsAddUpToTheWholeAndLieWithinACentOfTheirShares) {
  std::mt19937 random(11);
  for (int round = 0; round < 500; ++round) {
    const Rational amount = Rational::of(static_cast<std::int64_t>(random() % 2'000'000) - 1'000'000, 100);
    std::vector<Rational> weights;
    Rational all = 0;
    for (std::size_t i = 0; i <= random() % 9; ++i) {
      weights.push_back(Rational::of(1 + random() % 50, 7));
      all = all + weights.back();
    }
    const auto list = split(amount, weights, 2);
    ASSERT_TRUE(list);
    Rational sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      sum = sum + (*list)[i];
      const Rational off = (*list)[i] - amount * weights[i] / all;
      EXPECT_TRUE(off < Rational::of(1, 100) && Rational::of(-1, 100) < off);
    }
    EXPECT_EQ(sum, amount);
  }
}

// --- both kinds of number ---

TEST(Rules, StoredVolumeGrowsWithEachSampleAndAgreesInBothKindsOfNumber) {
  std::vector<StoredDays<Rational>> exact;
  std::vector<StoredDays<double>> samples;
  Rational last = 0;
  for (int day = 1; day <= 31; ++day) {
    exact.push_back({1, {Rational::of(day * 37 % 11, 3)}});
    samples.push_back({1, {exact.back().volume.value.to_double()}});
    const Rational stored = gb_months<Rational>(exact, 31).value;
    EXPECT_FALSE(stored < last);
    EXPECT_NEAR(gb_months<double>(samples, 31).value, stored.to_double(), 1e-9 * stored.to_double());
    last = stored;
  }
}

TEST(Rules, CostMoreForMoreHoursAndAgreeInBothKindsOfNumber) {
  const auto exact_steps = discount_after<Rational>({720}, Rational(15));
  const auto steps = discount_after<double>({720}, 15.0);
  Rational last_stepped = 0;
  Rational last_sustained = 0;
  for (int quarter_hours = 0; quarter_hours <= 4 * kHoursPerMonth; quarter_hours += 7) {
    const Rational exact = Rational::of(quarter_hours, 4);
    const std::vector<Hours<Rational>> exact_runs = {{exact}};
    const std::vector<Hours<double>> runs = {{exact.to_double()}};
    const auto near = [](double value, const Rational& truth) {
      EXPECT_NEAR(value, truth.to_double(), 1e-9 * truth.to_double());
    };
    for (const StepMode mode : {StepMode::marginal, StepMode::whole_run}) {
      const Rational cost = stepped_cost<Rational>(kTen, exact_steps, exact_runs, mode)->value;
      near(stepped_cost<double>({10}, steps, runs, mode)->value, cost);
      EXPECT_FALSE(cost.negative());
    }
    const Rational stepped = stepped_cost<Rational>(kTen, exact_steps, exact_runs)->value;
    const Rational sustained =
        sustained_use_cost<Rational>(kTen, sustained_use_20<Rational>(), {exact}, {kHoursPerMonth})->value;
    near(sustained_use_cost<double>({10}, sustained_use_20<double>(), {exact.to_double()}, {kHoursPerMonth})->value,
         sustained);
    EXPECT_FALSE(stepped < last_stepped || sustained < last_sustained);
    const MoneyPerHour<Rational> dearer{of("10.01")};
    EXPECT_FALSE(stepped_cost<Rational>(dearer, exact_steps, exact_runs)->value < stepped);
    last_stepped = stepped;
    last_sustained = sustained;

    const auto hour = spend_commitment_hour<double>({100}, {2}, {3}, {exact.to_double()});
    const auto exact_hour = spend_commitment_hour<Rational>({100}, {2}, {3}, {exact});
    near(hour.effective().value, exact_hour.effective().value);
  }
}

}  // namespace
}  // namespace steelyard
