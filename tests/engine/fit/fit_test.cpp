// Whether a job fits: more of a machine never hurts, and what is not known stays so.
#include "fit/fit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/fit/sample_jobs.h"

namespace steelyard::test {
namespace {

Job chat(double sequences) {
  Job job;
  job.model = llama_70b();
  job.sequences = sequences;
  job.tokens = 8'192;
  return job;
}

Job training() {
  Job job;
  job.model = llama_70b();
  job.task = Task::training;
  job.sharding = Sharding::weights;
  job.step = {8'192, 1};
  return job;
}

TEST(Fit, MoreMemoryNeverStopsFitting) {
  for (const Job& job : {chat(1), chat(64), training()}) {
    std::int32_t before = kMostAccelerators;
    bool fitted = false;
    for (double gb = 8; gb < 2'000; gb *= 1.3) {
      const Fit fit = fit_on(job, {gb * kGb}, 8);
      EXPECT_TRUE(!fitted || fit.verdict == FitVerdict::fits) << gb;
      fitted = fit.verdict == FitVerdict::fits;
      const std::int32_t least = fit.least_count.value_or(kMostAccelerators);
      EXPECT_LE(least, before) << gb;
      before = least;
    }
    EXPECT_TRUE(fitted);
  }
}

TEST(Fit, MoreAcceleratorsNeverStopFittingAndTheLeastCountIsTheFirstThatFits) {
  for (const Job& job : {chat(1), chat(64), training()}) {
    const Capacity capacity{80 * kGb};
    const std::int32_t least = fit_on(job, capacity, 1).least_count.value();
    EXPECT_GT(least, 1);
    for (std::int32_t count = 1; count < 3 * least; ++count) {
      const Fit fit = fit_on(job, capacity, count);
      EXPECT_EQ(fit.verdict, count < least ? FitVerdict::does_not_fit : FitVerdict::fits) << count;
      EXPECT_LE(fit.parallelism.tensor * fit.parallelism.pipeline * fit.parallelism.data, count);
    }
  }
}

// The slow and obvious way: every division of every layer into whole heads, each tried.
TEST(Fit, NoOtherDivisionNeedsLess) {
  const Job job = training();
  const std::int32_t count = 48;
  double least = INFINITY;
  for (std::int32_t tensor = 1; tensor <= kAcceleratorsOfNode; ++tensor) {
    if (64 % tensor != 0) continue;
    for (std::int32_t pipeline = 1; pipeline <= 80; ++pipeline) {
      for (std::int32_t data = 1; tensor * pipeline * data <= count; ++data) {
        least = std::min(least, demand_of(job, {tensor, pipeline, data}).total());
      }
    }
  }
  EXPECT_EQ(fit_on(job, {80 * kGb}, count).demand.total(), least);
}

TEST(Fit, ReserveIsKeptBack) {
  Job job;
  job.model.parameters = 7e9;
  EXPECT_EQ(fit_on(job, {15 * kGb}, 1).verdict, FitVerdict::does_not_fit);  // 14.0 of 13.5 usable
  EXPECT_EQ(fit_on(job, {15 * kGb, 0.05}, 1).verdict, FitVerdict::fits);
}

TEST(Fit, UnknownIsNeverTakenForNothing) {
  Job job;
  EXPECT_EQ(fit_on(job, {80 * kGb}, 8).verdict, FitVerdict::not_known);  // a model without a size
  job.model.parameters = 7e9;
  EXPECT_EQ(fit_on(job, {80 * kGb}, 1).verdict, FitVerdict::fits);
  EXPECT_EQ(fit_on(job, {kUnknown}, 1).verdict, FitVerdict::not_known);
  job.task = Task::training;
  EXPECT_EQ(fit_on(job, {800 * kGb}, 1).verdict, FitVerdict::not_known);    // activations
  EXPECT_EQ(fit_on(job, {80 * kGb}, 1).verdict, FitVerdict::does_not_fit);  // 112 GB without them
  EXPECT_FALSE(is_known(most_sequences(job, {80 * kGb}, {})));
}

TEST(Fit, FewerBitsNeedLess) {
  const auto fits = fit_by_precision(chat(1), {80 * kGb}, 1);
  EXPECT_EQ(fits[static_cast<std::size_t>(Precision::bf16)].verdict, FitVerdict::does_not_fit);
  EXPECT_EQ(fits[static_cast<std::size_t>(Precision::int4)].verdict, FitVerdict::fits);
  for (std::size_t i = 1; i < fits.size(); ++i) {
    EXPECT_LE(fits[i].demand.weights, fits[i - 1].demand.weights);
    EXPECT_LE(*fits[i].least_count, *fits[i - 1].least_count);
  }
}

TEST(Fit, NoSizeIsTooLarge) {
  Job job = training();
  job.model.parameters = 1e18;
  EXPECT_FALSE(fit_on(job, {80 * kGb}, kMostAccelerators).least_count);
  job.model.parameters = 1e300;
  EXPECT_EQ(fit_on(job, {80 * kGb}, 8).verdict, FitVerdict::does_not_fit);
}

// Keys and values are copied once there are more accelerators than heads of them.
TEST(Fit, TheCacheDividesByHeadsOnly) {
  const Job job = chat(1);
  const double whole = demand_of(job, {1, 1, 1}).cache;
  EXPECT_EQ(demand_of(job, {8, 1, 1}).cache, whole / 8);
  EXPECT_EQ(demand_of(job, {16, 1, 1}).cache, whole / 8);
}

// Only one accelerator, or one group that divides layers, has the output beside the first stage's activations.
TEST(Fit, StagesOfAPipelineKeepNoOutputBesideTheFirst) {
  const Job job = training();
  const double layers = activation_bytes(job.model, job.step, 1, job.recomputation);
  EXPECT_EQ(demand_of(job, {1, 2, 1}).activations, layers);
  EXPECT_EQ(demand_of(job, {1, 1, 1}).activations, layers + output_bytes(job.model, job.step, 1));
}

TEST(Fit, SequencesThatFitFitAndOneMoreDoesNot) {
  const Capacity capacity{80 * kGb};
  const Parallelism parallelism{4, 1, 1};
  const double most = most_sequences(chat(0), capacity, parallelism);
  EXPECT_GT(most, 1);
  EXPECT_LE(demand_of(chat(most), parallelism).total(), capacity.usable());
  EXPECT_GT(demand_of(chat(most + 1), parallelism).total(), capacity.usable());
  EXPECT_EQ(most_sequences(chat(0), {10 * kGb}, parallelism), 0);
}

}  // namespace
}  // namespace steelyard::test
