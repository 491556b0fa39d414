// member.h -- one value of a JSON document of data/, and what it is supposed to be.
//
// As with cells, each reading gives the value, or adds a fault and gives a harmless one. The place of a fault is
// "file:/json/pointer". A member that is absent or null counts as empty.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "pack/cell.h"
#include "pack/text_file.h"

namespace steelyard {

class Member {
 public:
  // The document in file `name`; empty after a fault (those of read_text_file and of read_json).
  static Member document(DataFolder& folder, const std::string& name);
  // The same of one of the folder's imports.
  static Member imported(DataFolder& folder, const std::string& import, const std::string& name);

  // Whether there is a value.
  bool present() const { return !value_.is_null(); }
  const Json& value() const { return value_; }
  const std::string& where() const { return where_; }

  // An object with no other members than these. Faults: wrong_type, unknown_field. Nothing is said of an empty one.
  const Member& allow(std::initializer_list<std::string_view> names) const;
  // The member `name` of an object.
  Member operator[](std::string_view name) const;
  // All members of an object, with their names, in the order of the text. Fault: wrong_type.
  std::vector<std::pair<std::string, Member>> members() const;
  // The elements of an array. Fault: wrong_type.
  std::vector<Member> elements() const;

  // A string, for further reading. Faults: wrong_type, bad_character (an escaped control character).
  Cell cell() const;
  // A number that is not negative; kUnknown if empty. Faults: wrong_type, negative.
  double number() const;
  // true or false. Fault: wrong_type.
  bool boolean(bool when_empty) const;

  void fault(Code code, Parameters parameters = {}) const { folder_->fault(code, where_, std::move(parameters)); }
  // Fault missing_field for an empty member, which is called `field`.
  void require() const;
  void wrong_type(std::string_view wanted) const;

 private:
  static Member parsed(DataFolder& folder, const TextFile& file);
  Member(DataFolder& folder, std::string where, std::string field, Json value)
      : folder_(&folder), where_(std::move(where)), field_(std::move(field)), value_(std::move(value)) {}

  DataFolder* folder_;
  std::string where_;  // of the object that lacks it, if it is absent
  std::string field_;
  Json value_;
};

}  // namespace steelyard
