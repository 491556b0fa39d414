// The answer document.
#include <algorithm>

#include "answer/answer.h"
#include "answer/write_parts.h"
#include "question/fields.h"

namespace steelyard {
namespace {

void write_counts(const Catalog& catalog, const Assessment& assessment, std::size_t shown, JsonWriter& json) {
  const Counts& counts = assessment.counts;
  const std::size_t qualified = assessment.offers.size();
  json.open_object("counts");
  json.member("offers", catalog.offer_count());
  json.member("qualified", qualified);
  json.member("ranked", qualified - counts.unpriced - counts.untimed - counts.unstated_terms);
  json.member("incomplete", counts.incomplete);
  json.member("unpriced", counts.unpriced);
  json.member("untimed", counts.untimed);
  json.member("unstated_terms", counts.unstated_terms);
  json.member("excluded", catalog.offer_count() - qualified);
  json.member("shown", shown);
  json.close_object();
}

std::string_view scale_unit(const Catalog& catalog, const Question& question, Measure measure) {
  if (measure == Measure::cost) return catalog.text(question.currency);
  if (measure == Measure::share_of_facts) return "share";
  if (question.runs) return "h";
  return speed_unit(question);
}

void write_ranking(const Catalog& catalog, const Question& question, const Assessment& assessment,
                   const Ranking& ranking, std::size_t shown, JsonWriter& json) {
  json.open_array("ranking");
  for (std::size_t place = 0; place < shown; ++place) {
    write_place(catalog, question, assessment, ranking, place, json);
  }
  json.close_array();
}

void write_exclusions(const std::vector<Exclusion>& exclusions, JsonWriter& json) {
  json.open_array("excluded");
  for (const Exclusion& exclusion : exclusions) {
    json.open_object();
    json.member("reason", name(exclusion.reason));
    json.member("offers", exclusion.offers);
    json.member("regained", exclusion.regained);
    json.close_object();
  }
  json.close_array();
}

void write_scales(const Catalog& catalog, const Question& question, const std::vector<Scale>& scales,
                  JsonWriter& json) {
  json.open_array("scales");
  for (std::size_t i = 0; i < scales.size(); ++i) {
    json.open_object();
    json.member("criterion", catalog.text(catalog.criteria.id[i]));
    json.member("unit", scale_unit(catalog, question, catalog.criteria.measure[i]));
    json.member("zero_at", scales[i].zero_at);
    json.member("one_at", scales[i].one_at);
    json.member("inert", scales[i].inert);
    json.close_object();
  }
  json.close_array();
}

void write_parameters(const Parameters& parameters, JsonWriter& json) {
  json.open_object("parameters");
  for (const auto& [key, value] : parameters) json.member(key, value);
  json.close_object();
}

void write_warnings(const std::vector<Warning>& warnings, JsonWriter& json) {
  json.open_array("warnings");
  for (const Warning& warning : warnings) {
    json.open_object();
    json.member("code", name(warning.code));
    write_parameters(warning.parameters, json);
    json.close_object();
  }
  json.close_array();
}

}  // namespace

std::string write_answer(const Catalog& catalog, const Question& question, const Assessment& assessment,
                         const Answer& answer) {
  const std::size_t qualified = answer.ranking.order.size();
  const std::size_t shown = question.limit ? std::min(qualified, static_cast<std::size_t>(*question.limit)) : qualified;
  JsonWriter json;
  json.open_object();
  write_asked(catalog, question, json);
  write_counts(catalog, assessment, shown, json);
  write_ranking(catalog, question, assessment, answer.ranking, shown, json);
  write_exclusions(assessment.exclusions, json);
  write_scales(catalog, question, assessment.scales, json);
  write_warnings(answer.warnings, json);
  json.close_object();
  return json.text();
}

std::string write_errors(const Errors& errors) {
  JsonWriter json;
  json.open_object();
  json.open_array("errors");
  for (const Error& error : errors) {
    json.open_object();
    json.member("code", name(error.code));
    json.member("where", error.where);
    write_parameters(error.parameters, json);
    json.close_object();
  }
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
