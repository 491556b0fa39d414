// The document that asks of a job: every fault at once, with its place; and the documents that answer.
#include <gtest/gtest.h>

#include "base/json.h"
#include "fit/job_documents.h"
#include "support/small_catalog.h"

namespace steelyard::test {
namespace {

class Jobs : public testing::Test {
 protected:
  Jobs() {
    SmallCatalog make;
    make.accelerator("nvidia-h100-sxm5-80", {.bf16 = 989, .memory_gb = 80});
    make.accelerator("of-unknown-memory", {.memory_gb = kUnknown});
    catalog_ = make.catalog();
    for (std::size_t i = 0; i < catalog_.accelerators.id.size(); ++i) {
      catalog_.accelerators.memory_gb_per_s[i] = 3'350;
      catalog_.accelerators.power_w[i] = 700;
    }
    models_.push_back({"llama-2-7b", {6'738'415'616, kUnknown, 32, 4'096, 32, 32, 128, 32'000}});
  }

  Result<JobQuestion> read(std::string_view text, JobNeeds needs = JobNeeds::fit) {
    return read_job(text, needs, catalog_, models_);
  }
  // One line a fault, "place: code", with the nearest name where one is meant.
  std::string faults(std::string_view text, JobNeeds needs = JobNeeds::fit) {
    const auto question = read(text, needs);
    if (question) return "";
    std::string lines;
    for (const Error& error : question.errors()) {
      lines += error.where + ": " + std::string(name(error.code));
      for (const auto& [parameter, value] : error.parameters) {
        if ((parameter == "nearest" || parameter == "field") && !value.empty()) lines += " " + value;
      }
      lines += "\n";
    }
    return lines;
  }
  Json fit(std::string_view text) {
    const auto question = read(text);
    EXPECT_TRUE(static_cast<bool>(question)) << faults(text);
    return *read_json(fit_document(*question, device_asked(*question, catalog_)));
  }
  Json estimate(std::string_view text) {
    const auto question = read(text, JobNeeds::estimate);
    EXPECT_TRUE(static_cast<bool>(question)) << faults(text, JobNeeds::estimate);
    return *read_json(estimate_document(*question, device_asked(*question, catalog_)));
  }

  Catalog catalog_;
  std::vector<NamedModel> models_;
};

TEST_F(Jobs, FaultsAreToldWithTheirPlace) {
  EXPECT_EQ(faults("{"), ": not_json\n");
  EXPECT_EQ(faults("[]"), ": wrong_type\n");
  EXPECT_EQ(faults("{}"), ": missing_field model\n: missing_field memory_gb\n");
  EXPECT_EQ(faults(R"({"model": {}, "memory_gb": 5})"), "/model: missing_field parameters\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7", "memory_gb": 5})"), "/model: unknown_value llama-2-7b\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm-80"})"),
            "/accelerator: unknown_value nvidia-h100-sxm5-80\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "accelerator": "of-unknown-memory"})"), ": missing_field memory_gb\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "memory": 5})"),
            "/memory: unknown_field memory memory_gb\n: missing_field memory_gb\n");
  EXPECT_EQ(faults(R"({"model": {"parameters": 7e9, "layer": 32}, "memory_gb": 5})"),
            "/model/layer: unknown_field layer layers\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "memory_gb": "5"})"), "/memory_gb: wrong_type\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "memory_gb": 5, "count": 1.5})"), "/count: bad_integer count\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "memory_gb": 5, "precision": "bf15"})"),
            "/precision: unknown_value bf16\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "memory_gb": 5, "task": "adapters"})"),
            ": missing_field trainable_share\n");
  EXPECT_EQ(faults(R"({"model": {"parameters": 7e9, "heads": 8, "kv_heads": 9}, "memory_gb": 5})"),
            "/model/kv_heads: out_of_range\n");
}

TEST_F(Jobs, AllFaultsAreToldAtOnce) {
  EXPECT_EQ(faults(R"({"model": "lama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "prompt_tokens": 0,
                       "output_tokens": -1, "latency_s": 0, "sequences": 1e99})",
                   JobNeeds::estimate),
            "/model: unknown_value llama-2-7b\n/prompt_tokens: out_of_range\n/output_tokens: out_of_range\n"
            "/latency_s: out_of_range\n/sequences: out_of_range\n");
}

TEST_F(Jobs, AnEstimateNeedsWork) {
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80"})", JobNeeds::estimate),
            ": missing_field prompt_tokens\n: missing_field output_tokens\n");
  EXPECT_EQ(faults(R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "task": "training"})",
                   JobNeeds::estimate),
            ": missing_field tokens\n");
  EXPECT_EQ(
      faults(R"({"model": "llama-2-7b", "memory_gb": 80, "task": "training", "tokens": 1e9})", JobNeeds::estimate),
      ": missing_field accelerator\n");
}

TEST_F(Jobs, WhyNotIsToldInNumbers) {
  const Json answer = fit(R"({"model": {"parameters": 7e9}, "memory_gb": 5, "precision": "fp16"})");
  EXPECT_EQ(answer.at("verdict"), "does_not_fit");
  EXPECT_EQ(answer.at("demand_bytes").at("weights"), 14e9);
  EXPECT_EQ(answer.at("memory_bytes"), 5e9);
  EXPECT_EQ(answer.at("least_count"), 4);
  const Json& in_4_bits = answer.at("by_precision").back();
  EXPECT_EQ(in_4_bits.at("precision"), "int4");
  EXPECT_EQ(in_4_bits.at("verdict"), "fits");
  EXPECT_EQ(in_4_bits.at("weights_bytes"), 3.5e9);
  EXPECT_EQ(in_4_bits.at("left_bytes"), 1e9);
}

TEST_F(Jobs, TheMemoryStatedHoldsInsteadOfTheAccelerators) {
  const Json answer = fit(R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "memory_gb": 10})");
  EXPECT_EQ(answer.at("memory_bytes"), 10e9);
  EXPECT_EQ(answer.at("verdict"), "does_not_fit");
}

TEST_F(Jobs, ALatencyThatNobodyCanMeetIsAnswered) {
  const std::string job = R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "requests_per_s": 5,
                              "prompt_tokens": 500, "output_tokens": 200, "price_per_hour": 3, "latency_s": )";
  const Json met = estimate(job + "20}");
  for (const char* end : {"slow", "fast"}) {
    EXPECT_EQ(met.at(end).at("in_time"), true) << end;
    EXPECT_LE(met.at(end).at("seconds_per_request"), 20) << end;
    EXPECT_GE(met.at(end).at("replicas"), 1) << end;
    EXPECT_GT(met.at(end).at("price_per_million_tokens"), 0) << end;
  }
  EXPECT_GE(met.at("slow").at("replicas"), met.at("fast").at("replicas"));
  EXPECT_EQ(met.at("evidence"), "transferred");
  const Json missed = estimate(job + "0.01}");
  EXPECT_EQ(missed.at("fast").at("in_time"), false);
  EXPECT_EQ(missed.at("fast").at("batch"), 0);
  EXPECT_TRUE(missed.at("fast").at("replicas").is_null());
  EXPECT_GT(missed.at("fast").at("seconds_per_request"), 0.01);
  EXPECT_GT(missed.at("fast").at("tokens_per_s"), 0);  // at its quickest: one request alone
}

TEST_F(Jobs, WhatDoesNotFitHasNoPaceAndNoHours) {
  const Json answer = estimate(R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "memory_gb": 5,
                                   "prompt_tokens": 500, "output_tokens": 200})");
  EXPECT_EQ(answer.at("fit").at("verdict"), "does_not_fit");
  EXPECT_TRUE(answer.at("fast").at("tokens_per_s").is_null());
  EXPECT_EQ(answer.at("evidence"), "unknown");
  const Json training = estimate(R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "task": "training",
                                     "tokens": 1e9, "sequence": 4096})");
  EXPECT_EQ(training.at("fit").at("verdict"), "does_not_fit");
  EXPECT_TRUE(training.at("hours").at("typical").is_null());
  EXPECT_EQ(training.at("evidence"), "unknown");
}

TEST_F(Jobs, TrainingSaysHoursAndEnergyAndWhereTheyComeFrom) {
  const std::string job = R"({"model": "llama-2-7b", "accelerator": "nvidia-h100-sxm5-80", "task": "training",
                              "count": 128, "tokens": 2e12, "sequence": 4096, "sharding": "weights")";
  const Json bare = estimate(job + "}");
  EXPECT_EQ(bare.at("fit").at("verdict"), "fits");
  EXPECT_EQ(bare.at("evidence"), "measured");
  EXPECT_TRUE(bare.at("kwh").at("typical").is_null());  // nobody said what the site draws
  EXPECT_EQ(bare.at("basis").size(), 7U);
  const Json with_site = estimate(job + R"(, "pue": 1.2})");
  const double hours = with_site.at("hours").at("typical").get<double>();
  EXPECT_NEAR(with_site.at("kwh").at("typical").get<double>(), 0.7 * 128 * hours * 1.2, 1e-6);
  EXPECT_TRUE(with_site.at("grams_co2").at("typical").is_null());
}

// The smallest and the largest that a document may say: an answer is JSON, and takes no minute.
TEST_F(Jobs, ExtremesAreAnswered) {
  const std::string large = R"({"model": {"parameters": 1e18, "layers": 10000, "hidden_size": 1000000, "heads": 10000,
      "kv_heads": 10000, "head_dim": 100000, "vocabulary": 100000000}, "accelerator": "nvidia-h100-sxm5-80",
      "count": 65536, "per_node": 1024, "sequence": 1000000000, "micro_batch": 1000000, "sequences": 1000000000,
      "tokens": 1e18, "prompt_tokens": 1000000000, "output_tokens": 1000000000, "latency_s": 1e9)";
  const std::string small = R"({"model": {"parameters": 1, "layers": 1, "hidden_size": 1, "heads": 1, "kv_heads": 1,
      "head_dim": 1, "vocabulary": 1}, "accelerator": "nvidia-h100-sxm5-80", "reserve": 0, "sequence": 1, "tokens": 1,
      "sequences": 0, "prompt_tokens": 1, "output_tokens": 1, "latency_s": 1e9, "requests_per_s": 1e9)";
  for (const std::string task : {"inference", "training", "adapters"}) {
    const std::string rest = R"(, "trainable_share": 1, "sharding": "weights", "task": ")" + task + "\"}";
    EXPECT_EQ(fit(large + rest).at("verdict"), "does_not_fit");
    EXPECT_EQ(estimate(large + rest).at("evidence"), "unknown");
    EXPECT_EQ(fit(small + rest).at("verdict"), "fits");
    EXPECT_EQ(estimate(small + rest).at("evidence"), "transferred");
  }
  EXPECT_GE(estimate(small + "}").at("fast").at("replicas"), 1);
}

}  // namespace
}  // namespace steelyard::test
