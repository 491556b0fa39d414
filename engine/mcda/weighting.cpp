#include "mcda/weighting.h"

#include <algorithm>
#include <cmath>

#include "mcda/derived_weights.h"
#include "mcda/pairwise.h"

namespace steelyard {
namespace {

// Judgements are often written with two digits, and 0.13 times 8 is 1.04.
constexpr double kReciprocal = 0.05;

void check_judgements(const Table& judgements, const std::string& where, Errors& errors) {
  const std::size_t n = judgements.rows();
  if (n != judgements.columns()) {
    errors.push_back(
        {Code::not_square, where, {{"rows", std::to_string(n)}, {"columns", std::to_string(judgements.columns())}}});
    return;
  }
  if (n > kMostJudged) {
    errors.push_back(
        {Code::out_of_range, where, {{"got", std::to_string(n)}, {"min", "1"}, {"max", std::to_string(kMostJudged)}}});
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      const double implied = i == j ? 1 : 1 / judgements.at(j, i);
      if (std::abs(judgements.at(i, j) / implied - 1) <= kReciprocal) continue;
      errors.push_back({Code::not_reciprocal,
                        where + "/" + std::to_string(i) + "/" + std::to_string(j),
                        {{"got", shown(judgements.at(i, j))}, {"wanted", shown(implied)}}});
    }
  }
}

Weighting derived(const DerivedWeights& from) {
  Weighting weighting{from.weights, Json::object()};
  if (from.equal_for_want_of_spread) weighting.notes["equal_for_want_of_spread"] = true;
  return weighting;
}

}  // namespace

Result<Weighting> weights_from_matrix(std::size_t weighting, const Table& matrix,
                                      const std::vector<Direction>& directions, Normalization normalization) {
  const std::string_view name = kWeightings[weighting];
  if (name == "critic") return derived(critic_weights(matrix, directions));
  if (name == "equal") {
    return derived({std::vector<double>(matrix.columns(), 1 / static_cast<double>(matrix.columns())), false});
  }
  const Result<DerivedWeights> from =
      name == "entropy" ? entropy_weights(matrix) : deviation_weights(matrix, directions, normalization);
  if (!from) return from.errors();
  return derived(*from);
}

std::optional<Weighting> read_pairwise(const Json& value, const std::string& where, FieldReader& params,
                                       Errors& errors) {
  const auto priority = static_cast<Priority>(params.choice("priority", kPriorities, 0));
  const double given = params.number("random_index", 1e-3, 100, 0);
  const std::size_t before = errors.size();
  const std::optional<Table> judgements = read_table(value, where, 1e-9, 1e9, errors);
  if (judgements) check_judgements(*judgements, where, errors);
  if (!judgements || errors.size() != before) return std::nullopt;
  const Judged judged = judge_pairwise(*judgements, priority, given == 0 ? std::nullopt : std::optional<double>(given));
  Weighting weighting{judged.weights, Json::object()};
  weighting.notes = Json{{"priority", kPriorities[static_cast<std::size_t>(priority)]},
                         {"lambda_max", judged.lambda_max},
                         {"CI", judged.consistency_index},
                         {"CR", judged.consistency_ratio},
                         {"random_index", given == 0 ? kRandomIndex[judgements->rows() - 1] : given},
                         {"random_index_table", given == 0 ? kRandomIndexTable : "given"},
                         {"consistent", judged.consistency_ratio <= 0.1},
                         {"revisit", nullptr}};
  if (judged.revisit) {
    const Revisit& revisit = *judged.revisit;
    weighting.notes["revisit"] = Json{
        {"row", revisit.row}, {"column", revisit.column}, {"judged", revisit.judged}, {"implied", revisit.implied}};
  }
  return weighting;
}

std::optional<std::uint32_t> read_member(const Json& value, const std::string& where,
                                         const std::vector<std::string>& names, std::size_t count, Errors& errors) {
  if (value.is_string()) {
    const std::vector<std::string_view> known(names.begin(), names.end());
    const auto place = read_choice(value, where, known, errors);
    return place ? std::optional(static_cast<std::uint32_t>(*place)) : std::nullopt;
  }
  const auto number = read_number(value, where, 0, static_cast<double>(count) - 1, errors);
  if (!number) return std::nullopt;
  if (const auto place = static_cast<std::uint32_t>(*number); place == *number) return place;
  errors.push_back({Code::wrong_type, where, {{"got", number_text(value)}, {"wanted", "integer"}}});
  return std::nullopt;
}

std::optional<std::vector<std::uint32_t>> read_order(const Json& value, const std::string& where,
                                                     const std::vector<std::string>& names, std::size_t count,
                                                     Errors& errors) {
  if (!read_type(value, Json::value_t::array, "list", where, errors)) return std::nullopt;
  const std::size_t before = errors.size();
  if (value.size() != count) {
    errors.push_back(
        {Code::wrong_count, where, {{"got", std::to_string(value.size())}, {"wanted", std::to_string(count)}}});
  }
  std::vector<std::uint32_t> order;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string place = where + "/" + std::to_string(i);
    const auto member = read_member(value[i], place, names, count, errors);
    if (!member) continue;
    if (std::find(order.begin(), order.end(), *member) != order.end()) {
      errors.push_back({Code::duplicate_member, place, {{"got", std::to_string(*member)}}});
    }
    order.push_back(*member);
  }
  if (errors.size() != before) return std::nullopt;
  return order;
}

std::optional<Weighting> read_weights(const Json& value, const std::string& where, const Decision& decision,
                                      const std::vector<std::string>& criteria, Errors& errors) {
  const std::size_t n = decision.matrix.columns();
  if (value.is_string()) {
    const auto name = read_choice(value, where, kWeightings, errors);
    if (!name) return std::nullopt;
    Result<Weighting> weighting = weights_from_matrix(*name, decision.matrix, decision.directions, Normalization::none);
    if (weighting) return *std::move(weighting);
    errors.insert(errors.end(), weighting.errors().begin(), weighting.errors().end());
    return std::nullopt;
  }
  if (value.is_object()) {
    FieldReader fields(value, where, errors);
    std::optional<Weighting> weighting;
    if (const Json* order = fields.find("order")) {
      if (const auto criteria_in_order = read_order(*order, fields.at("order"), criteria, n, errors)) {
        weighting = Weighting{rank_order_centroid(*criteria_in_order), Json::object()};
      }
    } else if (const Json* judgements = fields.require("pairwise")) {
      weighting = read_pairwise(*judgements, fields.at("pairwise"), fields, errors);
      if (weighting && weighting->weights.size() != n) {
        errors.push_back({Code::wrong_count,
                          fields.at("pairwise"),
                          {{"got", std::to_string(weighting->weights.size())}, {"wanted", std::to_string(n)}}});
        weighting.reset();
      }
    }
    fields.finish();
    return weighting;
  }
  const auto numbers = read_numbers(value, where, 0, kLargest, n, errors);
  if (!numbers) return std::nullopt;
  for (const double weight : *numbers) {
    if (weight > 0) return Weighting{*numbers, Json::object()};
  }
  errors.push_back({Code::weights_all_zero, where, {}});
  return std::nullopt;
}

}  // namespace steelyard
