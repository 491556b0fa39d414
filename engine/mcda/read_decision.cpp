#include "mcda/read_decision.h"

#include "mcda/weighting.h"

namespace steelyard {
namespace {

std::vector<std::string> read_names(FieldReader& document, std::string_view field, std::size_t count, Errors& errors) {
  std::vector<std::string> names;
  const Json* value = document.find(field);
  const std::string where = document.at(field);
  if (value == nullptr || !read_type(*value, Json::value_t::array, "list", where, errors)) return names;
  for (std::size_t i = 0; i < value->size(); ++i) {
    if (!read_type((*value)[i], Json::value_t::string, "text", where + "/" + std::to_string(i), errors)) continue;
    names.push_back((*value)[i].get<std::string>());
  }
  if (value->size() != count) {
    errors.push_back(
        {Code::wrong_count, where, {{"got", std::to_string(value->size())}, {"wanted", std::to_string(count)}}});
  }
  return names;
}

std::optional<Direction> read_direction(const Json& value, const std::string& where, Errors& errors) {
  static constexpr std::string_view kNames[] = {"benefit", "cost"};
  if (value.is_string()) {
    const auto name = read_choice(value, where, kNames, errors);
    if (!name) return std::nullopt;
    return *name == 0 ? Direction::benefit : Direction::cost;
  }
  const auto number = read_number(value, where, -1, 1, errors);
  if (number && *number == 1) return Direction::benefit;
  if (number && *number == -1) return Direction::cost;
  if (number) errors.push_back({Code::unknown_value, where, {{"got", number_text(value)}, {"nearest", "1"}}});
  return std::nullopt;
}

std::vector<Direction> read_directions(FieldReader& document, std::size_t count, Errors& errors) {
  std::vector<Direction> directions(count, Direction::benefit);
  const Json* value = document.find("directions");
  const std::string where = document.at("directions");
  if (value == nullptr || !read_type(*value, Json::value_t::array, "list", where, errors)) return directions;
  for (std::size_t j = 0; j < value->size(); ++j) {
    const auto direction = read_direction((*value)[j], where + "/" + std::to_string(j), errors);
    if (direction && j < count) directions[j] = *direction;
  }
  if (value->size() != count) {
    errors.push_back(
        {Code::wrong_count, where, {{"got", std::to_string(value->size())}, {"wanted", std::to_string(count)}}});
  }
  return directions;
}

}  // namespace

std::optional<Problem> read_decision(FieldReader& document, bool needs_weights, Errors& errors) {
  const Json* matrix = document.require("matrix");
  const Json* weights = needs_weights ? document.require("weights") : document.find("weights");
  std::optional<Table> table;
  if (matrix != nullptr) table = read_table(*matrix, document.at("matrix"), -kLargest, kLargest, errors);
  if (!table) {
    for (const char* name : {"alternatives", "criteria", "directions"}) document.find(name);  // known all the same
    return std::nullopt;
  }
  Problem problem;
  problem.decision.matrix = *std::move(table);
  const std::size_t m = problem.decision.matrix.rows(), n = problem.decision.matrix.columns();
  problem.alternatives = read_names(document, "alternatives", m, errors);
  problem.criteria = read_names(document, "criteria", n, errors);
  problem.decision.directions = read_directions(document, n, errors);
  if (!needs_weights) return problem;
  if (weights == nullptr) return std::nullopt;
  auto weighting = read_weights(*weights, document.at("weights"), problem.decision, problem.criteria, errors);
  if (!weighting) return std::nullopt;
  problem.decision.weights = std::move(weighting->weights);
  problem.weighting = std::move(weighting->notes);
  return problem;
}

}  // namespace steelyard
