// field_reader.h -- reading one JSON object field by field: every fault with its place, and no field unread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "mcda/table.h"

namespace steelyard {

// A JSON number, whole or not, within limits; wrong_type or out_of_range otherwise.
std::optional<double> read_number(const Json& value, const std::string& where, double min, double max, Errors& errors);

// A list of such numbers, `count` long where that is given; wrong_type or wrong_count otherwise.
std::optional<std::vector<double>> read_numbers(const Json& value, const std::string& where, double min, double max,
                                                std::optional<std::size_t> count, Errors& errors);

// A list of lists of equal length, neither empty.
std::optional<Table> read_table(const Json& value, const std::string& where, double min, double max, Errors& errors);

// One of `names`, as its place among them; wrong_type or unknown_value, with the nearest, otherwise.
std::optional<std::size_t> read_choice(const Json& value, const std::string& where,
                                       std::span<const std::string_view> names, Errors& errors);

// Adds a fault if the value is not of the type, which a sentence calls `wanted`.
bool read_type(const Json& value, Json::value_t type, std::string_view wanted, const std::string& where,
               Errors& errors);

class FieldReader {
 public:
  // `where`: the JSON pointer of the object, which must be one. A null object has no fields.
  FieldReader(const Json& object, std::string where, Errors& errors);

  // The field's value; nothing if it is absent or null. Every name that is asked for is a known one.
  const Json* find(std::string_view name);
  // The same, with missing_field where there is nothing.
  const Json* require(std::string_view name);
  std::string at(std::string_view name) const { return where_ + pointer_step(name); }

  double number(std::string_view name, double min, double max, double when_absent);
  std::size_t choice(std::string_view name, std::span<const std::string_view> names, std::size_t when_absent);

  // unknown_field, with the nearest known one, for each field that was not asked for.
  void finish();

 private:
  const Json& object_;
  std::string where_;
  Errors& errors_;
  std::vector<std::string_view> known_;
};

}  // namespace steelyard
