#include "price/offer_curve.h"

#include <vector>

#include "base/month.h"
#include "price/commitment.h"
#include "price/compute_charges.h"
#include "price/exchange.h"
#include "price/present_value.h"
#include "price/settlement.h"
#include "price/volume_charges.h"

namespace steelyard {
namespace {

// An hour of the whole plan, and a month of what is beside it, as they are charged.
struct Charged {
  Rational hour;       // that is paid for, on demand
  Rational fee;        // of each term
  Rational use;        // an hour of the question's hours, of which a part may be given back
  Rational per_month;  // volumes and starts
  Rational export_out;
};

// Whether runs are billed in steps that the cost of an hour does not show; by the second, it does.
bool has_steps(const PaidTime<Rational>& time) {
  if (!time.steps) return false;
  const Granularity& granularity = time.steps->granularity;
  return time.steps->blocks || granularity.seconds > 1 || granularity.minimum_seconds > 0;
}

std::optional<Charged> charged(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                               TextId currency) {
  const std::size_t i = row(offer);
  const PriceState state = catalog.offers.state[i];
  const PurchaseOption option = catalog.offers.option[i];
  const auto time = TimeRules(catalog, question, plans).of(question.hours_per_month * question.months, offer);
  const bool bends = (option == PurchaseOption::spot && question.hours_between_interruptions) ||
                     (option == PurchaseOption::on_demand && question.use_discount_share) ||
                     (time && (has_steps(*time) || time->sustained || time->plan));
  const auto exchange = exchange_factor(catalog, catalog.offers.currency[i], currency);
  if (!has_amount(state) || !exchange || question.runs || bends) return std::nullopt;
  const Rational factor = *exchange * (Rational(1) - discount_share(question, catalog.provider_of(offer)));
  const Rational units = billed_units(plans, catalog.offers.sku[i], catalog.offers.basis[i]);
  const OfferPrice<Rational> price = price_of<Rational>(catalog.offers, offer);
  Question month = question;
  month.months = 1;
  month.hours_per_month = 1;
  PaidTime<Rational> hour;
  hour.hours = 1;
  hour.scales_to_zero = option == PurchaseOption::serverless;
  const ComputeCharges<Rational> compute = compute_charges(month, price, units, hour);
  Charged charged;
  charged.hour = compute_charge(state, price.hour, units, Hours<Rational>{1}).amount.value * factor;
  charged.fee = price.fee.value * units * factor;
  charged.use = (compute.compute.amount + compute.idle.amount).value * factor;
  if (catalog.offers.term[i] == Term::none) charged.per_month = compute.start_up.amount.value * factor;
  const auto volumes = volume_charges(catalog, month, catalog.offers.region[i]);
  for (std::size_t v = 0; v < volumes.size(); ++v) {
    if (volumes[v].state == LineState::unknown) return std::nullopt;
    Rational& sum = kVolumeItems[v].item == Item::export_out ? charged.export_out : charged.per_month;
    sum = sum + volumes[v].amount.value * factor;
  }
  return charged;
}

// Of all terms that are bought for the question's months.
Rational fees(const Charged& prices, const Catalog& catalog, const Question& question, OfferId offer) {
  return prices.fee * committed_terms(term_months(catalog.offers.term[row(offer)]), question.months);
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
  const CostCurve beside = CostCurve::constant(prices->per_month * question.months + prices->export_out, end);
  const auto committed = committed_hours(catalog.offers.term[row(offer)], question.months);
  if (!committed) return sum(CostCurve::linear(prices->use * question.months, end), beside);
  if (committed->overflowed()) return unknown_curve();
  return sum(CostCurve::constant(prices->hour * *committed + fees(*prices, catalog, question, offer), end), beside);
}

CostCurve curve_by_utilization(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                               TextId currency) {
  Question busy = question;
  busy.utilization = 1;
  const auto prices = charged(catalog, busy, plans, offer, currency);
  if (!prices) return unknown_curve();
  const Rational end(kWholePercent);
  const CostCurve beside = CostCurve::constant(prices->per_month * question.months + prices->export_out, end);
  const auto committed = committed_hours(catalog.offers.term[row(offer)], question.months);
  if (committed && committed->overflowed()) return unknown_curve();
  if (committed)
    return sum(CostCurve::constant(prices->hour * *committed + fees(*prices, catalog, question, offer), end), beside);
  const Rational all = prices->hour * question.hours_per_month * question.months;
  const bool serverless = catalog.offers.option[row(offer)] == PurchaseOption::serverless;
  const Rational follows = serverless ? Rational(1) : question.idle_reclaimed.value_or(0);
  const CostCurve paid = CostCurve::constant(all * (Rational(1) - follows), end);
  return sum(sum(paid, CostCurve::linear(all * follows / end, end)), beside);
}

CostCurve curve_by_months(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                          TextId currency) {
  const auto prices = charged(catalog, question, plans, offer, currency);
  if (!prices) return unknown_curve();
  const Rational end(kMostMonthsOfCurve);
  const CostCurve beside = sum(CostCurve::linear(prices->per_month, end), CostCurve::constant(prices->export_out, end));
  const std::vector<Rational> factors = price_factors(question);
  const Term term = catalog.offers.term[row(offer)];
  if (term == Term::unstated) return unknown_curve();
  if (term == Term::none) {
    std::vector<Rational> rates;
    for (const Rational& factor : factors) rates.push_back(prices->use * question.hours_per_month * factor);
    return sum(CostCurve::changing(rates, 1), beside);
  }
  const int months = term_months(term);
  const Rational whole = prices->hour * *committed_hours(term, Rational(months)) + prices->fee;
  std::vector<Rational> terms;
  for (int month = 0; month < kMostMonthsOfCurve; month += months) {
    terms.push_back(whole * factors[static_cast<std::size_t>(month)]);
  }
  return sum(CostCurve::purchased_again(terms, Rational(months), end), beside);
}

}  // namespace steelyard
