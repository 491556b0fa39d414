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
    const TrainingTime time = training_time(pretraining(), h100(), count);
    EXPECT_LE(time.hours.low, time.hours.typical);
    EXPECT_LE(time.hours.typical, time.hours.high);
    const double accelerator_hours = time.hours.typical * count;
    EXPECT_GE(accelerator_hours, before * (1 - 1e-12)) << count;
    before = accelerator_hours;
  }
}

TEST(Training, SaysHowItIsKnown) {
  EXPECT_EQ(training_time(pretraining(), h100(), 512).evidence, EstimateEvidence::measured);
  EXPECT_EQ(training_time(pretraining(), h100(), 8).evidence, EstimateEvidence::transferred);
  Device another = h100();
  another.trained_on = false;
  EXPECT_EQ(training_time(pretraining(), another, 512).evidence, EstimateEvidence::transferred);
  const TrainingTime beyond = training_time(pretraining(), h100(), 20'000);
  EXPECT_EQ(beyond.evidence, EstimateEvidence::bound);
  EXPECT_GT(beyond.hours.low, 0);
  EXPECT_FALSE(is_known(beyond.hours.typical));
}

TEST(Training, OnePrecisionsRateNeverStandsForAnothers) {
  TrainingWork work = pretraining();
  for (const Precision other : {Precision::fp32, Precision::fp16, Precision::fp8, Precision::int8}) {
    work.precision = other;
    const TrainingTime time = training_time(work, h100(), 512);
    EXPECT_EQ(time.evidence, EstimateEvidence::unknown) << name(other);
    EXPECT_FALSE(is_known(time.hours.low)) << name(other);
  }
}

TEST(Training, AMeasuredProductIsACeilingAndScalesWhatIsTypical) {
  Device slow = h100();
  slow.trained_on = false;
  slow.measured_16_bit = 0.3 * slow.bf16;
  const Range share = training_time(pretraining(), slow, 96).utilization.share;
  EXPECT_EQ(share.high, 0.3);
  EXPECT_NEAR(share.typical, 0.47 * 0.3 / (794.5 / 989), 1e-12);
  EXPECT_LE(share.low, share.typical);
  slow.measured_16_bit = 0.1 * slow.bf16;
  const Range slowest = training_time(pretraining(), slow, 96).utilization.share;
  EXPECT_EQ(slowest.low, slowest.typical);  // less than the lowest that was measured elsewhere
  Device same = h100();
  same.measured_16_bit = 794.5e12;
  EXPECT_EQ(training_time(pretraining(), same, 96).utilization.share.typical, 0.47);
}

TEST(Training, AdaptersTakeTwoThirdsAndMore) {
  TrainingWork work = pretraining();
  work.sequence = kUnknown;
  const double all = training_time(work, h100(), 8).hours.typical;
  work.trainable_share = 0.0;
  EXPECT_NEAR(training_time(work, h100(), 8).hours.typical, all * 2 / 3, all * 1e-12);
  work.trainable_share = 0.01;
  EXPECT_GT(training_time(work, h100(), 8).hours.typical, all * 2 / 3);
}

TEST(Training, AModelWithoutASizeHasNoTime) {
  TrainingWork work = pretraining();
  work.model.parameters = kUnknown;
  EXPECT_EQ(training_time(work, h100(), 8).evidence, EstimateEvidence::unknown);
}

TEST(EnergyOfAJob, NeedsThePower) {
  EXPECT_FALSE(is_known(energy_of(kUnknown, 8, 10, 1.2, 400).kwh));
  EXPECT_EQ(energy_of(700, 8, 0, 1.2, 400).kwh, 0);
}

}  // namespace
}  // namespace steelyard::test
