#include "price/commitment.h"

#include "base/month.h"

namespace steelyard {

std::optional<Rational> committed_hours(Term term, const Rational& months) {
  int years = 0;
  switch (term) {
    case Term::none:
      return std::nullopt;
    case Term::unstated:
      return Rational(1) / Rational(0);
    case Term::one_year:
      years = 1;
      break;
    case Term::three_years:
      years = 3;
      break;
  }
  const Rational terms = (months / Rational(years * kMonthsPerYear)).ceiling();
  return terms * Rational(years * kHoursPerYear);
}

}  // namespace steelyard
