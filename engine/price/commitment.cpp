#include "price/commitment.h"

#include "base/month.h"

namespace steelyard {

Rational committed_terms(int of_term, const Rational& months) {
  return of_term == 0 ? Rational::of(1, 0) : (months / Rational(of_term)).ceiling();
}

std::optional<Rational> committed_hours(Term term, const Rational& months) {
  if (term == Term::none) return std::nullopt;
  const int of_term = term_months(term);
  return committed_terms(of_term, months) * Rational(of_term * kHoursPerMonth);
}

}  // namespace steelyard
