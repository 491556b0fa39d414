// How long training takes: never less for what was not measured, never from another precision.
#include "fit/train.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/fit/sample_jobs.h"
#include "fit/energy.h"

namespace steelyard::test {
namespace {

TrainingWork pretraining() {
  TrainingWork work;
  work.model = llama_70b();
  work.tokens = 1e12;
  work.sequence = 8'192;
  return work;
}

TEST(Training, MoreAcceleratorsNeverRaiseTheRateOfEach) {
  double before = 0;
  for (double count = 1; count <= 16'384; count *= 2) {
    const TrainingTime time = training_time(pretraining(), h100(), true, count);
    EXPECT_LE(time.hours.low, time.hours.typical);
    EXPECT_LE(time.hours.typical, time.hours.high);
    const double accelerator_hours = time.hours.typical * count;
    EXPECT_GE(accelerator_hours, before * (1 - 1e-12)) << count;
    before = accelerator_hours;
  }
}

TEST(Training, SaysHowItIsKnown) {
  EXPECT_EQ(training_time(pretraining(), h100(), true, 512).evidence, EstimateEvidence::measured);
  EXPECT_EQ(training_time(pretraining(), h100(), true, 8).evidence, EstimateEvidence::transferred);
  EXPECT_EQ(training_time(pretraining(), h100(), false, 512).evidence, EstimateEvidence::transferred);
  const TrainingTime beyond = training_time(pretraining(), h100(), true, 20'000);
  EXPECT_EQ(beyond.evidence, EstimateEvidence::bound);
  EXPECT_GT(beyond.hours.low, 0);
  EXPECT_FALSE(is_known(beyond.hours.typical));
}

TEST(Training, OnePrecisionsRateNeverStandsForAnothers) {
  TrainingWork work = pretraining();
  for (const Precision other : {Precision::fp32, Precision::fp16, Precision::fp8, Precision::int8}) {
    work.precision = other;
    const TrainingTime time = training_time(work, h100(), true, 512);
    EXPECT_EQ(time.evidence, EstimateEvidence::unknown) << name(other);
    EXPECT_FALSE(is_known(time.hours.low)) << name(other);
  }
}

TEST(Training, AMeasuredProductIsACeiling) {
  Device slow = h100();
  slow.measured_16_bit = 0.3 * slow.bf16;
  const TrainingTime time = training_time(pretraining(), slow, false, 512);
  EXPECT_EQ(time.utilization.share.high, 0.3);
  EXPECT_EQ(time.utilization.share.typical, 0.3);
  EXPECT_LT(time.utilization.share.low, 0.3);
}

TEST(Training, AdaptersTakeTwoThirdsAndMore) {
  TrainingWork work = pretraining();
  work.sequence = kUnknown;
  const double all = training_time(work, h100(), true, 8).hours.typical;
  work.trainable_share = 0.0;
  EXPECT_NEAR(training_time(work, h100(), true, 8).hours.typical, all * 2 / 3, all * 1e-12);
  work.trainable_share = 0.01;
  EXPECT_GT(training_time(work, h100(), true, 8).hours.typical, all * 2 / 3);
}

TEST(Training, AModelWithoutASizeHasNoTime) {
  TrainingWork work = pretraining();
  work.model.parameters = kUnknown;
  EXPECT_EQ(training_time(work, h100(), true, 8).evidence, EstimateEvidence::unknown);
}

TEST(EnergyOfAJob, NeedsThePower) {
  EXPECT_FALSE(is_known(energy_of(kUnknown, 8, 10, 1.2, 400).kwh));
  EXPECT_EQ(energy_of(700, 8, 0, 1.2, 400).kwh, 0);
}

}  // namespace
}  // namespace steelyard::test
