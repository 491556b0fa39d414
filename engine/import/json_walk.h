// json_walk.h -- a JSON document of any size, value by value: nothing is held but the way to the place at hand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "import/import.h"

namespace steelyard {

class JsonWalk : public nlohmann::json_sax<Json> {
 public:
  // Faults: empty_file, utf16, not_json at the byte where it stops being JSON (the end of a file that was cut off too).
  Errors run(const std::string& file, const NextChunk& next);

 protected:
  // A string, number, true or false, as its text; null is not told. path() ends with its own name.
  virtual void value(std::string text) = 0;
  // An object is over; path() ends with its name.
  virtual void object_ends() = 0;

  // The names of members and the numbers of elements that lead from the document to here.
  const std::vector<std::string>& path() const { return path_; }
  bool at(std::size_t depth, std::string_view name) const { return path_.size() > depth && path_[depth] == name; }
  // "prices.json:/Items/12"
  std::string place(std::size_t depth) const;

 private:
  bool null() override { return step(); }
  bool boolean(bool value) override { return tell(value ? "true" : "false"); }
  bool number_integer(number_integer_t value) override { return tell(std::to_string(value)); }
  bool number_unsigned(number_unsigned_t value) override { return tell(std::to_string(value)); }
  bool number_float(number_float_t, const string_t& text) override { return tell(text); }
  bool string(string_t& text) override { return tell(std::move(text)); }
  bool binary(binary_t&) override { return false; }  // no JSON text has any
  bool start_object(std::size_t) override { return open(false); }
  bool end_object() override;
  bool start_array(std::size_t) override { return open(true); }
  bool end_array() override;
  bool key(string_t& name) override;
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception&) override;

  bool open(bool is_array);
  bool tell(std::string text);
  bool step();

  struct Level {
    bool is_array;
    std::size_t next;  // element
  };
  std::string file_;
  std::vector<Level> levels_;
  std::vector<std::string> path_;
  Errors faults_;
};

}  // namespace steelyard
