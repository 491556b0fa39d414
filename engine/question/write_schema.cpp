// The JSON Schema of a question, from the one list of fields. Texts that the catalog decides (accelerators, providers,
// regions) are strings here, so that the schema is the same for every snapshot; `steelyard fields` lists them.
#include <string>

#include "base/json.h"
#include "question/fields.h"

namespace steelyard {
namespace {

Json texts(const Field& field) {
  Json schema = {{"type", "string"}};
  std::span<const std::string_view> closed;
  if (field.values == Dictionary::options) closed = kPurchaseOptions;
  if (field.values == Dictionary::links) closed = std::span(kLinks).subspan(1);
  if (field.values == Dictionary::fabrics) closed = std::span(kFabrics).subspan(1);
  if (field.values == Dictionary::parts) closed = kParts;
  if (field.values == Dictionary::months) closed = kMonthConventions;
  for (const std::string_view name : closed) schema["enum"].push_back(name);
  return schema;
}

// A limit without a point where it is whole.
Json limit(double value) {
  const auto whole = static_cast<std::int64_t>(value);
  return value == static_cast<double>(whole) ? Json(whole) : Json(value);
}

Json numbers(const Field& field) {
  return {{"type", "number"}, {"minimum", limit(field.min)}, {"maximum", limit(field.max)}};
}

Json schema_of(const Field& field) {
  const std::string_view type = type_of(field);
  Json schema;
  if (type == "boolean") {
    schema["type"] = "boolean";
  } else if (type == "integer") {
    schema = numbers(field);
    schema["type"] = "integer";
  } else if (type == "number") {
    // Decimal text is taken too: exact for any number of digits.
    schema["anyOf"] = {numbers(field), {{"type", "string"}, {"pattern", "^[+-]?[0-9]*\\.?[0-9]+([eE][+-]?[0-9]+)?$"}}};
  } else if (type == "date") {
    schema["type"] = "string";
    schema["pattern"] = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
  } else if (type == "text") {
    schema = texts(field);
  } else if (type == "list") {
    schema["type"] = "array";
    schema["items"] = texts(field);
  } else {  // weights by criterion, numbers by provider or by whole numbers
    schema["type"] = "object";
    if (type == "by_number") schema["propertyNames"]["pattern"] = "^[1-9][0-9]{0,8}$";
    schema["additionalProperties"] = numbers(field);
  }
  if (!field.unit.empty()) schema["$comment"] = "unit: " + std::string(field.unit);
  return schema;
}

// Puts the field's schema where its pointer leads, making the objects on the way.
void place(Json& schema, std::string_view pointer, Json leaf) {
  const std::size_t end = pointer.find('/', 1);
  const std::string step(pointer.substr(1, end == std::string_view::npos ? end : end - 1));
  Json& child = schema["properties"][step];
  if (end == std::string_view::npos) {
    child = std::move(leaf);
    return;
  }
  if (child.is_null()) child = {{"type", "object"}, {"additionalProperties", false}};
  place(child, pointer.substr(end), std::move(leaf));
}

}  // namespace

Json write_schema() {
  Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "A question to Steelyard"},
                 {"type", "object"},
                 {"additionalProperties", false}};
  schema["properties"]["version"] = {{"const", 1}};
  for (const Field& field : question_fields()) place(schema, field.pointer, schema_of(field));
  return schema;
}

}  // namespace steelyard
