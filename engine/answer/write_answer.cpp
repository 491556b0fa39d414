// The answer document.
#include <algorithm>

#include "answer/answer.h"
#include "answer/write_parts.h"

namespace steelyard {
namespace {

Json write_score_parts(const Catalog& catalog, const Question& question, const Assessment& assessment,
                       std::size_t offer_row) {
  Json parts = Json::array();
  for (std::size_t i = 0; i < assessment.values.size(); ++i) {
    const double weight = question.weights[i];
    parts.push_back({{"criterion", catalog.text(catalog.criteria.id[i])},
                     {"weight", weight},
                     {"lower", weight * assessment.values[i].lower[offer_row]},
                     {"upper", weight * assessment.values[i].upper[offer_row]}});
  }
  return parts;
}

Json write_counts(const Catalog& catalog, const Assessment& assessment, std::size_t shown) {
  std::size_t unpriced = 0;
  std::size_t untimed = 0;
  std::size_t incomplete = 0;
  for (std::size_t i = 0; i < assessment.offers.size(); ++i) {
    const TotalState state = assessment.measures.totals.state[i];
    incomplete += state == TotalState::at_least ? 1 : 0;
    if (state != TotalState::unknown) continue;
    ++(has_amount(catalog.offers.state[row(assessment.offers[i])]) ? untimed : unpriced);
  }
  const std::size_t qualified = assessment.offers.size();
  return {{"offers", catalog.offer_count()},
          {"qualified", qualified},
          {"ranked", qualified - unpriced - untimed},
          {"incomplete", incomplete},
          {"unpriced", unpriced},
          {"untimed", untimed},
          {"excluded", catalog.offer_count() - qualified},
          {"shown", shown}};
}

std::string_view scale_unit(const Catalog& catalog, const Question& question, Measure measure) {
  if (measure == Measure::cost) return catalog.text(question.currency);
  if (measure == Measure::share_of_facts) return "share";
  if (question.runs) return "h";
  return speed_unit(question);
}

Json write_scales(const Catalog& catalog, const Question& question, const std::vector<Scale>& scales) {
  Json list = Json::array();
  for (std::size_t i = 0; i < scales.size(); ++i) {
    list.push_back({{"criterion", catalog.text(catalog.criteria.id[i])},
                    {"unit", scale_unit(catalog, question, catalog.criteria.measure[i])},
                    {"zero_at", scales[i].zero_at},
                    {"one_at", scales[i].one_at},
                    {"inert", scales[i].inert}});
  }
  return list;
}

Json write_parameters(const Parameters& parameters) {
  Json object = Json::object();
  for (const auto& [key, value] : parameters) object[key] = value;
  return object;
}

}  // namespace

Json write_place(const Catalog& catalog, const Question& question, const Assessment& assessment, const Ranking& ranking,
                 std::size_t place) {
  const std::size_t offer_row = ranking.order[place];
  const OfferId offer = assessment.offers[offer_row];
  Json entry;
  entry["rank"] = ranking.rank[place] == 0 ? Json() : Json(ranking.rank[place]);
  write_offer(catalog, question, assessment, offer, entry);
  entry["score"] = {{"lower", ranking.lower[offer_row]}, {"upper", ranking.upper[offer_row]}};
  entry["parts"] = write_score_parts(catalog, question, assessment, offer_row);
  return entry;
}

Json write_answer(const Catalog& catalog, const Question& question, const Assessment& assessment,
                  const Answer& answer) {
  const std::size_t qualified = answer.ranking.order.size();
  const std::size_t shown = question.limit ? std::min(qualified, static_cast<std::size_t>(*question.limit)) : qualified;
  Json document;
  document["engine"] = write_engine();
  document["catalog"] = write_catalog(catalog);
  document["question"] = write_question(catalog, question);
  document["counts"] = write_counts(catalog, assessment, shown);
  Json ranking = Json::array();
  for (std::size_t place = 0; place < shown; ++place) {
    ranking.push_back(write_place(catalog, question, assessment, answer.ranking, place));
  }
  document["ranking"] = std::move(ranking);
  Json excluded = Json::array();
  for (const Exclusion& exclusion : answer.exclusions) {
    excluded.push_back(
        {{"reason", name(exclusion.reason)}, {"offers", exclusion.offers}, {"regained", exclusion.regained}});
  }
  document["excluded"] = std::move(excluded);
  document["scales"] = write_scales(catalog, question, assessment.scales);
  Json warnings = Json::array();
  for (const Warning& warning : answer.warnings) {
    warnings.push_back({{"code", name(warning.code)}, {"parameters", write_parameters(warning.parameters)}});
  }
  document["warnings"] = std::move(warnings);
  return document;
}

Json write_errors(const Errors& errors) {
  Json list = Json::array();
  for (const Error& error : errors) {
    list.push_back(
        {{"code", name(error.code)}, {"where", error.where}, {"parameters", write_parameters(error.parameters)}});
  }
  return {{"errors", std::move(list)}};
}

}  // namespace steelyard
