#include "price/commitment.h"

#include "base/month.h"

namespace steelyard {

int term_months(Term term) {
  if (term == Term::one_year) return kMonthsPerYear;
  return term == Term::three_years ? 3 * kMonthsPerYear : 0;
}

std::optional<Rational> committed_hours(Term term, const Rational& months) {
  if (term == Term::none) return std::nullopt;
  if (term == Term::unstated) return Rational(1) / Rational(0);
  const int of_term = term_months(term);
  const Rational terms = (months / Rational(of_term)).ceiling();
  return terms * Rational(of_term / kMonthsPerYear * kHoursPerYear);
}

}  // namespace steelyard
