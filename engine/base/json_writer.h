// json_writer.h -- writing a JSON document as text, one value after another, without building the document first.
//
//   JsonWriter json;
//   json.open_object();
//   json.member("rank", 1);
//   json.open_array("marks");
//   json.element("stale");
//   json.close_array();
//   json.close_object();
//   std::move(json).text();   // {"rank":1,"marks":["stale"]}
//
// An answer has thousands of values and is written at every move of a slider; nlohmann/json, which reads what people
// send, would first allocate a node for each. RapidJSON does the writing.
#pragma once

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

class JsonWriter {
 public:
  // An answer of fifty rows has 90 kB: a buffer that doubles from a few bytes would copy that many times over.
  explicit JsonWriter(std::size_t bytes_expected = std::size_t{1} << 17);
  ~JsonWriter();

  void open_object();
  void open_object(std::string_view name) { key(name), open_object(); }
  void close_object();
  void open_array();
  void open_array(std::string_view name) { key(name), open_array(); }
  void close_array();

  void key(std::string_view name);
  template <class T>
  void member(std::string_view name, const T& value) {
    key(name);
    element(value);
  }

  // The members of an object that another JsonWriter wrote; the first one's name needs no escape.
  void members_of(std::string_view object);

  // A text; bytes that are not UTF-8, of a hostile question echoed in an error, become question marks.
  void element(std::string_view text);
  void element(const std::string& text) { element(std::string_view(text)); }
  void element(const char* text) { element(std::string_view(text)); }
  // A decimal of at most 17 digits that is the same double; null for NaN, which is how columns say "not known".
  void element(double number);
  void element(std::int64_t number);
  template <std::same_as<bool> T>
  void element(T value) {
    boolean(value);
  }
  template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, std::int64_t>) void element(T number) {
    element(static_cast<std::int64_t>(number));
  }
  void element(std::nullopt_t);
  // The value, or null.
  template <class T>
  void element(const std::optional<T>& value) {
    value ? element(*value) : element(std::nullopt);
  }

  std::string text() const;

 private:
  void boolean(bool value);

  rapidjson::StringBuffer buffer_;
  rapidjson::Writer<rapidjson::StringBuffer> writer_{buffer_};
};

}  // namespace steelyard
