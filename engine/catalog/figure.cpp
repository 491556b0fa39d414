#include "catalog/figure.h"

#include "base/month.h"

namespace steelyard {

Figure figure_of(const Catalog& catalog, OfferId offer) {
  const Offers& t = catalog.offers;
  const std::size_t i = row(offer);
  return {t.state[i], t.price[i], t.fee[i], t.currency[i], t.basis[i], t.as_of[i], t.source[i]};
}

Figure evidence_at(const Catalog& catalog, std::size_t i) {
  const Evidence& t = catalog.evidence;
  return {t.state[i], t.price[i], t.fee[i], t.currency[i], t.basis[i], t.as_of[i], t.source[i]};
}

Rational accelerators_of(const Catalog& catalog, OfferId offer) {
  const std::size_t sku = row(catalog.offers.sku[row(offer)]);
  return Rational::of(catalog.skus.accelerators_numerator[sku], catalog.skus.accelerators_denominator[sku]);
}

Rational effective_hour(std::int64_t price, std::int64_t fee, Term term) {
  const Rational hour = Rational::from_nano(price);
  return fee == 0 ? hour : hour + Rational::from_nano(fee) / Rational(term_months(term) * kHoursPerMonth);
}

Rational amount_of(const Figure& figure, const Rational& accelerators, Term term) {
  const bool per_node = figure.basis == PriceBasis::node_hour || accelerators.zero();
  const Rational hour = effective_hour(figure.price, figure.fee, term);
  return hour * (per_node ? Rational(1) : accelerators);
}

bool comparable(const Figure& a, const Figure& b, const Rational& accelerators) {
  return a.currency == b.currency && (a.basis == b.basis || !accelerators.zero());
}

}  // namespace steelyard
