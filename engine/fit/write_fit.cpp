#include "base/json_writer.h"
#include "fit/job_documents.h"
#include "fit/write_parts.h"

namespace steelyard {
namespace {

void write_other_precisions(JsonWriter& json, const JobQuestion& question, const Capacity& capacity) {
  const auto fits = fit_by_precision(question.job, capacity, static_cast<std::int32_t>(question.count),
                                     static_cast<std::int32_t>(question.per_node));
  json.open_array("by_precision");
  for (std::size_t i = 0; i < fits.size(); ++i) {
    json.open_object();
    json.member("precision", kPrecisions[i]);
    json.member("verdict", name(fits[i].verdict));
    json.member("weights_bytes", fits[i].demand.weights);
    json.member("left_bytes", fits[i].left);
    json.member("least_count", fits[i].least_count);
    json.close_object();
  }
  json.close_array();
}

}  // namespace

Fit fit_asked(const JobQuestion& question, const Device& device) {
  return fit_on(question.job, {device.memory_bytes, question.reserve}, static_cast<std::int32_t>(question.count),
                static_cast<std::int32_t>(question.per_node));
}

void write_count(JsonWriter& json, std::string_view name, double count) {
  constexpr double kExact = 9'007'199'254'740'992;
  if (count <= kExact) {
    json.member(name, static_cast<std::int64_t>(count));
  } else {
    json.member(name, count);  // null where it is not known
  }
}

void write_job(JsonWriter& json, const JobQuestion& question, const Device& device) {
  if (question.model.empty()) {
    json.member("model", std::nullopt);
  } else {
    json.member("model", question.model);
  }
  json.member("task", name(question.job.task));
  json.member("precision", name(question.job.precision));
  write_count(json, "count", question.count);
  json.member("memory_bytes", device.memory_bytes);
}

void write_fit(JsonWriter& json, const Fit& fit) {
  json.member("verdict", name(fit.verdict));
  json.open_object("parallelism");
  json.member("tensor", fit.parallelism.tensor);
  json.member("pipeline", fit.parallelism.pipeline);
  json.member("data", fit.parallelism.data);
  json.close_object();
  json.open_object("demand_bytes");
  json.member("weights", fit.demand.weights);
  json.member("gradients", fit.demand.gradients);
  json.member("optimizer", fit.demand.optimizer);
  json.member("activations", fit.demand.activations);
  json.member("cache", fit.demand.cache);
  json.member("total", fit.demand.total());
  json.close_object();
  json.member("usable_bytes", fit.usable);
  json.member("left_bytes", fit.left);
  json.member("least_count", fit.least_count);
}

std::string fit_document(const JobQuestion& question, const Device& device) {
  JsonWriter json;
  json.open_object();
  write_job(json, question, device);
  write_fit(json, fit_asked(question, device));
  // Training keeps its state in 16 and 32 bits whatever products are computed in.
  if (question.job.task != Task::training) {
    write_other_precisions(json, question, {device.memory_bytes, question.reserve});
  }
  json.close_object();
  return json.text();
}

}  // namespace steelyard
