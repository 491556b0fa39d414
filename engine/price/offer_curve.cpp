#include "price/offer_curve.h"

#include <vector>

#include "base/month.h"
#include "price/commitment.h"
#include "price/exchange.h"
#include "price/present_value.h"
#include "price/settlement.h"
#include "price/volume_charges.h"

namespace steelyard {
namespace {

// An hour of the whole plan, and a month of the volumes, as they are finally charged.
struct Charged {
  Rational hour, volumes_per_month, export_out;
};

std::optional<Charged> charged(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                               TextId currency) {
  const std::size_t i = row(offer);
  if (!has_amount(catalog.offers.state[i])) return std::nullopt;
  const auto exchange = exchange_factor(catalog, catalog.offers.currency[i], currency);
  if (!exchange) return std::nullopt;
  const Rational factor = *exchange * (Rational(1) - discount_share(question, catalog.provider_of(offer)));
  const Rational units = billed_units(plans, catalog.offers.sku[i], catalog.offers.basis[i]);
  Charged charged;
  charged.hour = from_nano<Rational>(catalog.offers.price[i]) * units * factor;
  Question month = question;
  month.months = 1;
  const auto volumes = volume_charges<Rational>(catalog, month, catalog.offers.region[i]);
  for (std::size_t v = 0; v < volumes.size(); ++v) {
    Rational& sum = kVolumeItems[v].item == Item::export_out ? charged.export_out : charged.volumes_per_month;
    sum = sum + volumes[v].amount.value * factor;
  }
  return charged;
}

CostCurve unknown_curve() { return CostCurve({}, Rational(1)); }

// List prices of the coming months as factors of today's, to nine places so that fractions stay short.
std::vector<Rational> price_factors(const Question& question) {
  std::vector<Rational> factors;
  const double decline = question.price_decline ? question.price_decline->to_double() : 0;
  for (int month = 0; month < kMostMonthsOfCurve; ++month) {
    factors.push_back(from_double<Rational>(declined_price({1}, month, decline).value));
  }
  return factors;
}

}  // namespace

CostCurve curve_by_hours(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                         TextId currency) {
  const auto prices = charged(catalog, question, plans, offer, currency);
  if (!prices) return unknown_curve();
  const Rational end(kHoursOfLongestMonth);
  const CostCurve volumes = CostCurve::constant(prices->volumes_per_month * question.months + prices->export_out, end);
  const auto committed = committed_hours(catalog.offers.term[row(offer)], question.months);
  if (!committed) return sum(CostCurve::linear(prices->hour * question.months, end), volumes);
  if (committed->overflowed()) return unknown_curve();
  return sum(CostCurve::constant(prices->hour * *committed, end), volumes);
}

CostCurve curve_by_months(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                          TextId currency) {
  const auto prices = charged(catalog, question, plans, offer, currency);
  if (!prices) return unknown_curve();
  const Rational end(kMostMonthsOfCurve);
  const CostCurve volumes =
      sum(CostCurve::linear(prices->volumes_per_month, end), CostCurve::constant(prices->export_out, end));
  const std::vector<Rational> factors = price_factors(question);
  const Term term = catalog.offers.term[row(offer)];
  if (term == Term::unstated) return unknown_curve();
  if (term == Term::none) {
    std::vector<Rational> rates;
    for (const Rational& factor : factors) rates.push_back(prices->hour * question.hours_per_month * factor);
    return sum(CostCurve::changing(rates, 1), volumes);
  }
  const int months = term == Term::one_year ? kMonthsPerYear : 3 * kMonthsPerYear;
  const Rational whole = prices->hour * *committed_hours(term, Rational(months));
  std::vector<Rational> terms;
  for (int month = 0; month < kMostMonthsOfCurve; month += months) {
    terms.push_back(whole * factors[static_cast<std::size_t>(month)]);
  }
  return sum(CostCurve::purchased_again(terms, Rational(months), end), volumes);
}

}  // namespace steelyard
