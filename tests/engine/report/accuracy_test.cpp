#include "report/accuracy.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/snapshot.h"
#include "pack/pack.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

const std::vector<Prediction>& predictions() {
  static const std::vector<Prediction> all = predict_left_out(*open_snapshot(pack(STEELYARD_SOURCE "/data")->bytes));
  return all;
}

TEST(Accuracy, FourOfFiveMeasuredResultsAreWithinTheBoundsThatTheOthersGive) {
  ASSERT_GT(predictions().size(), 500u);
  EXPECT_GE(percent_within(predictions()), 80);
}

// Bounds could hold everything by being wide.
TEST(Accuracy, BoundsAreNoWiderThanThatTakes) {
  EXPECT_LT(percent_within(predictions()), 85);
  std::vector<double> widths;
  for (const Prediction& one : predictions()) {
    if (one.evidence == SpeedEvidence::measured) widths.push_back(one.most / one.least);
  }
  std::nth_element(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2), widths.end());
  EXPECT_LT(widths[widths.size() / 2], 1.3);
}

// One submitter's results say nothing of each other here: all of a round are left out together.
TEST(Accuracy, NearTwinsAreLeftOutTogether) {
  test::SmallCatalog make;
  make.accelerator("h100", {.bf16 = 989});
  make.sku("alpha", "x", {.accelerator = "h100"});
  make.criterion("performance", Measure::performance, 1);
  make.measured("resnet", "h100", 8, 15);
  make.measured("resnet", "h100", 8, 15.1);
  for (const Prediction& one : predict_left_out(make.catalog())) {
    EXPECT_EQ(one.evidence, SpeedEvidence::unknown);
    EXPECT_FALSE(one.within());
  }
}

TEST(Accuracy, SuperLinearResultsAreFlagged) {
  test::SmallCatalog make;
  make.accelerator("h100", {.bf16 = 989});
  make.sku("alpha", "x", {.accelerator = "h100"});
  make.criterion("performance", Measure::performance, 1);
  make.measured("resnet", "h100", 8, 16);
  make.measured("resnet", "h100", 16, 7);
  make.measured("resnet", "h100", 32, 4);
  EXPECT_EQ(super_linear(make.catalog()), std::vector<std::uint32_t>{1});
}

}  // namespace
}  // namespace steelyard
