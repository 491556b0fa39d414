#include "base/json.h"

#include <set>
#include <vector>

namespace steelyard {
namespace {

// Text that may not be UTF-8 travels in error parameters, and those are written as JSON: keep what is plain.
std::string printable(std::string_view text) {
  std::string plain;
  for (const char c : text.substr(0, 60)) plain += c >= 0x20 && c < 0x7f ? c : '?';
  return plain;
}

// Walks the text once and builds nothing: says where it stops being JSON and which names an object has twice.
class Checker final : public nlohmann::json_sax<Json> {
 public:
  Errors take_errors() { return std::move(errors_); }

  bool null() override { return value(); }
  bool boolean(bool) override { return value(); }
  bool number_integer(number_integer_t) override { return value(); }
  bool number_unsigned(number_unsigned_t) override { return value(); }
  bool number_float(number_float_t, const string_t&) override { return value(); }
  bool string(string_t&) override { return value(); }
  bool binary(binary_t&) override { return value(); }
  bool start_object(std::size_t) override {
    levels_.emplace_back();
    return levels_.size() < kDeepest || too_deep();
  }
  bool start_array(std::size_t) override {
    levels_.emplace_back().array = true;
    return levels_.size() < kDeepest || too_deep();
  }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }
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
    bool array = false;
    std::size_t index = 0;
    std::string key;
    std::set<std::string> names;
  };

  bool value() {
    if (!levels_.empty()) ++levels_.back().index;
    return true;
  }
  bool end() {
    levels_.pop_back();
    return value();
  }
  bool too_deep() {
    errors_.push_back({Code::not_json, "", {{"offset", "0"}, {"near", "more than 64 levels"}}});
    return false;
  }
  std::string here() const {
    std::string pointer;
    for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
      pointer += levels_[i].array ? "/" + std::to_string(levels_[i].index) : pointer_step(levels_[i].key);
    }
    return pointer;
  }

  std::vector<Level> levels_;
  Errors errors_;
};

}  // namespace

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
  Checker checker;
  Json::sax_parse(text.begin(), text.end(), &checker);
  Errors errors = checker.take_errors();
  if (!errors.empty()) return errors;
  return Json::parse(text.begin(), text.end(), nullptr, false);
}

}  // namespace steelyard
