#include "price/paid_time.h"

#include "catalog/facts.h"

namespace steelyard {

TimeRules::TimeRules(const Catalog& catalog, const Question& question, const NodePlans& plans)
    : catalog_(catalog), question_(question), plans_(plans), sustained_(catalog) {
  if (!question.starts_per_month) return;
  const auto seconds = find_fact(catalog, "service.billing_granularity_seconds");
  const auto minimum = find_fact(catalog, "service.billing_minimum_seconds");
  for (std::size_t i = 0; i < catalog.providers.id.size(); ++i) {
    const double step = number_of(catalog, id_of<ProviderId>(i), seconds);
    const double least = number_of(catalog, id_of<ProviderId>(i), minimum);
    BillingSteps steps;
    steps.granularity.seconds = is_known(step) && step >= 1 ? static_cast<int>(step) : 1;
    steps.granularity.minimum_seconds = is_known(least) ? static_cast<int>(least) : 0;
    steps.known = is_known(step) && is_known(least);
    steps_.push_back(steps);
  }
}

std::optional<TimeRules::Billing> TimeRules::billing_of(OfferId offer, bool known, double hours) const {
  const std::size_t i = row(offer);
  const Term term = catalog_.offers.term[i];
  const PurchaseOption option = catalog_.offers.option[i];
  const bool may_plan = option == PurchaseOption::on_demand && !question_.spend_commitments.empty();
  Billing billing;
  if (term != Term::none || may_plan) {
    // A job may take longer than the months in which its data is kept: terms are bought until it is done.
    Rational months = question_.months;
    if (question_.runs && known) {
      const Rational of_job = from_double<Rational>(hours) / Rational(kHoursPerMonth);
      if (months < of_job) months = of_job;
    }
    if (may_plan) billing.plan = plan(catalog_.provider_of(offer), months);
    if (term != Term::none) {
      billing.terms = committed_terms(term_months(term), months);
      if (billing.terms.overflowed()) return std::nullopt;
      billing.committed = billing.terms * Rational(term_months(term) * kHoursPerMonth);
    }
  }
  billing.slowdown = slowdown(question_, plans_, catalog_.offers.sku[i], option, hours);
  return is_known(billing.slowdown) ? std::optional(billing) : std::nullopt;
}

std::optional<SpendPlan> TimeRules::plan(ProviderId provider, const Rational& months) const {
  const auto said = [&](const std::vector<OfProvider>& list) -> const Rational* {
    for (const OfProvider& one : list) {
      if (one.provider == provider) return &one.value;
    }
    return nullptr;
  };
  const Rational* each_hour = said(question_.spend_commitments);
  if (each_hour == nullptr || each_hour->zero()) return std::nullopt;
  const Rational* of_term = said(question_.spend_commitment_months);
  const Rational term = of_term == nullptr ? Rational(kMonthsPerYear) : *of_term;
  const Rational hours = (months / term).ceiling() * term * Rational(kHoursPerMonth);
  return SpendPlan{*each_hour, *said(question_.spend_commitment_discounts), hours};
}

std::optional<BillingSteps> TimeRules::steps(OfferId offer) const {
  const PurchaseOption option = catalog_.offers.option[row(offer)];
  if (option == PurchaseOption::capacity_block) return BillingSteps{.granularity = {}, .blocks = true};
  if (steps_.empty() || catalog_.offers.term[row(offer)] != Term::none) return std::nullopt;
  return steps_[row(catalog_.provider_of(offer))];
}

}  // namespace steelyard
