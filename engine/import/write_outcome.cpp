#include "import/write_outcome.h"

#include <span>

namespace steelyard {
namespace {

void write_named(std::string_view name, std::span<const std::size_t> numbers, std::span<const std::string_view> names,
                 JsonWriter& json) {
  json.open_object(name);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (numbers[i] != 0) json.member(names[i], numbers[i]);
  }
  json.close_object();
}

}  // namespace

void write_counts(const Imported& imported, JsonWriter& json) {
  json.member("rows", imported.counts.rows);
  json.member("kept", imported.counts.kept);
  json.member("offers", imported.offers.size());
  write_named("marked", imported.counts.marked, kImportMarks, json);
  write_named("refused", imported.counts.refused, kRefusals, json);
  write_named("noted", imported.counts.noted, kNotes, json);
}

std::string write_outcome(const Imported& imported) {
  JsonWriter json;
  json.open_object();
  write_counts(imported, json);
  json.open_array("examples");
  for (const RefusedRow& example : imported.examples) {
    json.open_object();
    json.member("reason", name(example.reason));
    json.member("where", example.place);
    json.open_object("parameters");
    for (const auto& [key, value] : example.parameters) json.member(key, value);
    json.close_object();
    json.close_object();
  }
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
