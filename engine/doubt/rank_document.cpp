#include "doubt/rank_document.h"

#include <algorithm>

#include "base/json.h"
#include "doubt/report.h"
#include "mcda/method.h"
#include "mcda/ranks.h"
#include "mcda/read_decision.h"
#include "mcda/reversal.h"
#include "mcda/weighting.h"

namespace steelyard {
namespace {

// Methods that end in weights, beside those of method.h.
constexpr std::string_view kAhp = "ahp";
constexpr std::string_view kFromMatrix[] = {"entropy", "critic", "std"};

std::vector<std::string_view> all_methods() {
  std::vector<std::string_view> names(method_names().begin(), method_names().end());
  names.push_back(kAhp);
  names.insert(names.end(), std::begin(kFromMatrix), std::end(kFromMatrix));
  return names;
}

void add(Json& answer, const Json& fields) {
  for (const auto& [name, value] : fields.items()) answer[name] = value;
}

DoubtQuestion read_doubt(const Json* value, const Problem& problem, Errors& errors) {
  const std::size_t m = problem.decision.matrix.rows(), n = problem.decision.matrix.columns();
  const Json nothing;
  FieldReader fields(value == nullptr ? nothing : *value, "/doubt", errors);
  DoubtQuestion question;
  if (const Json* alternative = fields.find("alternative")) {
    question.alternative = read_member(*alternative, fields.at("alternative"), problem.alternatives, m, errors);
  }
  const Json* order = fields.find("order");
  if (order != nullptr) question.order = read_order(*order, fields.at("order"), problem.criteria, n, errors);
  if (const Json* radius = fields.find("radius")) {
    question.radius = read_number(*radius, fields.at("radius"), 0, 1, errors);
    if (order != nullptr) {
      errors.push_back(
          {Code::fields_exclude_each_other, fields.at("radius"), {{"field", "radius"}, {"other", "order"}}});
    }
  }
  if (const Json* ternary = fields.find("ternary")) {
    const std::string where = fields.at("ternary");
    if (read_type(*ternary, Json::value_t::array, "list", where, errors)) {
      std::array<std::uint32_t, 3> three{};
      const std::size_t before = errors.size();
      if (ternary->size() != 3) {
        errors.push_back({Code::wrong_count, where, {{"got", std::to_string(ternary->size())}, {"wanted", "3"}}});
      }
      for (std::size_t c = 0; c < std::min<std::size_t>(3, ternary->size()); ++c) {
        const std::string place = where + "/" + std::to_string(c);
        three[c] = read_member((*ternary)[c], place, problem.criteria, n, errors).value_or(0);
        if (errors.size() == before && std::find(three.begin(), three.begin() + c, three[c]) != three.begin() + c) {
          errors.push_back({Code::duplicate_member, place, {{"got", std::to_string(three[c])}}});
        }
      }
      if (errors.size() == before) question.ternary = three;
    }
  }
  question.sampling.draws = static_cast<std::uint32_t>(fields.number("draws", 1, 1e7, question.sampling.draws));
  question.sampling.seed = static_cast<std::uint64_t>(fields.number("seed", 0, 0x1p53, 1));
  fields.finish();
  return question;
}

Json stability(const Decision& decision, const Prepared& method, const MethodOutcome& outcome) {
  Json stability = {{"depends_on_set", method.depends_on_set}};
  if (!method.depends_on_set) return stability;
  const bool checked = decision.matrix.rows() <= kMostForReversal;
  stability["checked"] = checked;
  stability["reversal"] = nullptr;
  if (!checked) return stability;
  if (const auto reversal = find_reversal(decision, method, outcome)) {
    stability["reversal"] = Json{
        {"removed", reversal->removed}, {"ahead_with_it", reversal->ahead}, {"ahead_without_it", reversal->behind}};
  }
  return stability;
}

Json inert(const Table& matrix) {
  Json list = Json::array();
  for (std::size_t j = 0; j < matrix.columns(); ++j) {
    bool same = true;
    for (std::size_t i = 1; i < matrix.rows() && same; ++i) same = matrix.at(i, j) == matrix.at(0, j);
    if (same) list.push_back(j);
  }
  return list;
}

Result<std::string> rank_alternatives(FieldReader& document, std::size_t method, Errors& errors) {
  const auto problem = read_decision(document, true, errors);
  const Json* params = document.find("params");
  const Json* doubt = document.find("doubt");
  document.finish();
  if (!problem) return errors;
  const Json nothing;
  FieldReader param_fields(params == nullptr ? nothing : *params, "/params", errors);
  const Prepared prepared = prepare(method, param_fields, problem->decision, errors);
  param_fields.finish();
  const DoubtQuestion question = read_doubt(doubt, *problem, errors);
  if (!errors.empty()) return errors;
  const Result<MethodOutcome> outcome = prepared.run(problem->decision);
  if (!outcome) return outcome.errors();

  const std::vector<double> weights = shares(problem->decision.weights);
  Json answer = {{"method", method_names()[method]}, {"weights", weights}};
  if (!problem->weighting.empty()) answer["weighting"] = problem->weighting;
  answer["score"] = outcome->score;
  answer["rank"] = ranks(outcome->score, outcome->more_is_better);
  add(answer, outcome->extras);
  answer["inert"] = inert(problem->decision.matrix);
  answer["stability"] = stability(problem->decision, prepared, *outcome);
  if (outcome->additive) {
    const std::vector<std::uint32_t> order = best_first(outcome->score, outcome->more_is_better);
    answer["doubt"] = doubt_report(*outcome->additive, weights, order[0], order[order.size() > 1 ? 1 : 0], question);
  }
  return answer.dump();
}

// Of judgements the weights are the score; of a matrix they are all that there is to say.
Result<std::string> derive_weights(FieldReader& document, std::string_view method, Errors& errors) {
  const Json* params = document.find("params");
  const Json nothing;
  FieldReader param_fields(params == nullptr ? nothing : *params, "/params", errors);
  std::optional<Weighting> weighting;
  Json answer = {{"method", method}};
  if (method == kAhp) {
    for (const char* name : {"weights", "directions", "alternatives", "criteria"}) document.find(name);
    const Json* judgements = document.require("matrix");
    if (judgements != nullptr) weighting = read_pairwise(*judgements, "/matrix", param_fields, errors);
  } else {
    const auto normalization =
        static_cast<Normalization>(method == "std" ? param_fields.choice("normalization", kNormalizations, 0) : 0);
    if (const auto problem = read_decision(document, false, errors)) {
      const auto name = std::find(std::begin(kWeightings), std::end(kWeightings), method) - std::begin(kWeightings);
      const Decision& decision = problem->decision;
      Result<Weighting> derived =
          weights_from_matrix(static_cast<std::size_t>(name), decision.matrix, decision.directions, normalization);
      if (derived) weighting = *std::move(derived);
      if (!derived) errors.insert(errors.end(), derived.errors().begin(), derived.errors().end());
    }
  }
  param_fields.finish();
  document.finish();
  if (!errors.empty()) return errors;
  answer["weights"] = weighting->weights;
  if (method == kAhp) {
    answer["score"] = weighting->weights;
    answer["rank"] = ranks(weighting->weights);
  }
  add(answer, weighting->notes);
  return answer.dump();
}

}  // namespace

Result<std::string> rank_document(std::string_view text) {
  const Result<Json> document = read_json(text);
  if (!document) return document.errors();
  Errors errors;
  FieldReader fields(*document, "", errors);
  if (!errors.empty()) return errors;
  const std::vector<std::string_view> names = all_methods();
  const Json* method = fields.require("method");
  std::optional<std::size_t> place;
  if (method != nullptr) place = read_choice(*method, "/method", names, errors);
  if (place && *place >= method_names().size()) return derive_weights(fields, names[*place], errors);
  if (place) return rank_alternatives(fields, *place, errors);
  // Without a method the rest is read all the same, for its faults.
  read_decision(fields, true, errors);
  for (const char* name : {"params", "doubt"}) fields.find(name);
  fields.finish();
  return errors;
}

}  // namespace steelyard
