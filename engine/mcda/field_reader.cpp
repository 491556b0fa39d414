#include "mcda/field_reader.h"

#include <algorithm>

#include "base/nearest.h"
#include "mcda/decision.h"

namespace steelyard {
namespace {

// "number" for whole ones too.
std::string type_of(const Json& value) { return value.is_number() ? "number" : value.type_name(); }

}  // namespace

bool read_type(const Json& value, Json::value_t type, std::string_view wanted, const std::string& where,
               Errors& errors) {
  if (value.type() == type) return true;
  errors.push_back({Code::wrong_type, where, {{"got", type_of(value)}, {"wanted", std::string(wanted)}}});
  return false;
}

std::optional<double> read_number(const Json& value, const std::string& where, double min, double max, Errors& errors) {
  if (!value.is_number()) {
    errors.push_back({Code::wrong_type, where, {{"got", type_of(value)}, {"wanted", "number"}}});
    return std::nullopt;
  }
  const double number = value.get<double>();
  if (number >= min && number <= max) return number == 0 ? 0 : number;  // without the sign of -0
  errors.push_back(
      {Code::out_of_range, where, {{"got", number_text(value)}, {"min", shown(min)}, {"max", shown(max)}}});
  return std::nullopt;
}

std::optional<std::vector<double>> read_numbers(const Json& value, const std::string& where, double min, double max,
                                                std::optional<std::size_t> count, Errors& errors) {
  if (!read_type(value, Json::value_t::array, "list", where, errors)) return std::nullopt;
  std::vector<double> numbers;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto number = read_number(value[i], where + "/" + std::to_string(i), min, max, errors);
    if (number) numbers.push_back(*number);
  }
  if (count && value.size() != *count) {
    errors.push_back(
        {Code::wrong_count, where, {{"got", std::to_string(value.size())}, {"wanted", std::to_string(*count)}}});
    return std::nullopt;
  }
  if (numbers.size() != value.size()) return std::nullopt;
  return numbers;
}

std::optional<Table> read_table(const Json& value, const std::string& where, double min, double max, Errors& errors) {
  if (!read_type(value, Json::value_t::array, "list", where, errors)) return std::nullopt;
  if (value.empty() || (value[0].is_array() && value[0].empty())) {
    errors.push_back({Code::empty_list, where, {}});
    return std::nullopt;
  }
  const std::size_t columns = value[0].is_array() ? value[0].size() : 1;
  Table table;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto row = read_numbers(value[i], where + "/" + std::to_string(i), min, max, columns, errors);
    if (row) table.append(*row);
  }
  if (table.rows() != value.size()) return std::nullopt;
  return table;
}

std::optional<std::size_t> read_choice(const Json& value, const std::string& where,
                                       std::span<const std::string_view> names, Errors& errors) {
  if (!read_type(value, Json::value_t::string, "text", where, errors)) return std::nullopt;
  const std::string name = value.get<std::string>();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  errors.push_back({Code::unknown_value, where, {{"got", name.substr(0, 60)}, {"nearest", nearest(name, names)}}});
  return std::nullopt;
}

FieldReader::FieldReader(const Json& object, std::string where, Errors& errors)
    : object_(object), where_(std::move(where)), errors_(errors) {
  if (!object_.is_null()) read_type(object_, Json::value_t::object, "object", where_, errors_);
}

const Json* FieldReader::find(std::string_view name) {
  known_.push_back(name);
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(std::string(name));
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

const Json* FieldReader::require(std::string_view name) {
  const Json* value = find(name);
  if (value == nullptr && (object_.is_object() || object_.is_null())) {
    errors_.push_back({Code::missing_field, where_, {{"field", std::string(name)}}});
  }
  return value;
}

double FieldReader::number(std::string_view name, double min, double max, double when_absent) {
  const Json* value = find(name);
  return value == nullptr ? when_absent : read_number(*value, at(name), min, max, errors_).value_or(when_absent);
}

std::size_t FieldReader::choice(std::string_view name, std::span<const std::string_view> names,
                                std::size_t when_absent) {
  const Json* value = find(name);
  return value == nullptr ? when_absent : read_choice(*value, at(name), names, errors_).value_or(when_absent);
}

void FieldReader::finish() {
  if (!object_.is_object()) return;
  for (const auto& [name, value] : object_.items()) {
    if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
    errors_.push_back(
        {Code::unknown_field, at(name), {{"field", name.substr(0, 60)}, {"nearest", nearest(name, known_)}}});
  }
}

}  // namespace steelyard
