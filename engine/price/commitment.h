// commitment.h -- what a commitment bills, and what of it is used.
//
// Usage is billed by the hours worked. A commitment (FinOps FOCUS 1.2: PricingCategory Committed) bills every hour of
// its term, used or not, and as many whole terms as the months reach into; so do AWS Reserved Instances, Azure
// Reservations and Google committed use discounts, as their own pages say. What is paid upfront is spread over the
// term: that is the effective cost, and over the term it is as much as what was billed.
#pragma once

#include <optional>

#include "base/quantity.h"
#include "base/rational.h"
#include "catalog/vocabulary.h"

namespace steelyard {

// The terms of so many months that are bought for some months; overflowed for a term of 0 months, which nobody states.
Rational committed_terms(int of_term, const Rational& months);

// The hours that every billed unit is paid for, of a commitment of this term over some months; nothing for an option
// that bills the hours worked. A term that the source does not state has hours that nobody knows: an overflowed value.
std::optional<Rational> committed_hours(Term term, const Rational& months);

// What an hour of a commitment costs when its upfront fee is spread over the hours of its term, more than 0 (AWS Data
// Exports, reservation_effective_cost: "the sum of both the upfront and hourly rate").
template <class Number>
MoneyPerHour<Number> effective_hourly(Money<Number> upfront, MoneyPerHour<Number> recurring, Hours<Number> term) {
  return MoneyPerHour<Number>{upfront.value / term.value} + recurring;
}

// One hour of a commitment to spend so much money an hour, as AWS Savings Plans and flexible committed use discounts
// are. Used and unused add up to the commitment, exactly: FOCUS has them as the EffectiveCost of its two kinds of rows,
// whose sum over the term is the BilledCost of the purchase.
template <class Number>
struct SpendCommitmentHour {
  Money<Number> used{};
  Money<Number> unused{};
  Money<Number> on_demand{};  // what the commitment does not reach, at the on-demand price; billed beside it

  Money<Number> effective() const { return used + unused + on_demand; }
};

// `committed`: money of the hour; `units` of usage in it, 0 or more, that cost `plan` each under the commitment and
// `on_demand` without. Nothing is carried over: each hour is on its own.
template <class Number>
SpendCommitmentHour<Number> spend_commitment_hour(Money<Number> committed, MoneyPerHour<Number> plan,
                                                  MoneyPerHour<Number> on_demand, Hours<Number> units) {
  const Money<Number> usage = plan * units;
  if (usage < committed || usage == committed) return {usage, committed - usage, {}};
  const Hours<Number> covered{committed.value / plan.value};  // plan is not 0, for the usage is more than nothing
  return {committed, {}, on_demand * (units - covered)};
}

}  // namespace steelyard
