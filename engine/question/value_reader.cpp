#include "question/value_reader.h"

#include <algorithm>

#include "base/nearest.h"
#include "base/sort.h"
#include "question/weights.h"

namespace steelyard {
namespace {

// How a limit reads in a sentence: 730, not 730.0.
std::string limit(double value) {
  const std::string text = number_text(Json(value));
  return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

}  // namespace

std::string type_name(const Json& value) {
  if (value.is_number()) return "number";
  return value.type_name();
}

void ValueReader::read(const Field& field, const Json& value, const std::string& where) {
  std::visit([&](auto slot) { read_value(field, slot, value, where); }, field.slot);
}

bool ValueReader::is(const Json& value, Json::value_t type, std::string_view wanted, const std::string& where) {
  if (value.type() == type) return true;
  add(Code::wrong_type, where, {{"got", type_name(value)}, {"wanted", std::string(wanted)}});
  return false;
}

// The value as an exact number within the field's limits; from a JSON number, or from decimal text.
std::optional<Rational> ValueReader::number(const Field& field, const Json& value, const std::string& where) {
  if (!value.is_number() && !value.is_string()) {
    add(Code::wrong_type, where, {{"got", type_name(value)}, {"wanted", "number"}});
    return std::nullopt;
  }
  const std::string text = value.is_string() ? value.get<std::string>() : number_text(value);
  const std::optional<Rational> exact = Rational::from_decimal(text);
  const std::string shown = text.substr(0, 60);
  if (!exact && value.is_string()) {
    add(Code::bad_decimal, where, {{"got", shown}});
    return std::nullopt;
  }
  const double size = exact ? exact->to_double() : value.get<double>();
  if (!exact || size < field.min || size > field.max) {
    add(Code::out_of_range, where, {{"got", shown}, {"min", limit(field.min)}, {"max", limit(field.max)}});
    return std::nullopt;
  }
  // Nine places are what prices have; more would only make the fractions grow.
  return exact->rounded(9);
}
std::optional<std::int32_t> ValueReader::integer(const Field& field, const Json& value, const std::string& where) {
  const bool whole = value.is_number_integer() ||
                     (value.is_number_float() &&
                      value.get<double>() ==
                          static_cast<double>(static_cast<std::int64_t>(std::clamp(value.get<double>(), -1e15, 1e15))));
  if (!whole) {
    add(Code::wrong_type, where,
        {{"got", value.is_number() ? number_text(value) : type_name(value)}, {"wanted", "integer"}});
    return std::nullopt;
  }
  const double size = value.get<double>();
  if (size < field.min || size > field.max) {
    add(Code::out_of_range, where, {{"got", number_text(value)}, {"min", limit(field.min)}, {"max", limit(field.max)}});
    return std::nullopt;
  }
  return static_cast<std::int32_t>(size);
}
std::optional<bool> ValueReader::boolean(const Json& value, const std::string& where) {
  if (value.is_boolean()) return value.get<bool>();
  add(Code::wrong_type, where, {{"got", type_name(value)}, {"wanted", "boolean"}});
  return std::nullopt;
}

// The row that a text of the field's dictionary stands for.
std::optional<std::uint32_t> ValueReader::entry(const Field& field, const Json& value, const std::string& where) {
  if (!is(value, Json::value_t::string, "text", where)) return std::nullopt;
  const std::string text = value.get<std::string>();
  const std::vector<Entry> known = entries(catalog_, field.values);
  std::vector<std::uint32_t> rows;
  const auto among = [&rows](std::uint32_t row) { return std::find(rows.begin(), rows.end(), row) != rows.end(); };
  for (const Entry& candidate : known) {
    if (candidate.text != text) continue;
    if (!candidate.alias) return candidate.row;
    if (!among(candidate.row)) rows.push_back(candidate.row);
  }
  if (rows.size() == 1) return rows.front();
  if (rows.empty()) {
    std::vector<std::string_view> names;
    for (const Entry& candidate : known) names.push_back(candidate.text);
    add(Code::unknown_value, where, {{"got", text.substr(0, 100)}, {"nearest", nearest(text, names)}});
    return std::nullopt;
  }
  std::string candidates;
  for (const Entry& candidate : known) {
    if (candidate.alias || !among(candidate.row)) continue;
    candidates += (candidates.empty() ? "" : ", ") + std::string(candidate.text);
  }
  add(Code::ambiguous_value, where, {{"got", text}, {"candidates", candidates}});
  return std::nullopt;
}

void ValueReader::read_value(const Field& field, std::int32_t Question::*slot, const Json& value,
                             const std::string& where) {
  keep(slot, integer(field, value, where));
}
void ValueReader::read_value(const Field& field, std::optional<std::int32_t> Question::*slot, const Json& value,
                             const std::string& where) {
  keep(slot, integer(field, value, where));
}
void ValueReader::read_value(const Field&, bool Question::*slot, const Json& value, const std::string& where) {
  keep(slot, boolean(value, where));
}
void ValueReader::read_value(const Field&, std::optional<bool> Question::*slot, const Json& value,
                             const std::string& where) {
  keep(slot, boolean(value, where));
}
void ValueReader::read_value(const Field& field, Rational Question::*slot, const Json& value,
                             const std::string& where) {
  keep(slot, number(field, value, where));
}
void ValueReader::read_value(const Field& field, std::optional<Rational> Question::*slot, const Json& value,
                             const std::string& where) {
  keep(slot, number(field, value, where));
}
void ValueReader::read_value(const Field& field, std::optional<BenchmarkId> Question::*slot, const Json& value,
                             const std::string& where) {
  if (const auto found = entry(field, value, where)) question_.*slot = id_of<BenchmarkId>(*found);
}
// A price cannot be older than no time: not a day before the snapshot's.
void ValueReader::read_value(const Field& field, std::optional<Day> Question::*slot, const Json& value,
                             const std::string& where) {
  if (!is(value, Json::value_t::string, "text", where)) return;
  const std::string text = value.get<std::string>().substr(0, 60);
  const std::optional<Day> day = parse_day(text);
  if (!day) {
    add(Code::bad_day, where, {{"field", std::string(field.pointer.substr(1))}, {"got", text}});
  } else if (*day < catalog_.date) {
    add(Code::out_of_range, where, {{"got", text}, {"min", to_text(catalog_.date)}, {"max", "9999-12-31"}});
  } else {
    question_.*slot = day;
  }
}
void ValueReader::read_value(const Field& field, TextId Question::*slot, const Json& value, const std::string& where) {
  if (const auto found = entry(field, value, where)) question_.*slot = id_of<TextId>(*found);
}
template <class Id>
void ValueReader::read_value(const Field& field, std::vector<Id> Question::*slot, const Json& value,
                             const std::string& where) {
  if (!is(value, Json::value_t::array, "list", where)) return;
  std::vector<Id>& list = question_.*slot;
  list.clear();
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto found = entry(field, value[i], where + "/" + std::to_string(i));
    if (!found) continue;
    const Id id = static_cast<Id>(*found);
    if (std::find(list.begin(), list.end(), id) == list.end()) list.push_back(id);
  }
}
void ValueReader::read_value(const Field& field, MonthConvention Question::*slot, const Json& value,
                             const std::string& where) {
  if (const auto found = entry(field, value, where)) question_.*slot = static_cast<MonthConvention>(*found);
}
void ValueReader::read_value(const Field& field, std::vector<OfProvider> Question::*slot, const Json& value,
                             const std::string& where) {
  if (!is(value, Json::value_t::object, "object", where)) return;
  for (const auto& member : value.items()) {
    const std::string place = where + pointer_step(member.key());
    const auto provider = entry(field, Json(member.key()), place);
    const auto said = number(field, member.value(), place);
    if (provider && said) (question_.*slot).push_back({id_of<ProviderId>(*provider), *said});
  }
}

// {"2": 500, "8": 100}, in ascending order of the keys. Days are no more together than a month has.
void ValueReader::read_value(const Field& field, std::vector<ByNumber> Question::*slot, const Json& value,
                             const std::string& where) {
  if (!is(value, Json::value_t::object, "object", where)) return;
  Rational sum = 0;
  for (const auto& member : value.items()) {
    const std::string place = where + pointer_step(member.key());
    const std::string& key = member.key();
    const bool whole =
        !key.empty() && key.size() <= 9 && key[0] != '0' && key.find_first_not_of("0123456789") == std::string::npos;
    if (!whole) add(Code::wrong_type, place, {{"got", key.substr(0, 60)}, {"wanted", "integer"}});
    const auto said = number(field, member.value(), place);
    if (!whole || !said) continue;
    sum = sum + *said;
    (question_.*slot).push_back({static_cast<std::int32_t>(Rational::from_decimal(key)->to_double()), *said});
  }
  sort_compactly(question_.*slot, [](const ByNumber& a, const ByNumber& b) { return a.number < b.number; });
  if (field.unit == "d" && sum > Rational(static_cast<std::int64_t>(field.max))) {
    add(Code::out_of_range, where, {{"got", sum.to_shortest_decimal()}, {"min", "0"}, {"max", limit(field.max)}});
  }
}

// Weights that are given replace all defaults: a criterion that is not named weighs nothing.
void ValueReader::read_value(const Field& field, std::vector<double> Question::*slot, const Json& value,
                             const std::string& where) {
  if (!is(value, Json::value_t::object, "object", where)) return;
  std::vector<double> weights(catalog_.criteria.id.size(), 0.0);
  bool sound = true;
  for (const auto& member : value.items()) {
    const std::string place = where + pointer_step(member.key());
    const auto criterion = entry(field, Json(member.key()), place);
    const auto weight = number(field, member.value(), place);
    sound = sound && criterion && weight;
    // A weight is a proportion, not money: the double as it is, so that what an answer states reads back the same.
    if (criterion && weight) {
      weights[*criterion] = member.value().is_number() ? member.value().get<double>() : weight->to_double();
    }
  }
  if (!sound) return;
  if (std::all_of(weights.begin(), weights.end(), [](double weight) { return weight == 0; })) {
    add(Code::weights_all_zero, where, {});
    return;
  }
  question_.*slot = shares(std::move(weights));
}

}  // namespace steelyard
