#include "pack/cell.h"

#include <charconv>
#include <cstdlib>
#include <numeric>

#include "base/rational.h"
#include "pack/currency.h"

namespace steelyard {
namespace {

// The whole number that `text` is, without sign or leading zeros.
template <class Integer>
std::optional<Integer> whole(std::string_view text) {
  Integer value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
  if (text[0] == '0' && text.size() > 1) return std::nullopt;
  return value;
}
template <class Integer>
std::optional<Integer> positive(std::string_view text) {
  const std::optional<Integer> value = whole<Integer>(text);
  return value && *value > 0 ? value : std::nullopt;
}

}  // namespace

const std::string& Cell::required() const {
  if (empty()) fault(Code::missing_field);
  return text_;
}

double Cell::number() const {
  if (empty()) return kUnknown;
  const std::optional<Rational> value = Rational::from_decimal(text_);
  if (!value) {
    fault(Code::bad_decimal, {{"got", text_}});
    return kUnknown;
  }
  if (value->negative()) fault(Code::negative, {{"got", text_}});
  return std::strtod(text_.c_str(), nullptr);
}

std::uint32_t Cell::count() const {
  if (empty()) return 0;
  const std::optional<std::uint32_t> value = whole<std::uint32_t>(text_);
  if (!value) fault(Code::bad_integer, {{"got", text_}});
  return value.value_or(0);
}

std::vector<std::uint16_t> Cell::ascending_counts() const {
  std::vector<std::uint16_t> counts;
  for (const Cell& part : parts()) {
    const std::optional<std::uint16_t> value = positive<std::uint16_t>(part.text());
    if (!value) {
      fault(Code::bad_integer, {{"got", part.text()}});
    } else if (!counts.empty() && *value <= counts.back()) {
      fault(Code::not_ascending, {{"got", text_}});
    } else {
      counts.push_back(*value);
    }
  }
  return counts;
}

std::int64_t Cell::nano() const {
  if (required().empty()) return 0;
  const std::optional<Rational> value = Rational::from_decimal(text_);
  if (!value) {
    fault(Code::bad_decimal, {{"got", text_}});
    return 0;
  }
  if (value->negative()) {
    fault(Code::negative, {{"got", text_}});
    return 0;
  }
  std::string digits = value->to_decimal(9);
  if (!(Rational::from_decimal(digits) == value)) {
    fault(Code::too_precise, {{"got", text_}, {"max", "9"}});
    return 0;
  }
  digits.erase(digits.size() - 10, 1);  // the point
  std::int64_t nano = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), nano).ec != std::errc()) {
    fault(Code::out_of_range, {{"got", text_}, {"min", "0"}, {"max", "9223372036"}});
    return 0;
  }
  return nano;
}

Fraction Cell::fraction() const {
  if (empty()) return {};
  const std::size_t slash = text_.find('/');
  const std::string_view all = text_;
  const auto numerator = positive<std::int32_t>(all.substr(0, slash));
  const auto denominator =
      slash == std::string::npos ? std::optional<std::int32_t>(1) : positive<std::int32_t>(all.substr(slash + 1));
  if (!numerator || !denominator) {
    fault(Code::bad_fraction, {{"got", text_}});
    return {1, 1};  // not "sold by the accelerator", which would have faults of its own
  }
  const std::int32_t divisor = std::gcd(*numerator, *denominator);
  return {*numerator / divisor, *denominator / divisor};
}

Day Cell::day(Day latest) const {
  if (empty()) return kUnknownDay;
  const std::optional<Day> value = parse_day(text_);
  if (!value) {
    fault(Code::bad_day, {{"got", text_}});
    return kUnknownDay;
  }
  if (latest != kUnknownDay && *value > latest) {
    fault(Code::day_after_snapshot, {{"got", text_}, {"max", to_text(latest)}});
    return kUnknownDay;
  }
  return *value;
}

std::string Cell::currency() const {
  if (required().empty()) return "";
  if (!is_currency(text_)) {
    fault(Code::bad_currency, {{"got", text_}});
    return "";
  }
  return text_;
}

std::vector<Cell> Cell::parts() const {
  std::vector<Cell> parts;
  if (empty()) return parts;
  for (std::size_t begin = 0; begin <= text_.size();) {
    const std::size_t end = std::min(text_.find(';', begin), text_.size());
    Cell part(folder_, where_, field_, text_.substr(begin, end - begin));
    if (!part.required().empty()) parts.push_back(std::move(part));
    begin = end + 1;
  }
  return parts;
}

}  // namespace steelyard
