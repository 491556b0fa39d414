#include "base/json.h"

#include <cmath>
#include <set>
#include <vector>

#include "base/json_writer.h"

namespace steelyard {
namespace {

// Text that may not be UTF-8 travels in error parameters, and those are written as JSON: keep what is plain.
std::string printable(std::string_view text) {
  std::string plain;
  for (const char c : text.substr(0, 60)) plain += c >= 0x20 && c < 0x7f ? c : '?';
  return plain;
}

// Builds the document as the parser walks the text, and sees what a document does not show any more: where it stops
// being JSON, and which names an object has twice.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  Result<Json> take() {
    if (!errors_.empty()) return std::move(errors_);
    return std::move(document_);
  }

  bool null() override { return add(Json()); }
  bool boolean(bool value) override { return add(Json(value)); }
  bool number_integer(number_integer_t value) override { return add(Json(value)); }
  bool number_unsigned(number_unsigned_t value) override { return add(Json(value)); }
  bool number_float(number_float_t value, const string_t&) override { return add(Json(value)); }
  bool string(string_t& value) override { return add(Json(std::move(value))); }
  bool binary(binary_t&) override { return false; }  // no JSON text has any
  bool start_object(std::size_t) override { return open(Json::value_t::object); }
  bool start_array(std::size_t) override { return open(Json::value_t::array); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    Level& level = levels_.back();
    if (!level.names.insert(name).second) errors_.push_back({Code::duplicate_key, here(), {{"key", name}}});
    level.key = name;
    return true;
  }
  bool parse_error(std::size_t position, const std::string& last_token, const nlohmann::json::exception&) override {
    errors_.push_back({Code::not_json, "", {{"offset", std::to_string(position)}, {"near", printable(last_token)}}});
    return false;
  }

 private:
  // A question is four levels deep; a document of thousands is an attack on the stack of whoever walks it.
  static constexpr std::size_t kDeepest = 64;

  struct Level {
    Json* value;  // stays where it is: only the innermost value grows
    std::string key;
    std::set<std::string> names;
  };

  // Puts a value into the innermost array or object, or makes it the document.
  Json* place(Json value) {
    if (levels_.empty()) {
      document_ = std::move(value);
      return &document_;
    }
    Level& level = levels_.back();
    if (level.value->is_array()) {
      level.value->push_back(std::move(value));
      return &level.value->back();
    }
    auto& members = level.value->get_ref<Json::object_t&>();
    members.push_back({level.key, std::move(value)});
    return &members.back().second;
  }
  bool add(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json::value_t kind) {
    if (levels_.size() + 1 >= kDeepest) {
      errors_.push_back({Code::not_json, "", {{"offset", "0"}, {"near", "more than 64 levels"}}});
      return false;
    }
    levels_.push_back({place(Json(kind)), {}, {}});
    return true;
  }
  bool close() {
    levels_.pop_back();
    return true;
  }
  // The pointer of the innermost value.
  std::string here() const {
    std::string pointer;
    for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
      const Level& level = levels_[i];
      pointer += level.value->is_array() ? "/" + std::to_string(level.value->size() - 1) : pointer_step(level.key);
    }
    return pointer;
  }

  Json document_;
  std::vector<Level> levels_;
  Errors errors_;
};

}  // namespace

std::string number_text(const Json& number) {
  if (number.is_number_unsigned()) return std::to_string(number.get<std::uint64_t>());
  if (number.is_number_integer()) return std::to_string(number.get<std::int64_t>());
  JsonWriter text;
  text.element(number.get<double>());
  return text.text();
}

std::string number_text(double number) {
  constexpr double kExact = 9'007'199'254'740'992;
  if (std::abs(number) <= kExact && std::floor(number) == number) {
    return std::to_string(static_cast<std::int64_t>(number));
  }
  return number_text(Json(number));
}

std::string pointer_step(std::string_view name) {
  std::string step = "/";
  for (const char c : name) {
    if (c == '~') {
      step += "~0";
    } else if (c == '/') {
      step += "~1";
    } else {
      step += c;
    }
  }
  return step;
}

Result<Json> read_json(std::string_view text) {
  Builder builder;
  Json::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

}  // namespace steelyard
