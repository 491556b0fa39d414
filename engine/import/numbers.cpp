#include <cstdlib>
#include <string>

#include "import/collector.h"

namespace steelyard {

std::optional<Rational> count_of(std::string_view text) {
  const std::optional<Rational> value = Rational::from_decimal(text);
  if (!value || value->negative() || value->zero()) return std::nullopt;
  const std::size_t point = text.find('.');
  const int places = point == std::string_view::npos ? 0 : static_cast<int>(text.size() - point - 1);
  constexpr std::int64_t kMostParts = 64;
  if (places > 9 || *value > Rational(1'000'000)) return std::nullopt;
  for (std::int64_t parts = 1; parts <= kMostParts; ++parts) {
    // The whole number of parts that is nearest.
    const Rational scaled = (*value * Rational(parts)).rounded(0);
    const Rational fraction = scaled / Rational(parts);
    if (!scaled.zero() && fraction.rounded(places) == *value) return fraction;
  }
  return std::nullopt;
}

double number_of(std::string_view text) {
  const std::optional<Rational> value = Rational::from_decimal(text);
  return value && !value->negative() ? value->to_double() : kUnknown;
}

Collector::Price Collector::price(std::string_view text) {
  if (text.empty()) return {};
  // A double that was printed in full can have more digits than fit: "0.36979999999999996".
  const std::optional<Rational> value = Rational::from_decimal(text);
  if (!value) return {std::nullopt, RefusalReason::bad_price};
  return price(*value);
}

Collector::Price Collector::price(Rational amount) {
  constexpr std::int64_t kMost = 9'000'000'000;
  if (amount.zero()) return {std::nullopt, RefusalReason::zero_price};
  if (amount.negative()) return {std::nullopt, RefusalReason::negative_price};
  const Rational rounded = amount.rounded(9);
  if (rounded.overflowed() || rounded.zero() || rounded > Rational(kMost))
    return {std::nullopt, RefusalReason::bad_price};
  return {rounded, RefusalReason::no_price, !(rounded == amount)};
}

bool is_provider_id(std::string_view text) {
  bool after_mark = true;
  for (const char c : text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (!letter && (after_mark || (c != '.' && c != '_' && c != '-'))) return false;
    after_mark = !letter;
  }
  return !after_mark && text.size() <= 64;
}

}  // namespace steelyard
