#include "price/interruption.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "catalog/catalog.h"
#include "price/present_value.h"

namespace steelyard {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kMinute = 1.0 / 60;

TEST(Interruption, IntervalsGrowWithTheMeanAndDalyKnowsTheLimit) {
  EXPECT_DOUBLE_EQ(young_interval({5 * kMinute}, {24}).value, 2);
  EXPECT_NEAR(daly_interval({5 * kMinute}, {24}).value, 1.9448, 1e-4) << "2 (1 + 1/72 + 1/5184) - 1/12";
  EXPECT_EQ(daly_interval({10}, {4}).value, 4);
  EXPECT_EQ(mean_of_job({240}, 8).value, 30);
}

TEST(Interruption, DalysIntervalIsNextToTheBest) {
  const Interruptions often{{3}, {0.2}};
  const Hours<double> checkpoint{0.1};
  const auto time = [&](double interval) { return expected_time({100}, {interval}, checkpoint, often).value; };
  double best = kInfinity;
  for (double interval = 0.05; interval < 5; interval += 0.01) best = std::fmin(best, time(interval));
  EXPECT_LT(time(daly_interval(checkpoint, often.mean).value), 1.0005 * best);
  EXPECT_LE(time(daly_interval(checkpoint, often.mean).value), time(young_interval(checkpoint, often.mean).value));
}

TEST(Interruption, NoneMeansTheWorkItself) {
  const Interruptions none{{kInfinity}, {1}};
  EXPECT_EQ(expected_time({100}, none).value, 100);
  EXPECT_EQ(expected_time({100}, {2}, {0.1}, none).value, 105);
  EXPECT_NEAR(expected_time({100}, {{1e15}, {0}}).value, 100, 1e-9) << "nearly none";
  EXPECT_EQ(expected_time({0}, {{1}, {1}}).value, 0);
}

TEST(Interruption, WhatNeverEndsIsUnknown) {
  EXPECT_FALSE(is_known(expected_time({10'000}, {{1}, {0}}).value));
  EXPECT_FALSE(is_known(break_even_spot_price({1}, {10'000}, expected_time({10'000}, {{1}, {0}})).value));
  EXPECT_FALSE(is_known(expected_time({1}, {{0}, {0}}).value));
  EXPECT_FALSE(is_known(expected_time({1}, {{kUnknown}, {0}}).value));
  EXPECT_FALSE(is_known(expected_time({1}, {0}, {0.1}, {{1}, {0}}).value));
  EXPECT_FALSE(is_known(expected_time({-1}, {{1}, {0}}).value));
  EXPECT_FALSE(is_known(young_interval({0.1}, {kInfinity}).value));
  EXPECT_FALSE(is_known(daly_interval({-0.1}, {1}).value));
  EXPECT_FALSE(is_known(mean_of_job({1}, 0).value));
}

TEST(Interruption, TakesLongerTheOftenerAndTheSlowerTheRestart) {
  double last = kInfinity;
  for (double mean = 0.5; mean < 500; mean *= 1.3) {
    const double time = expected_time({50}, {1}, {0.05}, {{mean}, {0.1}}).value;
    EXPECT_LT(time, last);
    EXPECT_GT(time, 52.5);
    EXPECT_LT(time, expected_time({50}, {1}, {0.05}, {{mean}, {0.2}}).value);
    last = time;
  }
}

// The formula against what it assumes: interruptions drawn at random, one job after another.
TEST(Interruption, IsWhatASimulationTakes) {
  std::mt19937_64 random(3);
  const auto until_interruption = [&](double mean) {
    return -mean * std::log((static_cast<double>(random() >> 11) + 0.5) * 0x1p-53);
  };
  const double mean = 4;
  const double restart = 0.25;
  const double piece = 2.1;
  constexpr int kPieces = 50'000;
  double time = 0;
  double next = until_interruption(mean);
  const auto survives = [&](double length) {
    const bool done = next >= length;
    time += done ? length : next;
    next = done ? next - length : until_interruption(mean);
    return done;
  };
  for (int done = 0; done < kPieces;) {
    if (survives(piece)) {
      ++done;
    } else {
      while (!survives(restart)) continue;
    }
  }
  const double expected = expected_time({2.0 * kPieces}, {2}, {0.1}, {{mean}, {restart}}).value;
  EXPECT_NEAR(time / expected, 1, 0.01);
}

TEST(PresentValue, WithoutInterestIsTheSum) {
  EXPECT_EQ(present_value({730}, 12, 0, PaymentTiming::arrears).value, 8760);
  EXPECT_EQ(present_value({730}, 12, 0, PaymentTiming::advance).value, 8760);
  EXPECT_EQ(present_value({730}, 0, 0.08, PaymentTiming::advance).value, 0);
  EXPECT_FALSE(is_known(present_value({730}, 12, -1, PaymentTiming::advance).value));
  EXPECT_FALSE(is_known(present_value({730}, -1, 0.1, PaymentTiming::advance).value));
}

TEST(PresentValue, PaidInAdvanceIsOneMonthOfInterestMore) {
  const double advance = present_value({730}, 36, 0.08, PaymentTiming::advance).value;
  const double arrears = present_value({730}, 36, 0.08, PaymentTiming::arrears).value;
  EXPECT_NEAR(std::pow(advance / arrears, 12), 1.08, 1e-12);
  EXPECT_LT(advance, 36 * 730);
}

TEST(PresentValue, APriceFallsByItsYearlyShare) {
  EXPECT_EQ(declined_price({10}, 0, 0.3).value, 10);
  EXPECT_EQ(declined_price({10}, 24, 0).value, 10);
  EXPECT_NEAR(declined_price({10}, 12, 0.3).value, 7, 1e-14);
  EXPECT_NEAR(declined_price({10}, 24, 0.3).value, 4.9, 1e-14);
  EXPECT_FALSE(is_known(declined_price({10}, 12, 1).value));
  EXPECT_FALSE(is_known(declined_price({10}, -1, 0.1).value));
}

}  // namespace
}  // namespace steelyard
