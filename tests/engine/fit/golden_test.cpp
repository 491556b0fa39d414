// Worked examples of memory, time and pace, computed by the functions of fit/. tests/golden/fit/ has the cases, each
// with its source and its arithmetic: published figures, and cases by hand for models from 7 to 405 billion parameters.
#include "support/golden.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/fit/sample_jobs.h"
#include "fit/energy.h"
#include "fit/fit.h"
#include "fit/roofline.h"
#include "fit/serve.h"
#include "fit/token_price.h"
#include "fit/train.h"

namespace steelyard::test {
namespace {

// What a rule says under each name: numbers (kUnknown where it says nothing), words.
struct Outcome {
  std::map<std::string, double> numbers;
  std::map<std::string, std::string> words;
  Range range;  // what "encloses" is held against
};

double number(const Json& in, const char* name, double otherwise = kUnknown) {
  const auto found = in.find(name);
  return found == in.end() || found->is_null() ? otherwise : found->get<double>();
}
template <class Enum>
Enum member(const Json& in, const char* name, std::span<const std::string_view> names, Enum otherwise) {
  return in.contains(name) ? parse<Enum>(names, in.at(name).get<std::string>()).value() : otherwise;
}
Precision precision(const Json& in) { return member(in, "precision", kPrecisions, Precision::bf16); }
Sharding sharding(const Json& in) { return member(in, "sharding", kShardings, Sharding::none); }

Transformer model(const Json& in) {
  const Json& m = in.at("model");
  return {number(m, "parameters"), number(m, "active_parameters"), number(m, "layers"),   number(m, "hidden_size"),
          number(m, "heads"),      number(m, "kv_heads"),          number(m, "head_dim"), number(m, "vocabulary")};
}
Step step(const Json& in) { return {number(in, "sequence"), number(in, "micro_batch")}; }

Device device(const Json& in) {
  const Json& d = in.at("device");
  Device device;
  device.memory_bytes = number(d, "memory_gb") * kGb;
  device.bytes_per_s = number(d, "gb_per_s") * kGb;
  device.bf16 = number(d, "bf16_tflops") * 1e12;
  device.fp16 = number(d, "fp16_tflops") * 1e12;
  device.int8 = number(d, "int8_tops") * 1e12;
  device.trained_on = in.value("trained_on", false);
  return device;
}

Serving serving(const Json& in) {
  Serving serving;
  serving.job.model = model(in);
  serving.job.precision = precision(in);
  serving.prompt_tokens = number(in, "prompt_tokens");
  serving.output_tokens = number(in, "output_tokens");
  serving.device = device(in);
  return serving;
}

// --- a function for each rule ---

void cache(const Json& in, Outcome& out) {
  const double one = cache_bytes_per_token(model(in), precision(in));
  out.numbers = {
      {"bytes_per_token", one}, {"bytes", one * number(in, "tokens")}, {"gib", one * number(in, "tokens") / (1 << 30)}};
}

void weights(const Json& in, Outcome& out) { out.numbers["bytes"] = weight_bytes(model(in), precision(in)); }

void put_state(const TrainingState& state, Outcome& out) {
  out.numbers = {{"bytes", state.weights + state.gradients + state.optimizer},
                 {"weights", state.weights},
                 {"gradients", state.gradients},
                 {"optimizer", state.optimizer}};
}
void train_state(const Json& in, Outcome& out) {
  put_state(training_state(number(in, "parameters"), sharding(in), number(in, "data")), out);
}
void adapters_state(const Json& in, Outcome& out) {
  put_state(adapter_state(number(in, "parameters"), precision(in), number(in, "trainable_share"), sharding(in),
                          number(in, "data")),
            out);
}

void activations(const Json& in, Outcome& out) {
  const auto bytes = [&](Recomputation what) {
    return activation_bytes(model(in), step(in), number(in, "tensor"), what);
  };
  for (std::size_t i = 0; i < std::size(kRecomputations); ++i) {
    out.numbers[std::string(kRecomputations[i])] = bytes(static_cast<Recomputation>(i));
  }
  out.numbers["saved"] = 1 - bytes(Recomputation::selective) / bytes(Recomputation::none);
}

void fits(const Json& in, Outcome& out) {
  Job job;
  job.model = model(in);
  job.task = member(in, "task", kTasks, Task::inference);
  job.precision = precision(in);
  job.sequences = number(in, "sequences", 0);
  job.tokens = number(in, "tokens", 0);
  job.sharding = sharding(in);
  job.step = step(in);
  job.recomputation = member(in, "recomputation", kRecomputations, Recomputation::selective);
  job.trainable_share = number(in, "trainable_share");
  const Fit fit = fit_on(job, {number(in, "memory_gb") * kGb}, in.at("count").get<std::int32_t>());
  out.words["verdict"] = name(fit.verdict);
  out.numbers = {{"usable_gb", fit.usable / kGb},
                 {"left_gb", fit.left / kGb},
                 {"weights_gb", fit.demand.weights / kGb},
                 {"gradients_gb", fit.demand.gradients / kGb},
                 {"optimizer_gb", fit.demand.optimizer / kGb},
                 {"activations_gb", fit.demand.activations / kGb},
                 {"cache_gb", fit.demand.cache / kGb},
                 {"least_count", fit.least_count.value_or(0)}};
}

void operations(const Json& in, Outcome& out) {
  const double tokens = number(in, "tokens");
  out.numbers = {{"operations", in.contains("trainable_share")
                                    ? adapter_operations(model(in), tokens, number(in, "trainable_share"))
                                    : weight_operations(model(in), tokens)},
                 {"attention", attention_operations(model(in), tokens, number(in, "sequence"))}};
}

void peak_share(const Json& in, Outcome& out) {
  out.numbers["share"] = share_of_peak(number(in, "rate_tflops"), number(in, "peak_tflops"));
}

void scaling(const Json& in, Outcome& out) {
  const double before = in.at("counts").at(0).get<double>();
  const double after = in.at("counts").at(1).get<double>();
  const double efficiency = training_utilization(Precision::bf16, h100(), after).share.typical /
                            training_utilization(Precision::bf16, h100(), before).share.typical;
  out.numbers = {{"relative_efficiency", efficiency}, {"relative_speedup", after / before * efficiency}};
}

void roofline(const Json& in, Outcome& out) {
  const double peak = number(in, "peak_flops");
  const double bandwidth = number(in, "bandwidth");
  out.numbers = {{"ridge_flop_per_byte", ridge_point(peak, bandwidth)},
                 {"attainable", attainable(peak, bandwidth, number(in, "intensity"))}};
}

void training_hours(const Json& in, Outcome& out) {
  TrainingWork work;
  work.model = model(in);
  work.tokens = number(in, "tokens");
  work.sequence = number(in, "sequence");
  work.goodput = number(in, "goodput");
  const double count = number(in, "count");
  const TrainingTime time = training_time(work, device(in), count);
  out.words["evidence"] = name(time.evidence);
  out.range = {time.hours.low * count, time.hours.typical * count, time.hours.high * count};
  out.numbers["typical"] = out.range.typical;
}

void energy(const Json& in, Outcome& out) {
  const Energy energy = energy_of(number(in, "power_w"), number(in, "count"), number(in, "hours"), number(in, "pue"),
                                  number(in, "grams_per_kwh"));
  out.numbers = {{"gwh", energy.kwh / 1e6}, {"tons", energy.grams_co2 / 1e6}};
}

void pace(const Json& in, Outcome& out) {
  const Pace pace = pace_of(serving(in), {number(in, "bandwidth"), number(in, "operations")}, number(in, "batch"));
  out.numbers = {{"seconds_to_first_token", pace.seconds_to_first_token},
                 {"seconds_per_request", pace.seconds_per_request},
                 {"tokens_per_s", pace.tokens_per_s},
                 {"requests_per_s", pace.requests_per_s}};
}

void pace_between(const Json& in, Outcome& out) {
  const double batch = number(in, "batch");
  out.range.low = pace_of(serving(in), slow_efficiency(precision(in)), batch).tokens_per_s;
  out.range.high = pace_of(serving(in), fast_efficiency(), batch).tokens_per_s;
}

void requests_held(const Json& in, Outcome& out) {
  out.numbers["requests"] = most_requests(serving(in), number(in, "reserve"));
}

void token_price(const Json& in, Outcome& out) {
  out.numbers["price"] = price_per_million_tokens(number(in, "price_per_hour"), number(in, "tokens_per_s"));
}

const std::map<std::string, void (*)(const Json&, Outcome&)> kRules = {
    {"cache", cache},
    {"weights", weights},
    {"training_state", train_state},
    {"adapter_state", adapters_state},
    {"activations", activations},
    {"fit", fits},
    {"operations", operations},
    {"share_of_peak", peak_share},
    {"scaling", scaling},
    {"roofline", roofline},
    {"training_hours", training_hours},
    {"energy", energy},
    {"pace", pace},
    {"pace_between", pace_between},
    {"requests_held", requests_held},
    {"token_price", token_price},
};

void check(const Json& one) {
  SCOPED_TRACE(one.at("id").get<std::string>());
  const auto rule = kRules.find(one.at("rule").get<std::string>());
  ASSERT_NE(rule, kRules.end());
  Outcome outcome;
  rule->second(one.at("input"), outcome);
  for (const auto& [name, expected] : one.at("expected").items()) {
    SCOPED_TRACE(name);
    if (name == "encloses") {
      EXPECT_LE(outcome.range.low, expected.get<double>());
      EXPECT_GE(outcome.range.high, expected.get<double>());
    } else if (expected.is_string()) {
      EXPECT_EQ(outcome.words[name], expected.get<std::string>());
    } else if (expected.is_null()) {
      ASSERT_TRUE(outcome.numbers.contains(name));
      EXPECT_FALSE(is_known(outcome.numbers.at(name)));
    } else {
      ASSERT_TRUE(outcome.numbers.contains(name));
      EXPECT_NEAR(outcome.numbers.at(name), expected.get<double>(), one.at("tolerance").get<double>());
    }
  }
}

class GoldenFit : public testing::TestWithParam<const char*> {};

TEST_P(GoldenFit, IsWhatTheFormulasSay) {
  for (const Json& one : golden(std::string("fit/") + GetParam())) check(one);
}

INSTANTIATE_TEST_SUITE_P(Topics, GoldenFit, testing::Values("memory", "fit", "training", "serving"),
                         [](const auto& topic) { return std::string(topic.param); });

}  // namespace
}  // namespace steelyard::test
