// How fast answers come: in batches, with more bandwidth, on more accelerators, within a latency.
#include "fit/serve.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/fit/sample_jobs.h"

namespace steelyard::test {
namespace {

Serving service() {
  Serving serving;
  serving.job.model = llama_70b();
  serving.prompt_tokens = 1'000;
  serving.output_tokens = 300;
  serving.device = h100();
  serving.parallelism.tensor = 4;
  return serving;
}

TEST(Serving, ALargerBatchNeverMakesFewerTokensNorIsSoonerDone) {
  for (const Efficiency& efficiency : {slow_efficiency(Precision::bf16), fast_efficiency()}) {
    Pace before = pace_of(service(), efficiency, 1);
    for (double batch = 2; batch < 4'096; ++batch) {
      const Pace pace = pace_of(service(), efficiency, batch);
      ASSERT_GE(pace.tokens_per_s, before.tokens_per_s * (1 - 1e-12)) << batch;
      ASSERT_GE(pace.seconds_per_request, before.seconds_per_request) << batch;
      before = pace;
    }
  }
}

TEST(Serving, MoreBandwidthIsNeverSlower) {
  for (const double batch : {1.0, 8.0, 500.0}) {
    double before = 0;
    for (double gb_per_s = 300; gb_per_s < 100'000; gb_per_s *= 1.5) {
      Serving faster = service();
      faster.device.bytes_per_s = gb_per_s * kGb;
      const double now = pace_of(faster, fast_efficiency(), batch).tokens_per_s;
      EXPECT_GE(now, before);
      before = now;
    }
  }
}

TEST(Serving, AtOneBatchMoreAcceleratorsNeverRaiseTheRateOfEach) {
  for (const double batch : {1.0, 32.0}) {
    Serving serving = service();
    double before = INFINITY;
    for (const std::int32_t tensor : {1, 2, 4, 8}) {
      serving.parallelism.tensor = tensor;
      const double each = pace_of(serving, fast_efficiency(), batch).tokens_per_s / tensor;
      EXPECT_LE(each, before * (1 + 1e-12));
      before = each;
    }
    serving.parallelism = {1, 4, 1};
    EXPECT_LE(pace_of(serving, fast_efficiency(), batch).tokens_per_s / 4, before * (1 + 1e-12));
  }
}

TEST(Serving, TheFastEndIsNotSlower) {
  for (std::size_t i = 0; i < std::size(kPrecisions); ++i) {
    const Efficiency slow = slow_efficiency(static_cast<Precision>(i));
    EXPECT_LT(slow.bandwidth, fast_efficiency().bandwidth);
    EXPECT_LT(slow.operations, fast_efficiency().operations);
    EXPECT_GT(slow.bandwidth, 0.4);
  }
}

TEST(Serving, TheLargestBatchIsTheLastInTime) {
  const Efficiency efficiency = fast_efficiency();
  const double latency = 12;
  const double largest = largest_batch_within(service(), efficiency, 10'000, latency);
  ASSERT_GT(largest, 1);
  EXPECT_LE(pace_of(service(), efficiency, largest).seconds_per_request, latency);
  EXPECT_GT(pace_of(service(), efficiency, largest + 1).seconds_per_request, latency);
  EXPECT_EQ(largest_batch_within(service(), efficiency, 3, latency), 3);
  EXPECT_EQ(largest_batch_within(service(), efficiency, 0, latency), 0);
  EXPECT_EQ(largest_batch_within(service(), efficiency, 10'000, 0.01), 0);
  const double alone = pace_of(service(), efficiency, 1).seconds_per_request;
  EXPECT_EQ(largest_batch_within(service(), efficiency, 10'000, alone), 1);
}

TEST(Serving, ReplicasCarryTheTraffic) {
  const Pace pace = pace_of(service(), fast_efficiency(), 16);
  EXPECT_EQ(replicas_for(pace.requests_per_s, pace), 1);
  EXPECT_EQ(replicas_for(pace.requests_per_s * 1.01, pace), 2);
  EXPECT_EQ(replicas_for(pace.requests_per_s * 7, pace), 7);
}

TEST(Serving, WhatIsNotKnownStaysSo) {
  Serving serving = service();
  serving.job.model.kv_heads = kUnknown;
  EXPECT_FALSE(is_known(pace_of(serving, fast_efficiency(), 1).tokens_per_s));
  EXPECT_FALSE(is_known(largest_batch_within(serving, fast_efficiency(), 8, 1)));
  EXPECT_FALSE(is_known(most_requests(serving, 0.1)));
  EXPECT_FALSE(is_known(pace_of(service(), fast_efficiency(), kUnknown).tokens_per_s));
  EXPECT_FALSE(is_known(replicas_for(1, Pace{})));
  serving = service();
  serving.job.precision = Precision::fp8;  // which this device has no rate for
  EXPECT_FALSE(is_known(pace_of(serving, fast_efficiency(), 1).tokens_per_s));
}

TEST(Serving, PromptsStayBelowAMeasuredProduct) {
  Serving slower = service();
  slower.device.measured_16_bit = 0.5 * slower.device.bf16;
  const double prompt = pace_of(service(), fast_efficiency(), 1).seconds_to_first_token;
  EXPECT_NEAR(pace_of(slower, fast_efficiency(), 1).seconds_to_first_token, prompt * 0.76 / 0.5, prompt * 1e-12);
  slower.device.measured_16_bit = 0.8 * slower.device.bf16;  // above what prompts reach
  EXPECT_EQ(pace_of(slower, fast_efficiency(), 1).seconds_to_first_token, prompt);
}

// A prompt takes the experts of all its tokens, one token only its own.
TEST(Serving, ExpertsAreReadAsTheyAreNeeded) {
  Serving dense = service();
  Serving sparse = service();
  sparse.job.model.active_parameters = sparse.job.model.parameters / 4;
  const double gain =
      pace_of(dense, fast_efficiency(), 1).seconds_per_token / pace_of(sparse, fast_efficiency(), 1).seconds_per_token;
  EXPECT_NEAR(gain, 4, 0.1);  // not 4: the cache is read too
  const double in_batch = pace_of(dense, fast_efficiency(), 16).seconds_per_token /
                          pace_of(sparse, fast_efficiency(), 16).seconds_per_token;
  EXPECT_LT(in_batch, 1.6);
}

}  // namespace
}  // namespace steelyard::test
