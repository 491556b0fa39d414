#include "pack/member.h"

#include <algorithm>
#include <cstdio>

namespace steelyard {

Member Member::document(DataFolder& folder, const std::string& name) {
  return parsed(folder, read_text_file(folder, name));
}

Member Member::imported(DataFolder& folder, const std::string& import, const std::string& name) {
  return parsed(folder, read_imported_file(folder, import, name));
}

Member Member::parsed(DataFolder& folder, const TextFile& file) {
  const std::string& name = file.name;
  if (!file.read) return {folder, name + ":", "", nullptr};
  Result<Json> json = read_json(file.text);
  if (json) {
    if (!json->is_object())
      folder.fault(Code::wrong_type, name + ":", {{"got", json->type_name()}, {"wanted", "object"}});
    return {folder, name + ":", "", json->is_object() ? std::move(*json) : Json(nullptr)};
  }
  for (const Error& error : json.errors()) folder.fault(error.code, name + ":" + error.where, error.parameters);
  return {folder, name + ":", "", nullptr};
}

const Member& Member::allow(std::initializer_list<std::string_view> names) const {
  const std::vector<std::string_view> allowed(names);
  for (const auto& [name, member] : members()) {
    if (std::find(allowed.begin(), allowed.end(), name) == allowed.end()) {
      member.fault(Code::unknown_field, {{"field", name}, {"nearest", nearest(name, allowed)}});
    }
  }
  return *this;
}

Member Member::operator[](std::string_view name) const {
  if (value_.is_object()) {
    const auto found = value_.find(std::string(name));
    if (found != value_.end() && !found->is_null()) {
      return {*folder_, where_ + pointer_step(name), std::string(name), *found};
    }
  }
  return {*folder_, where_, std::string(name), nullptr};
}

std::vector<std::pair<std::string, Member>> Member::members() const {
  std::vector<std::pair<std::string, Member>> members;
  if (!present()) return members;
  if (!value_.is_object()) {
    wrong_type("object");
    return members;
  }
  for (const auto& [name, value] : value_.items()) {
    members.emplace_back(name, Member(*folder_, where_ + pointer_step(name), name, value));
  }
  return members;
}

std::vector<Member> Member::elements() const {
  std::vector<Member> elements;
  if (!present()) return elements;
  if (!value_.is_array()) {
    wrong_type("array");
    return elements;
  }
  for (std::size_t i = 0; i < value_.size(); ++i) {
    const std::string step = std::to_string(i);
    elements.push_back(Member(*folder_, where_ + "/" + step, step, value_[i]));
  }
  return elements;
}

Cell Member::cell() const {
  const std::string* text = value_.get_ptr<const std::string*>();
  if (text == nullptr) {
    if (present()) wrong_type("string");
    return {present() ? nullptr : folder_, where_, field_, ""};
  }
  for (const char c : *text) {
    if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') continue;
    char name[8];
    std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(c));
    fault(Code::bad_character, {{"got", name}});
    return {nullptr, where_, field_, ""};
  }
  return {folder_, where_, field_, *text};
}

double Member::number() const {
  if (!present()) return kUnknown;
  if (!value_.is_number()) {
    wrong_type("number");
    return kUnknown;
  }
  const double number = value_.get<double>();
  if (number < 0) fault(Code::negative, {{"field", field_}, {"got", value_.dump()}});
  return number;
}

bool Member::boolean(bool when_empty) const {
  if (!present()) return when_empty;
  if (!value_.is_boolean()) wrong_type("boolean");
  return value_.is_boolean() ? value_.get<bool>() : when_empty;
}

void Member::require() const {
  if (!present()) fault(Code::missing_field, {{"field", field_}});
}

void Member::wrong_type(std::string_view wanted) const {
  fault(Code::wrong_type, {{"field", field_}, {"got", value_.type_name()}, {"wanted", std::string(wanted)}});
}

}  // namespace steelyard
