#include "base/json_writer.h"

#include <algorithm>
#include <cmath>

#include "base/utf8.h"

namespace steelyard {
namespace {

rapidjson::SizeType length(std::string_view text) { return static_cast<rapidjson::SizeType>(text.size()); }

}  // namespace

JsonWriter::JsonWriter(std::size_t bytes_expected) : buffer_(nullptr, bytes_expected) {}
JsonWriter::~JsonWriter() = default;

void JsonWriter::open_object() { writer_.StartObject(); }
void JsonWriter::close_object() { writer_.EndObject(); }
void JsonWriter::open_array() { writer_.StartArray(); }
void JsonWriter::close_array() { writer_.EndArray(); }
void JsonWriter::key(std::string_view name) { writer_.Key(name.data(), length(name)); }

void JsonWriter::members_of(std::string_view object) {
  if (object.size() <= 2) return;
  // The first name, which has nothing escaped, is a name, and everything behind it counts as its value: RapidJSON
  // counts them to set its commas.
  const std::size_t end = object.find('"', 2);
  key(object.substr(2, end - 2));
  const std::string_view rest = object.substr(end + 2, object.size() - end - 3);
  writer_.RawValue(rest.data(), rest.size(), rapidjson::kObjectType);
}

void JsonWriter::element(std::string_view text) {
  if (is_utf8(text)) {
    writer_.String(text.data(), length(text));
    return;
  }
  std::string plain(text);
  std::replace_if(
      plain.begin(), plain.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }, '?');
  element(plain);
}

void JsonWriter::element(double number) { std::isfinite(number) ? writer_.Double(number) : writer_.Null(); }
void JsonWriter::element(std::int64_t number) { writer_.Int64(number); }
void JsonWriter::element(std::nullopt_t) { writer_.Null(); }
void JsonWriter::boolean(bool value) { writer_.Bool(value); }

std::string JsonWriter::text() const { return std::string(buffer_.GetString(), buffer_.GetSize()); }

}  // namespace steelyard
