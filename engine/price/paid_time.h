// paid_time.h -- the time that an offer's nodes are paid for, and by which rules.
#pragma once

#include <optional>
#include <vector>

#include "base/month.h"
#include "price/amount.h"
#include "price/commitment.h"
#include "price/proration.h"
#include "price/slowdown.h"
#include "price/sustained_use.h"

namespace steelyard {

// Steps that runs are billed in. `known`: the provider's own are; else the shortest that anybody has are assumed.
struct BillingSteps {
  Granularity granularity;
  bool blocks = false;  // whole days instead, of a capacity block
  bool known = true;
};

// Money committed to each hour, in the list currency.
struct SpendPlan {
  Rational each_hour;
  Rational share;  // that it takes off the on-demand price
  Rational hours;  // of the terms that are bought
};

// The time of an offer, hours of each billed unit.
template <class Number>
struct PaidTime {
  Number hours{};                   // that the work takes, or that the rental lasts
  std::optional<Number> committed;  // that a commitment bills instead, used or not
  Rational terms = 0;               // that are bought of a commitment
  bool continuous = false;          // on demand: long use may cost less
  bool scales_to_zero = false;      // serverless: what does not work is not paid
  double slowdown = 1;              // expected time over undisturbed time (interruption.h); 1 where nothing interrupts
  std::optional<BillingSteps> steps;
  std::optional<SustainedUse<Number>> sustained;
  std::optional<SpendPlan> plan;
};

// What a question and a catalog say of how time is paid for, looked up once for many offers. Refers to what it is made
// of.
class TimeRules {
 public:
  TimeRules(const Catalog& catalog, const Question& question, const NodePlans& plans);

  // `hours`: that every node works (exact where the bill is), not known as kUnknown or overflowed. Nothing
  // where what is paid for is not known: a job without a known time, a commitment without a stated term, a job that
  // interruptions never let end.
  template <class Number>
  std::optional<PaidTime<Number>> of(Number hours, OfferId offer) const {
    const bool known = hours == hours;  // neither NaN nor overflowed
    PaidTime<Number> time;
    if (!known && catalog_.offers.term[row(offer)] == Term::none) return std::nullopt;
    if (known) time.hours = hours;  // else the term is paid for, whatever works in it
    const std::optional<Billing> billing = billing_of(offer, known, to_double(time.hours));
    if (!billing) return std::nullopt;
    if (billing->committed) time.committed = from_exact<Number>(*billing->committed);
    time.terms = billing->terms;
    const PurchaseOption option = catalog_.offers.option[row(offer)];
    time.continuous = option == PurchaseOption::on_demand;
    time.scales_to_zero = option == PurchaseOption::serverless;
    time.slowdown = billing->slowdown;
    time.steps = steps(offer);
    if (const auto tariff = sustained_.of(offer)) {
      const Number month = from_exact<Number>(question_.hours_of_month);
      const Number over = question_.runs ? time.hours / month : from_exact<Number>(question_.months);
      time.sustained.emplace(SustainedUse<Number>{{catalog_.tariffs, *tariff}, over, {month}});
    }
    time.plan = billing->plan;
    return time;
  }

 private:
  // What of the rules is the same for either number.
  struct Billing {
    std::optional<Rational> committed;
    Rational terms = 0;
    double slowdown = 1;
    std::optional<SpendPlan> plan;
  };
  // Nothing for a commitment without a stated term, and a job that interruptions never let end.
  std::optional<Billing> billing_of(OfferId offer, bool known, double hours) const;
  std::optional<SpendPlan> plan(ProviderId provider, const Rational& months) const;
  std::optional<BillingSteps> steps(OfferId offer) const;

  const Catalog& catalog_;
  const Question& question_;
  const NodePlans& plans_;
  SustainedUseTariffs sustained_;
  std::vector<BillingSteps> steps_;  // by provider; empty where the question does not say how often nodes start
};

}  // namespace steelyard
