// cell.h -- one text of data/, a CSV cell or a JSON string, and what it is supposed to say.
//
// Each reading gives the value, or adds a fault that names the place and what would be right and gives a harmless
// value, so that reading goes on and all faults are found. An empty cell says "not known" unless required() is asked
// for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/day.h"
#include "catalog/catalog.h"
#include "pack/names.h"
#include "pack/text_file.h"

namespace steelyard {

// A positive fraction in lowest terms.
struct Fraction {
  std::int32_t numerator = 0;
  std::int32_t denominator = 1;
};

class Cell {
 public:
  // `folder` is where faults go; nullptr if the text is there only because of one that was told already.
  Cell(DataFolder* folder, std::string where, std::string field, std::string text)
      : folder_(folder), where_(std::move(where)), field_(std::move(field)), text_(std::move(text)) {}

  const std::string& text() const { return text_; }
  bool empty() const { return text_.empty(); }
  const std::string& where() const { return where_; }

  // The text; fault missing_field if it is empty.
  const std::string& required() const;

  // A number that is finite and not negative; kUnknown if empty. Faults: bad_decimal, negative.
  double number() const;
  // A whole number; 0 if empty. Fault: bad_integer.
  std::uint32_t count() const;
  // Whole numbers from 1, ascending, with ";" between. Faults: bad_integer, not_ascending.
  std::vector<std::uint16_t> ascending_counts() const;
  // A decimal in billionths. Faults: missing_field, bad_decimal, negative, too_precise (ten places or more),
  // out_of_range (beyond 9,223,372,036).
  std::int64_t nano() const;
  // "8", "1/6"; 0/1 if empty. Fault: bad_fraction.
  Fraction fraction() const;
  // A day that is not after `latest`; kUnknownDay if empty. Faults: bad_day, day_after_snapshot.
  Day day(Day latest) const;
  // An ISO 4217 code. Faults: missing_field, bad_currency.
  std::string currency() const;
  // The parts of a list with ";" between; a part of it that is empty is a fault: missing_field.
  std::vector<Cell> parts() const;

  // A member of a vocabulary. Faults: missing_field (unless `when_empty` is given), unknown_value.
  template <class Enum>
  Enum one_of(std::span<const std::string_view> names, std::optional<Enum> when_empty = std::nullopt) const {
    if (empty() && when_empty) return *when_empty;
    if (required().empty()) return Enum{};
    const std::optional<Enum> value = parse<Enum>(names, text_);
    if (!value) fault(Code::unknown_value, {{"got", text_}, {"nearest", nearest(text_, names)}});
    return value.value_or(Enum{});
  }

  // The row that defines this id. Faults: missing_field, unknown_value; then kNone.
  template <class Id>
  Id reference(const Names<Id>& names) const {
    return required().empty() ? kNone<Id> : optional_reference(names);
  }
  // The same; an empty cell is kNone.
  template <class Id>
  Id optional_reference(const Names<Id>& names) const {
    if (empty()) return kNone<Id>;
    const std::optional<Id> id = names.find(text_);
    if (!id && names.complete()) {
      fault(Code::unknown_value, {{"got", text_}, {"nearest", names.nearest_to(text_)}});
    }
    return id.value_or(kNone<Id>);
  }
  // Defines this id. Faults: missing_field, duplicate_id, too_many.
  template <class Id>
  void define(Names<Id>& names) const {
    if (required().empty()) return;
    if (names.next() >= Names<Id>::kMost) {
      fault(Code::too_many, {{"max", std::to_string(Names<Id>::kMost)}});
    } else if (const std::optional<std::string> first = names.add(text_, where_)) {
      fault(Code::duplicate_id, {{"id", text_}, {"first", *first}});
    }
  }

  // A fault of this cell; the field is named before the other parameters.
  void fault(Code code, Parameters parameters = {}) const {
    if (folder_ == nullptr) return;
    parameters.insert(parameters.begin(), {"field", field_});
    folder_->fault(code, where_, std::move(parameters));
  }

 private:
  DataFolder* folder_;
  std::string where_;
  std::string field_;
  std::string text_;
};

}  // namespace steelyard
