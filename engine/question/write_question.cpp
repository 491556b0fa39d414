// From a Question back to its document: what was asked, defaults included, so that an answer says what it answers.
#include <string>

#include "base/json.h"
#include "question/fields.h"

namespace steelyard {
namespace {

// A number as a document writes it: a JSON integer where it is one, else the shortest decimal that is the same double.
Json number(const Rational& value) {
  const std::string text = value.to_shortest_decimal();
  if (text.find('.') == std::string::npos && text.size() < 16)
    return Json(static_cast<std::int64_t>(value.to_double()));
  return Json(value.to_double());
}

class Writer {
 public:
  Writer(const Catalog& catalog, const Question& question) : catalog_(catalog), question_(question) {}

  Json write() {
    Json document;
    document["version"] = 1;
    for (const Field& field : question_fields()) {
      // A job takes the time it takes: the hours of a rental are no part of its question.
      if (question_.runs && field.pointer == "/workload/hours_per_month") continue;
      Json value = std::visit([&](auto slot) { return value_of(field, question_.*slot); }, field.slot);
      if (!value.is_null()) document[Json::json_pointer(std::string(field.pointer))] = std::move(value);
    }
    return document;
  }

 private:
  Json text(const Field& field, std::uint32_t row) const {
    for (const Entry& entry : entries(catalog_, field.values)) {
      if (entry.row == row && !entry.alias) return Json(entry.text);
    }
    return Json();
  }

  Json value_of(const Field&, std::int32_t value) const { return Json(value); }
  Json value_of(const Field&, bool value) const { return Json(value); }
  Json value_of(const Field&, const Rational& value) const { return number(value); }
  Json value_of(const Field& field, TextId value) const { return text(field, static_cast<std::uint32_t>(value)); }
  Json value_of(const Field& field, BenchmarkId value) const { return text(field, static_cast<std::uint32_t>(value)); }
  template <class T>
  Json value_of(const Field& field, const std::optional<T>& value) const {
    return value ? value_of(field, *value) : Json();
  }
  template <class Id>
  Json value_of(const Field& field, const std::vector<Id>& list) const {
    Json texts = Json::array();
    for (const Id id : list) texts.push_back(text(field, static_cast<std::uint32_t>(id)));
    return texts;
  }
  Json value_of(const Field&, const std::vector<double>& weights) const {
    Json object = Json::object();
    for (std::size_t i = 0; i < weights.size(); ++i) {
      object[std::string(catalog_.text(catalog_.criteria.id[i]))] = weights[i];
    }
    return object;
  }

  const Catalog& catalog_;
  const Question& question_;
};

}  // namespace

Json write_question(const Catalog& catalog, const Question& question) { return Writer(catalog, question).write(); }

}  // namespace steelyard
