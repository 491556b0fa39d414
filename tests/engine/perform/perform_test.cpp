#include "perform/perform.h"

#include <gtest/gtest.h>

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
  EXPECT_DOUBLE_EQ(speeds.low[kH100], 2);
  EXPECT_DOUBLE_EQ(speeds.high[kH100], 60 / 14.0);
}

TEST_F(Perform, AnotherCountIsScaledFromTheNearestOfTheSameAccelerator) {
  make_.measured("resnet", "h100", 8, 15);
  make_.measured("resnet", "h100", 64, 3);
  make_.measured("resnet", "a100", 16, 20);
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 16}, "benchmark": "resnet"}})");
  EXPECT_EQ(speeds.evidence[kH100], SpeedEvidence::scaled);
  EXPECT_DOUBLE_EQ(speeds.speed[kH100], 2 * 4);
  EXPECT_DOUBLE_EQ(speeds.low[kH100], 4) << "no gain from more accelerators";
  EXPECT_DOUBLE_EQ(speeds.high[kH100], 8) << "a gain in proportion";
  EXPECT_EQ(catalog_.measurements.accelerators[speeds.measurement[kH100]], 8u);
  EXPECT_EQ(speeds.evidence[kA100], SpeedEvidence::measured);
}

TEST_F(Perform, AnUnmeasuredAcceleratorIsScaledByDensePeakAndOneWithoutPeakIsUnknown) {
  make_.measured("resnet", "h100", 8, 15);
  const Speeds speeds = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet"}})");
  EXPECT_EQ(speeds.evidence[kA100], SpeedEvidence::scaled);
  EXPECT_DOUBLE_EQ(speeds.speed[kA100], 4 * (312.0 / 989));
  EXPECT_DOUBLE_EQ(speeds.high[kA100], 4);
  EXPECT_EQ(speeds.evidence[kT4], SpeedEvidence::unknown);
}

TEST_F(Perform, AJobTakesItsRunsAtThatSpeedAndARentalItsHours) {
  make_.measured("resnet", "h100", 8, 15);
  const Speeds job = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet", "runs": 10}})");
  EXPECT_DOUBLE_EQ(work_hours(question_, job)[kH100], 2.5);
  EXPECT_FALSE(is_known(work_hours(question_, job)[kT4]));
  const Speeds rental = ask(R"({"workload": {"hours_per_month": 200, "months": 3}})");
  EXPECT_EQ(work_hours(question_, rental)[kT4], 600);
}

}  // namespace
}  // namespace steelyard
