// From a Question back to its document: what was asked, defaults included, so that an answer says what it answers.
#include <algorithm>
#include <string>

#include "question/fields.h"

namespace steelyard {
namespace {

// Writes the value of a field, by the type of its slot.
class ValueWriter {
 public:
  ValueWriter(const Catalog& catalog, const Field& field, JsonWriter& json)
      : catalog_(catalog), field_(field), json_(json) {}

  void write(std::int32_t value) const { json_.element(value); }
  void write(bool value) const { json_.element(value); }
  // An integer where it is one, else the shortest decimal that is the same double.
  void write(const Rational& value) const {
    const std::string text = value.to_shortest_decimal();
    if (text.find('.') == std::string::npos && text.size() < 16) {
      json_.element(static_cast<std::int64_t>(value.to_double()));
    } else {
      json_.element(value.to_double());
    }
  }
  void write(Day value) const { json_.element(to_text(value)); }
  void write(TextId value) const { write_text(static_cast<std::uint32_t>(value)); }
  void write(BenchmarkId value) const { write_text(static_cast<std::uint32_t>(value)); }
  template <class T>
  void write(const std::optional<T>& value) const {
    value ? write(*value) : json_.element(std::nullopt);
  }
  template <class Id>
  void write(const std::vector<Id>& list) const {
    json_.open_array();
    for (const Id id : list) write_text(static_cast<std::uint32_t>(id));
    json_.close_array();
  }
  void write(MonthConvention value) const { json_.element(name(value)); }
  void write(const std::vector<OfProvider>& list) const {
    json_.open_object();
    for (const OfProvider& one : list) {
      json_.key(catalog_.text(catalog_.providers.id[row(one.provider)]));
      write(one.value);
    }
    json_.close_object();
  }
  void write(const std::vector<ByNumber>& table) const {
    json_.open_object();
    for (const ByNumber& one : table) {
      json_.key(std::to_string(one.number));
      write(one.value);
    }
    json_.close_object();
  }
  void write(const std::vector<double>& weights) const {
    json_.open_object();
    for (std::size_t i = 0; i < weights.size(); ++i) {
      json_.member(catalog_.text(catalog_.criteria.id[i]), weights[i]);
    }
    json_.close_object();
  }

 private:
  void write_text(std::uint32_t row) const {
    for (const Entry& entry : entries(catalog_, field_.values)) {
      if (entry.row == row && !entry.alias) return json_.element(entry.text);
    }
    json_.element(std::nullopt);
  }

  const Catalog& catalog_;
  const Field& field_;
  JsonWriter& json_;
};

struct IsGiven {
  const Question& question;

  template <class T>
  bool operator()(std::optional<T> Question::*slot) const {
    return (question.*slot).has_value();
  }
  template <class T>
  bool operator()(T Question::*) const {
    return true;
  }
};

// The objects that are open while fields are written in their order, which keeps those of one object together.
class Nesting {
 public:
  explicit Nesting(JsonWriter& json) : json_(json) {}

  // Opens and closes objects until the one that holds the field is the innermost; the field's own name.
  std::string_view enter(std::string_view pointer) {
    std::vector<std::string_view> steps;
    for (std::size_t at = 0; at != std::string_view::npos;) {
      const std::size_t end = pointer.find('/', at + 1);
      steps.push_back(pointer.substr(at + 1, end == std::string_view::npos ? end : end - at - 1));
      at = end;
    }
    const std::string_view name = steps.back();
    steps.pop_back();
    const auto apart = std::mismatch(open_.begin(), open_.end(), steps.begin(), steps.end());
    close_to(static_cast<std::size_t>(apart.first - open_.begin()));
    for (auto step = apart.second; step != steps.end(); ++step) json_.open_object(*step);
    open_ = std::move(steps);
    return name;
  }

  void close_to(std::size_t depth) {
    for (; open_.size() > depth; open_.pop_back()) json_.close_object();
  }

 private:
  JsonWriter& json_;
  std::vector<std::string_view> open_;
};

}  // namespace

void write_value(const Catalog& catalog, const Question& question, const Field& field, JsonWriter& json) {
  const ValueWriter writer(catalog, field, json);
  std::visit([&](auto slot) { writer.write(question.*slot); }, field.slot);
}

void write_question(const Catalog& catalog, const Question& question, JsonWriter& json) {
  json.member("version", 1);
  Nesting nesting(json);
  for (const Field& field : question_fields()) {
    // A job takes the time it takes: the hours of a rental are no part of its question.
    if (question.runs && field.pointer == "/workload/hours_per_month") continue;
    if (!std::visit(IsGiven{question}, field.slot)) continue;
    json.key(nesting.enter(field.pointer));
    write_value(catalog, question, field, json);
  }
  nesting.close_to(0);
}

}  // namespace steelyard
