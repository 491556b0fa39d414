#include "catalog/figure.h"

namespace steelyard {

Figure figure_of(const Catalog& catalog, OfferId offer) {
  const Offers& t = catalog.offers;
  const std::size_t i = row(offer);
  return {t.state[i], t.price[i], t.currency[i], t.basis[i], t.as_of[i], t.source[i]};
}

Figure evidence_at(const Catalog& catalog, std::size_t i) {
  const Evidence& t = catalog.evidence;
  return {t.state[i], t.price[i], t.currency[i], t.basis[i], t.as_of[i], t.source[i]};
}

Rational accelerators_of(const Catalog& catalog, OfferId offer) {
  const std::size_t sku = row(catalog.offers.sku[row(offer)]);
  return Rational::of(catalog.skus.accelerators_numerator[sku], catalog.skus.accelerators_denominator[sku]);
}

Rational amount_of(const Figure& figure, const Rational& accelerators) {
  const bool per_node = figure.basis == PriceBasis::node_hour || accelerators.zero();
  return Rational::from_nano(figure.price) * (per_node ? Rational(1) : accelerators);
}

bool comparable(const Figure& a, const Figure& b, const Rational& accelerators) {
  return a.currency == b.currency && (a.basis == b.basis || !accelerators.zero());
}

}  // namespace steelyard
