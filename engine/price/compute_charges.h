// compute_charges.h -- what an offer's nodes cost over the time that is paid for them, and how much of it was work.
#pragma once

#include <optional>

#include "base/month.h"
#include "price/capacity_block.h"
#include "price/charge.h"
#include "price/paid_time.h"
#include "price/schedule.h"
#include "price/sustained_use.h"
#include "question/question.h"

namespace steelyard {

// The charges of one offer's nodes. Quantities are hours of the price's unit (node or accelerator).
template <class Number>
struct ComputeCharges {
  Charge<Number> compute;      // the hours that work; all paid hours where the question does not say how many do
  Charge<Number> fee;          // what each term costs beside its hours; its quantity is terms of the price's unit
  Charge<Number> idle;         // paid without work
  Charge<Number> start_up;     // paid before the work begins
  Charge<Number> rework;       // of a spot offer: checkpoints, and what interruptions undo
  Charge<Number> granularity;  // paid because runs are billed in whole steps
  // What long use takes off, not positive; its quantity is the hours at full price that it comes to.
  Charge<Number> use_discount;
  // Of money committed to each hour: what it takes off the on-demand price of the usage that it pays for, not positive,
  // by the hours of that usage; and what of it no usage took, by the hours of the commitment that it comes to.
  Charge<Number> commitment_discount, commitment_unused;

  Money<Number> amount() const {
    return compute.amount + fee.amount + idle.amount + start_up.amount + rework.amount + granularity.amount +
           use_discount.amount + commitment_discount.amount + commitment_unused.amount;
  }
  Number paid_hours() const {
    const auto on_top = [](const Charge<Number>& c) { return c.state == LineState::included ? Number{} : c.quantity; };
    return compute.quantity + idle.quantity + on_top(start_up) + on_top(rework) + granularity.quantity;
  }
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
  } else if (!question.runs && question.hours_per_month < question.hours_of_month) {
    count = from_exact<Number>(question.months);
  }
  if (!(Number{0} < count)) return {};
  return {count, {hours / count}};
}

// Splits the paid hours of a node by what became of them and prices each: used + idle = what is paid, less what is
// reclaimed. A commitment bills its whole term, so starts and rework happen within hours that are paid anyway; other
// options pay for them on top. Idle hours count only where the question gives a utilization.
template <class Number>
class ComputeCharging {
 public:
  ComputeCharging(const Question& question, const OfferPrice<Number>& price, Number units, const PaidTime<Number>& time)
      : question_(question), price_(price), units_(units), time_(time) {}

  ComputeCharges<Number> run() {
    split_use();
    add_starts();
    add_rework();
    add_whole_steps();
    add_fee();
    if (time_.plan) {
      add_plan(*time_.plan);
    } else if (time_.continuous) {
      add_use_discount();
    }
    return charges_;
  }

 private:
  Charge<Number> charge(Number hours) const {
    return compute_charge(price_.state, price_.hour, units_, Hours<Number>{at_nine_places(hours)});
  }
  Charge<Number> included(Number hours) const {
    return {LineState::included, (Hours<Number>{hours} * units_).value, {}};
  }
  // What is paid on top, but for a commitment that pays for all hours.
  Charge<Number> on_top(Number hours) {
    if (time_.committed) return included(hours);
    billed_ = billed_ + at_nine_places(hours);
    return charge(hours);
  }
  static Number given(const std::optional<Rational>& value) { return from_exact<Number>(*value); }

  void split_use() {
    const Number paid = time_.committed ? *time_.committed : time_.hours;
    billed_ = at_nine_places(paid);
    if (!question_.utilization) {
      charges_.compute = charge(paid);
      return;
    }
    const Number worked = at_nine_places(time_.hours * given(question_.utilization));
    const Number used = worked < paid ? worked : paid;
    Number idle = time_.scales_to_zero ? Number{0} : paid - used;
    if (question_.idle_reclaimed && !time_.committed) idle = idle * (Number{1} - given(question_.idle_reclaimed));
    charges_.compute = charge(used);
    charges_.idle = charge(idle);
    billed_ = at_nine_places(used) + at_nine_places(idle);
  }

  void add_starts() {
    if (!question_.starts_per_month || !question_.start_up_seconds) return;
    const Rational starts = at_nine_places(*question_.starts_per_month * question_.months);
    charges_.start_up = on_top(from_exact<Number>(starts * *question_.start_up_seconds / Rational(kSecondsPerHour)));
  }

  void add_rework() {
    if (time_.slowdown <= 1) return;  // an unknown one makes the hours unknown
    charges_.rework = on_top(time_.hours * from_double<Number>(time_.slowdown - 1));
  }

  // In exact numbers either way: a double that ends a billionth beyond a whole step would pay for one step more.
  void add_whole_steps() {
    if (!time_.steps) return;
    const Runs<Number> runs = runs_of(question_, billed_);
    if (!(Number{0} < runs.count)) return;
    const Rational each = exact(runs.each.value * Number(kSecondsPerHour)).rounded(6);
    const Rational paid = time_.steps->blocks
                              ? block_hours(each / Rational(kSecondsPerHour)) * Rational(kSecondsPerHour)
                              : billed_seconds(each, time_.steps->granularity);
    const Number all = from_exact<Number>(paid / Rational(kSecondsPerHour)) * runs.count;
    const Number more = paid == each ? Number{0} : at_nine_places(all) - billed_;
    charges_.granularity = charge(more);
    if (!time_.steps->known && charges_.granularity.state == LineState::known) {
      charges_.granularity.state = LineState::estimate;
    }
    billed_ = billed_ + more;
  }
  static Rational exact(const Rational& value) { return value; }
  static Rational exact(double value) { return from_double<Rational>(value); }

  void add_fee() {
    if (price_.fee.value == Number{0} || price_.state != PriceState::known) return;
    const Number terms = from_exact<Number>(time_.terms) * units_;
    charges_.fee = {LineState::known, terms, Money<Number>{price_.fee.value * terms}};
  }

  void add_use_discount() {
    std::optional<Hours<Number>> listed;  // hours at full price that all hours come to
    if (question_.use_discount_share) {
      const Number percent = given(question_.use_discount_share) * Number{100};
      const auto steps = discount_after(Hours<Number>{given(question_.use_discount_after_hours)}, percent);
      const StepMode mode = question_.use_discount_whole ? StepMode::whole_run : StepMode::marginal;
      const Runs<Number> runs = runs_of(question_, billed_);
      listed = list_price_hours<Number>(steps, runs.each, mode);
      if (listed) listed = *listed * runs.count;
    } else if (time_.sustained) {
      listed = sustained_hours(*time_.sustained, Hours<Number>{billed_});
    }
    if (listed) charges_.use_discount = charge(listed->value - billed_);
  }

  // What of each hour of the whole plan the commitment pays for, and what is left of it in that hour; in the hours
  // without work, all of it.
  void add_plan(const SpendPlan& plan) {
    if (!has_amount(price_.state)) return;
    const Money<Number> committed{from_exact<Number>(plan.each_hour)};
    const Money<Number> listed = price_.hour * Hours<Number>{units_};
    const MoneyPerHour<Number> with_plan{listed.value * (Number{1} - from_exact<Number>(plan.share))};
    const SpendCommitmentHour<Number> hour =
        spend_commitment_hour(committed, with_plan, MoneyPerHour<Number>{listed.value}, Hours<Number>{Number{1}});
    const Money<Number> as_listed = listed - hour.on_demand;  // of the usage that the commitment pays for
    const Number covered = listed.value == Number{0} ? Number{0} : as_listed.value / listed.value * units_;
    charges_.commitment_discount = {LineState::known, covered * billed_, (hour.used - as_listed) * billed_};
    const Money<Number> unused = committed * from_exact<Number>(plan.hours) - hour.used * billed_;
    charges_.commitment_unused = {LineState::known, unused.value / committed.value, unused};
  }

  const Question& question_;
  const OfferPrice<Number>& price_;
  Number units_;
  const PaidTime<Number>& time_;
  ComputeCharges<Number> charges_;
  Number billed_{};  // hours of one node that are paid for
};

template <class Number>
ComputeCharges<Number> compute_charges(const Question& question, const OfferPrice<Number>& price, Number units,
                                       const PaidTime<Number>& time) {
  return ComputeCharging<Number>(question, price, units, time).run();
}

}  // namespace steelyard
