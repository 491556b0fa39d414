#include "perform/perform.h"

#include <gtest/gtest.h>

#include <limits>

#include "perform/measured.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

using test::SmallCatalog;

class Perform : public testing::Test {
 protected:
  Perform() {
    make_.accelerator("h100", {.bf16 = 989});
    make_.accelerator("a100", {.bf16 = 312});
    make_.accelerator("t4", {});
    make_.sku("alpha", "x", {.accelerator = "h100"});
    make_.criterion("performance", Measure::performance, 1);
  }
  Speeds ask(std::string_view text) {
    catalog_ = make_.catalog();
    const auto question = read_question(catalog_, text);
    EXPECT_TRUE(static_cast<bool>(question));
    question_ = *question;
    return perform(catalog_, question_);
  }
  // Accelerators of the catalog are in the order of their names.
  static constexpr std::size_t kA100 = 0, kH100 = 1, kT4 = 2;

  SmallCatalog make_;
  Catalog catalog_;
  Question question_;
};

TEST_F(Perform, WithoutABenchmarkItIsTheDensePeakOfTheWantedAccelerators) {
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 8}}})");
  EXPECT_EQ(speeds.evidence[kH100], SpeedEvidence::dense_peak);
  EXPECT_EQ(speeds.speed[kH100], 8 * 989);
  EXPECT_EQ(speeds.evidence[kT4], SpeedEvidence::unknown);
  EXPECT_FALSE(is_known(speeds.speed[kT4]));
}

TEST_F(Perform, MeasuredIsTheMedianOfTheNewestRoundWithItsSpread) {
  for (const double minutes : {14.0, 15.0, 30.0, 16.0}) make_.measured("resnet", "h100", 8, minutes, "v5.1");
  make_.measured("resnet", "h100", 8, 60, "v2.1");
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet"}})");
  EXPECT_EQ(speeds.evidence[kH100], SpeedEvidence::measured);
  EXPECT_EQ(speeds.results[kH100], 4u);
  EXPECT_DOUBLE_EQ(speeds.speed[kH100], 60 / 15.5);
  const double margin = 1 + 0.14 / 4;
  EXPECT_DOUBLE_EQ(speeds.low[kH100], 2 / margin);
  EXPECT_DOUBLE_EQ(speeds.high[kH100], 60 / 14.0 * margin);
}

TEST_F(Perform, TheFewerResultsTheWiderTheBounds) {
  make_.measured("resnet", "h100", 8, 15);
  const Speeds one = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet"}})");
  make_.measured("resnet", "h100", 8, 15);
  const Speeds two = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet"}})");
  EXPECT_LT(one.low[kH100], two.low[kH100]);
  EXPECT_LT(two.low[kH100], two.speed[kH100]);
  EXPECT_GT(one.high[kH100], two.high[kH100]);
}

TEST_F(Perform, WhatAProviderHasMeasuredItselfHoldsForItsOffersOnly) {
  make_.sku("beta", "y", {.accelerator = "h100"});
  make_.measured("resnet", "h100", 8, 15);
  make_.measured("resnet", "h100", 8, 20, "v4.0", "beta");
  make_.measured("resnet", "h100", 16, 9, "v4.0", "beta");
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet"}})");
  const auto speed_of = [&](std::size_t sku) { return speeds.speed[speeds.of_sku[sku]]; };
  EXPECT_DOUBLE_EQ(speed_of(0), 4) << "alpha's x: the newest round's median";
  EXPECT_DOUBLE_EQ(speed_of(1), 3) << "beta's y: its own, though it is older";
  EXPECT_EQ(speeds.evidence[speeds.of_sku[1]], SpeedEvidence::measured);
}

TEST_F(Perform, BetweenMeasuredCountsItIsOnTheLineBetweenThem) {
  make_.measured("resnet", "h100", 8, 15);
  make_.measured("resnet", "h100", 64, 3);
  make_.measured("resnet", "a100", 16, 20);
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 16}, "benchmark": "resnet"}})");
  EXPECT_EQ(speeds.evidence[kH100], SpeedEvidence::interpolated);
  EXPECT_DOUBLE_EQ(speeds.speed[kH100], 4 + (20 - 4) / 7.0);
  EXPECT_DOUBLE_EQ(speeds.low[kH100], 5 / 1.15) << "what 64 do, in proportion";
  EXPECT_DOUBLE_EQ(speeds.high[kH100], 8 * 1.15) << "what 8 do, in proportion";
  EXPECT_EQ(catalog_.measurements.accelerators[speeds.measurement[kH100]], 8u);
  EXPECT_EQ(speeds.results[kH100], 2u);
  EXPECT_EQ(speeds.evidence[kA100], SpeedEvidence::measured);
}

TEST_F(Perform, OutsideTheMeasuredCountsTheBoundsAreNoGainAndAGainInProportion) {
  make_.measured("resnet", "h100", 8, 15);
  make_.measured("resnet", "a100", 64, 15);
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 32}, "benchmark": "resnet"}})");
  EXPECT_EQ(speeds.evidence[kH100], SpeedEvidence::extrapolated);
  EXPECT_DOUBLE_EQ(speeds.speed[kH100], 4 * 2);
  EXPECT_DOUBLE_EQ(speeds.low[kH100], 4 / 1.1);
  EXPECT_DOUBLE_EQ(speeds.high[kH100], 16 * 1.1);
  EXPECT_EQ(speeds.evidence[kA100], SpeedEvidence::extrapolated);
  EXPECT_DOUBLE_EQ(speeds.speed[kA100], 2) << "half of them lose less, not more";
  EXPECT_DOUBLE_EQ(speeds.low[kA100], 2 / 1.1);
  EXPECT_DOUBLE_EQ(speeds.high[kA100], 4 * 1.1);
}

TEST_F(Perform, AnUnmeasuredAcceleratorIsScaledByDensePeakAndOneWithoutPeakIsUnknown) {
  make_.measured("resnet", "h100", 8, 15);
  make_.measured("resnet", "h100", 256, 1);
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet"}})");
  EXPECT_EQ(speeds.evidence[kA100], SpeedEvidence::scaled);
  EXPECT_DOUBLE_EQ(speeds.speed[kA100], 4 * (312.0 / 989));
  EXPECT_DOUBLE_EQ(speeds.low[kA100], 4 * (312.0 / 989) / 1.4);
  EXPECT_DOUBLE_EQ(speeds.high[kA100], 4 * 1.4);
  EXPECT_EQ(speeds.evidence[kT4], SpeedEvidence::unknown);
  EXPECT_EQ(speeds.results[kT4], 0u);
}

// Where a measured curve is as curves are (more accelerators are faster, each of them does no more), so is every
// prediction from it, at every count.
TEST_F(Perform, MoreAcceleratorsAreNeverSlowerAndNoneOfThemFaster) {
  make_.measured("resnet", "h100", 8, 15);
  make_.measured("resnet", "h100", 16, 8);
  make_.measured("resnet", "h100", 64, 2.5);
  make_.measured("resnet", "h100", 512, 1);
  catalog_ = make_.catalog();
  Question question = *read_question(catalog_, R"({"workload": {"benchmark": "resnet"}})");
  double last = 0;
  double last_each = std::numeric_limits<double>::infinity();
  for (question.count = 1; question.count <= 2048; ++question.count) {
    const Speeds speeds = perform(catalog_, question);
    for (const std::size_t i : {kA100, kH100}) {
      ASSERT_LE(speeds.low[i], speeds.speed[i]) << question.count;
      ASSERT_LE(speeds.speed[i], speeds.high[i]) << question.count;
    }
    const double each = speeds.speed[kH100] / question.count;
    ASSERT_GE(speeds.speed[kH100], last) << question.count;
    ASSERT_LE(each, last_each * (1 + 1e-12)) << question.count;
    last = speeds.speed[kH100];
    last_each = each;
  }
}

TEST_F(Perform, AJobTakesItsRunsAtThatSpeedAndARentalItsHours) {
  make_.sku("alpha", "z", {.accelerator = "t4"});
  make_.sku("alpha", "z-unknown", {.accelerator = ""});
  make_.measured("resnet", "h100", 8, 15);
  const Speeds job = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet", "runs": 10}})");
  EXPECT_DOUBLE_EQ(work_hours(question_, job)[0], 2.5);
  EXPECT_FALSE(is_known(work_hours(question_, job)[1])) << "z: of an accelerator of which nothing is known";
  EXPECT_FALSE(is_known(work_hours(question_, job)[2])) << "z-unknown: its accelerator is not known";
  const Speeds rental = ask(R"({"workload": {"hours_per_month": 200, "months": 3}})");
  EXPECT_EQ(work_hours(question_, rental)[2], 600);
}

}  // namespace
}  // namespace steelyard
