// paid_time.h -- the time that an offer's nodes are paid for.
#pragma once

#include <optional>

#include "base/month.h"
#include "price/commitment.h"
#include "price/compute_charges.h"
#include "price/slowdown.h"

namespace steelyard {

// `hours`: that every node works (hours_of, exact where the bill is), not known as kUnknown or overflowed. Nothing
// where what is paid for is not known: a job without a known time, a commitment without a stated term, a job that
// interruptions never let end.
template <class Number>
std::optional<PaidTime<Number>> paid_time(const Catalog& catalog, const Question& question, const NodePlans& plans,
                                          Number hours, OfferId offer) {
  const std::size_t i = row(offer);
  const bool known = hours == hours;  // neither NaN nor overflowed
  PaidTime<Number> time;
  if (catalog.offers.term[i] != Term::none) {
    // A job may take longer than the months in which its data is kept: terms are bought until it is done.
    Rational months = question.months;
    if (question.runs && known) {
      const Rational of_job = from_double<Rational>(to_double(hours)) / Rational(kHoursPerMonth);
      if (months < of_job) months = of_job;
    }
    const auto committed = committed_hours(catalog.offers.term[i], months);
    if (committed->overflowed()) return std::nullopt;
    time.committed = from_exact<Number>(*committed);
  } else if (!known) {
    return std::nullopt;
  }
  if (known) time.hours = hours;  // else the term is paid for, whatever works in it
  time.continuous = catalog.offers.option[i] == PurchaseOption::on_demand;
  time.slowdown = slowdown(question, plans, catalog.offers.sku[i], catalog.offers.option[i], to_double(time.hours));
  if (!is_known(time.slowdown)) return std::nullopt;
  return time;
}

}  // namespace steelyard
