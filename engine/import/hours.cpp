#include "import/hours.h"

#include <charconv>

#include "base/month.h"

namespace steelyard {
namespace {

// A number at the beginning, 1 if there is none, and the word after it.
std::pair<std::int64_t, std::string_view> number_and_word(std::string_view text) {
  std::int64_t number = 1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc()) text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  while (text.starts_with(' ')) text.remove_prefix(1);
  return {number, text};
}

}  // namespace

std::optional<Rational> hours_of_unit(std::string_view unit) {
  const auto [number, word] = number_and_word(unit);
  for (const std::string_view hours : {"Hour", "Hours", "hour", "hours", "Hrs", "hrs"}) {
    if (word == hours && number > 0) return Rational(number);
  }
  return std::nullopt;
}

std::optional<Term> term_of(std::string_view text) {
  const auto [number, word] = number_and_word(text);
  if (word != "yr" && word != "Year" && word != "Years" && word != "year" && word != "years") return std::nullopt;
  if (number == 1) return Term::one_year;
  if (number == 3) return Term::three_years;
  return std::nullopt;
}

Rational hours_of_term(Term term) { return Rational(term_months(term) * kHoursPerMonth); }

}  // namespace steelyard
