// value_reader.h -- from the JSON value of one field to what the question keeps: within its limits, in its dictionary.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "question/fields.h"

namespace steelyard {

// What a document calls the value's type: "number" for integers too.
std::string type_name(const Json& value);

// Reads values into a question; what is wrong with one leaves its slot as it was and is added to the errors.
class ValueReader {
 public:
  ValueReader(const Catalog& catalog, Question& question, Errors& errors)
      : catalog_(catalog), question_(question), errors_(errors) {}

  // `where`: the JSON pointer of the value.
  void read(const Field& field, const Json& value, const std::string& where);

 private:
  void add(Code code, std::string where, Parameters parameters) {
    errors_.push_back({code, std::move(where), std::move(parameters)});
  }
  std::optional<Rational> number(const Field& field, const Json& value, const std::string& where);
  std::optional<std::int32_t> integer(const Field& field, const Json& value, const std::string& where);
  std::optional<bool> boolean(const Json& value, const std::string& where);
  std::optional<std::uint32_t> entry(const Field& field, const Json& value, const std::string& where);
  bool is(const Json& value, Json::value_t type, std::string_view wanted, const std::string& where);

  template <class T>
  void keep(T Question::*slot, const std::optional<T>& value) {
    if (value) question_.*slot = *value;
  }
  template <class T>
  void keep(std::optional<T> Question::*slot, const std::optional<T>& value) {
    if (value) question_.*slot = *value;
  }
  void read_value(const Field& field, std::int32_t Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, std::optional<std::int32_t> Question::*slot, const Json& value,
                  const std::string& where);
  void read_value(const Field& field, bool Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, std::optional<bool> Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, Rational Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, std::optional<Rational> Question::*slot, const Json& value,
                  const std::string& where);
  void read_value(const Field& field, std::optional<BenchmarkId> Question::*slot, const Json& value,
                  const std::string& where);
  void read_value(const Field& field, std::optional<Day> Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, TextId Question::*slot, const Json& value, const std::string& where);
  template <class Id>
  void read_value(const Field& field, std::vector<Id> Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, MonthConvention Question::*slot, const Json& value, const std::string& where);
  void read_value(const Field& field, std::vector<OfProvider> Question::*slot, const Json& value,
                  const std::string& where);
  void read_value(const Field& field, std::vector<ByNumber> Question::*slot, const Json& value,
                  const std::string& where);
  void read_value(const Field& field, std::vector<double> Question::*slot, const Json& value, const std::string& where);

  const Catalog& catalog_;
  Question& question_;
  Errors& errors_;
};

}  // namespace steelyard
