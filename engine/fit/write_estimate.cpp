#include "fit/energy.h"
#include "fit/job_documents.h"
#include "fit/roofline.h"
#include "fit/serve.h"
#include "fit/token_price.h"
#include "fit/write_parts.h"

namespace steelyard {
namespace {

void write_range(JsonWriter& json, std::string_view name, const Range& range) {
  json.open_object(name);
  json.member("low", range.low);
  json.member("typical", range.typical);
  json.member("high", range.high);
  json.close_object();
}

void write_basis(JsonWriter& json, std::span<const CitedFigure> figures) {
  for (const CitedFigure& figure : figures) {
    json.open_object();
    json.member("figure", figure.name);
    json.member("value", figure.value);
    json.member("source", figure.source);
    json.close_object();
  }
}

void write_device(JsonWriter& json, const Device& device, Precision precision) {
  const double peak = device.peak(precision);
  json.open_object("accelerator");
  json.member("dense_peak", peak);
  json.member("measured_or_peak", device.ceiling(precision));
  json.member("bytes_per_s", device.bytes_per_s);
  json.member("ridge_operations_per_byte", ridge_point(peak, device.bytes_per_s));
  json.member("operations_per_joule", operations_per_joule(peak, device.power_w));
  json.close_object();
}

// --- training ---

void write_energy(JsonWriter& json, const JobQuestion& question, const Device& device, const Range& hours) {
  const auto energy = [&](double elapsed) {
    return energy_of(device.power_w, question.count, elapsed, question.pue, question.grams_per_kwh);
  };
  const Energy low = energy(hours.low);
  const Energy typical = energy(hours.typical);
  const Energy high = energy(hours.high);
  write_range(json, "kwh", {low.kwh, typical.kwh, high.kwh});
  write_range(json, "grams_co2", {low.grams_co2, typical.grams_co2, high.grams_co2});
}

void write_training(JsonWriter& json, const JobQuestion& question, const Device& device, const Fit& fit) {
  TrainingWork work;
  work.model = question.job.model;
  work.tokens = question.tokens;
  work.sequence = question.job.step.sequence;
  if (question.job.task == Task::adapters) work.trainable_share = question.job.trainable_share;
  work.precision = question.job.precision;
  work.goodput = question.goodput;
  const TrainingTime time = training_time(work, device, question.count);
  json.open_object("operations");
  json.member("weights", time.in_weights);
  json.member("attention", time.in_attention);
  json.close_object();
  write_range(json, "utilization", time.utilization.share);
  json.member("goodput", question.goodput);
  // What does not fit never ends.
  const bool runs = fit.verdict != FitVerdict::does_not_fit;
  const Range hours = runs ? time.hours : Range{};
  write_range(json, "hours", hours);
  json.member("evidence", name(runs ? time.evidence : EstimateEvidence::unknown));
  write_energy(json, question, device, hours);
  json.open_array("basis");
  write_basis(json, kUtilization);
  write_basis(json, {&kProductOfH100, 1});
  write_basis(json, {&kGoodput, 1});
  json.close_array();
}

// --- inference ---

// The pace with the largest batch that memory holds and that is done in time, at one end of what was measured.
void write_pace(JsonWriter& json, std::string_view end, const JobQuestion& question, const Serving& serving,
                double held, const Efficiency& efficiency) {
  const bool in_time_asked = is_known(question.latency_s);
  const double batch = in_time_asked ? largest_batch_within(serving, efficiency, held, question.latency_s) : held;
  const bool served = batch >= 1;
  // What cannot be served in time is shown at its quickest: one request alone.
  const Pace pace = pace_of(serving, efficiency, served || !in_time_asked ? batch : 1);
  json.open_object(end);
  write_count(json, "batch", batch);
  json.member("seconds_to_first_token", pace.seconds_to_first_token);
  json.member("seconds_per_token", pace.seconds_per_token);
  json.member("seconds_per_request", pace.seconds_per_request);
  json.member("tokens_per_s", pace.tokens_per_s);
  json.member("requests_per_s", pace.requests_per_s);
  if (in_time_asked) json.member("in_time", served);
  write_count(json, "replicas", served ? replicas_for(question.requests_per_s, pace) : kUnknown);
  json.member("price_per_million_tokens", price_per_million_tokens(question.price_per_hour, pace.tokens_per_s));
  json.close_object();
}

void write_inference(JsonWriter& json, const JobQuestion& question, const Device& device, const Fit& fit) {
  Serving serving;
  serving.job = question.job;
  serving.prompt_tokens = question.prompt_tokens;
  serving.output_tokens = question.output_tokens;
  serving.device = device;
  serving.parallelism = fit.parallelism;
  const double held = fit.verdict == FitVerdict::fits ? most_requests(serving, question.reserve) : kUnknown;
  write_count(json, "requests_held", held);
  write_pace(json, "slow", question, serving, held, slow_efficiency(question.job.precision));
  write_pace(json, "fast", question, serving, held, fast_efficiency());
  const bool known = is_known(pace_of(serving, fast_efficiency(), held).tokens_per_s);
  json.member("evidence", name(known ? EstimateEvidence::transferred : EstimateEvidence::unknown));
  json.open_array("basis");
  write_basis(json, kEfficiencies);
  json.close_array();
}

}  // namespace

std::string estimate_document(const JobQuestion& question, const Device& device) {
  const Fit fit = fit_asked(question, device);
  JsonWriter json;
  json.open_object();
  write_job(json, question, device);
  json.open_object("fit");
  write_fit(json, fit);
  json.close_object();
  write_device(json, device, question.job.precision);
  if (question.job.task == Task::inference) {
    write_inference(json, question, device, fit);
  } else {
    write_training(json, question, device, fit);
  }
  json.close_object();
  return json.text();
}

}  // namespace steelyard
