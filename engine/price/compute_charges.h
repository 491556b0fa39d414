// compute_charges.h -- what an offer's nodes cost over the time that is paid for them, and how much of it was work.
#pragma once

#include <optional>

#include "base/month.h"
#include "price/charge.h"
#include "price/schedule.h"
#include "question/question.h"

namespace steelyard {

// The charges of one offer's nodes. Quantities are hours of the price's unit (node or accelerator).
template <class Number>
struct ComputeCharges {
  Charge<Number> compute;   // the hours that work; all paid hours where the question does not say how many do
  Charge<Number> idle;      // paid without work
  Charge<Number> start_up;  // paid before the work begins
  Charge<Number> rework;    // of a spot offer: checkpoints, and what interruptions undo
  // What long continuous use takes off, not positive; its quantity is the hours at full price that it comes to.
  Charge<Number> use_discount;

  Money<Number> amount() const {
    return compute.amount + idle.amount + start_up.amount + rework.amount + use_discount.amount;
  }
  Number paid_hours() const {
    const auto on_top = [](const Charge<Number>& c) { return c.state == LineState::included ? Number{} : c.quantity; };
    return compute.quantity + idle.quantity + on_top(start_up) + on_top(rework);
  }
};

// The time of an offer, hours of each billed unit.
template <class Number>
struct PaidTime {
  Number hours{};                   // that the work takes, or that the rental lasts
  std::optional<Number> committed;  // that a commitment bills instead, used or not
  bool continuous = false;          // on demand: long use may cost less
  double slowdown = 1;              // expected time over undisturbed time (interruption.h); 1 where nothing interrupts
};

// The runs of continuous use that some hours of a node are.
template <class Number>
struct Runs {
  Number count{};
  Hours<Number> each{};
};

// Each start begins a run. Without their number, a job is one run, whole months of hours are one run over all of them,
// and fewer hours are one run a month: they are interrupted.
template <class Number>
Runs<Number> runs_of(const Question& question, Number hours) {
  Number count{1};
  if (question.starts_per_month) {
    count = from_exact<Number>(at_nine_places(*question.starts_per_month * question.months));
  } else if (!question.runs && question.hours_per_month < Rational(kHoursPerMonth)) {
    count = from_exact<Number>(question.months);
  }
  if (!(Number{0} < count)) return {};
  return {count, {hours / count}};
}

// Splits the paid hours by what became of them and prices each: used + idle = what is paid, less what is reclaimed.
//
// A commitment bills its whole term, so starts and rework happen within hours that are paid anyway; other options pay
// for them on top. Idle hours count only where the question gives a utilization.
template <class Number>
ComputeCharges<Number> compute_charges(const Question& question, PriceState state, MoneyPerHour<Number> price,
                                       Number units, const PaidTime<Number>& time) {
  const auto charge = [&](Number hours) {
    return compute_charge(state, price, units, Hours<Number>{at_nine_places(hours)});
  };
  const auto included = [&](Number hours) {
    return Charge<Number>{LineState::included, (Hours<Number>{hours} * units).value, {}};
  };
  const auto given = [](const std::optional<Rational>& value) { return from_exact<Number>(*value); };
  ComputeCharges<Number> charges;
  const Number paid = time.committed ? *time.committed : time.hours;
  Number billed = paid;
  if (question.utilization) {
    const Number worked = at_nine_places(time.hours * given(question.utilization));
    const Number used = worked < paid ? worked : paid;
    Number idle = paid - used;
    if (question.idle_reclaimed && !time.committed) idle = idle * (Number{1} - given(question.idle_reclaimed));
    charges.compute = charge(used);
    charges.idle = charge(idle);
    billed = used + idle;
  } else {
    charges.compute = charge(paid);
  }
  if (question.starts_per_month && question.start_up_seconds) {
    const Rational starts = at_nine_places(*question.starts_per_month * question.months);
    const Number hours = from_exact<Number>(starts * *question.start_up_seconds / Rational(kSecondsPerHour));
    charges.start_up = time.committed ? included(hours) : charge(hours);
  }
  if (!(time.slowdown <= 1)) {  // an unknown one makes the hours unknown
    const Number hours = time.hours * from_double<Number>(time.slowdown - 1);
    charges.rework = time.committed ? included(hours) : charge(hours);
  }
  if (time.continuous && question.use_discount_share) {
    const Number percent = given(question.use_discount_share) * Number{100};
    const auto steps = discount_after(Hours<Number>{given(question.use_discount_after_hours)}, percent);
    const StepMode mode = question.use_discount_whole ? StepMode::whole_run : StepMode::marginal;
    const Runs<Number> runs = runs_of(question, billed);
    if (const auto listed = list_price_hours<Number>(steps, runs.each, mode)) {
      charges.use_discount = charge((listed->value - runs.each.value) * runs.count);
    }
  }
  return charges;
}

}  // namespace steelyard
