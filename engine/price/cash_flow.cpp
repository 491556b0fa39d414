#include "price/cash_flow.h"

#include <algorithm>

#include "base/month.h"
#include "price/commitment.h"
#include "price/present_value.h"
#include "price/split.h"

namespace steelyard {
namespace {

// The shares of something in time: one a month, and of cash one more at the beginning.
using Shares = std::vector<Rational>;

Rational sum(const Shares& shares) {
  Rational all = 0;
  for (const Rational& share : shares) all = all + share;
  return all;
}

// Adds `amount` in the proportions of `weights`.
void apportion(Shares& onto, const Rational& amount, const Shares& weights) {
  const Rational all = sum(weights);
  if (all.zero()) return;
  for (std::size_t i = 0; i < weights.size(); ++i) onto[i] = onto[i] + amount * weights[i] / all;
}

// When what falls due.
class DueDates {
 public:
  DueDates(const Catalog& catalog, const Question& question, const Bill& bill, OfferId offer)
      : question_(question),
        payment_(catalog.offers.payment[row(offer)]),
        has_fee_(catalog.offers.fee[row(offer)] != 0),
        is_block_(catalog.offers.option[row(offer)] == PurchaseOption::capacity_block),
        spend_months_(bill.spend_committed_hours / Rational(kHoursPerMonth)),
        committed_(committed_hours(catalog.offers.term[row(offer)], question.months)) {
    const auto whole = static_cast<std::size_t>(question.months.ceiling().to_double());
    std::size_t last = whole;
    if (committed_) {
      term_months_ = term_months(catalog.offers.term[row(offer)]);
      terms_ = static_cast<std::size_t>((question.months / Rational(term_months_)).ceiling().to_double());
      last = std::max(last, terms_ * static_cast<std::size_t>(term_months_));
    }
    last = std::max(last, static_cast<std::size_t>(spend_months_.ceiling().to_double()));
    even_.assign(last + 1, 0);
    for (std::size_t month = 1; month <= whole; ++month) {
      const Rational before(static_cast<std::int64_t>(month) - 1);
      const Rational rest = question.months - before;
      even_[month] = rest < Rational(1) ? rest : Rational(1);
    }
  }

  bool known() const {
    const bool in_parts = payment_ == Payment::partial_upfront && has_fee_;
    return !committed_ || payment_ == Payment::all_upfront || payment_ == Payment::no_upfront || in_parts;
  }

  // When a line is paid, or whose month's cost it is.
  Shares of(const Line& line, bool amortized) const {
    Shares shares(even_.size(), 0);
    if (line.item == Item::export_out) {
      shares[static_cast<std::size_t>(question_.months.ceiling().to_double())] = 1;
    } else if (line.item == Item::commitment_unused) {
      return unused_of_months(line);
    } else if (is_block_ && !amortized && line.item < Item::storage) {
      return ahead();
    } else if (line.rule != Rule::commitment) {
      return even_;
    } else if (amortized || payment_ == Payment::no_upfront || is_by_the_hour(line)) {
      std::fill(shares.begin() + 1, shares.end(), Rational(1));
    } else {
      for (std::size_t term = 0; term < terms_; ++term) shares[term * static_cast<std::size_t>(term_months_)] = 1;
    }
    return shares;
  }

 private:
  // What of a partly prepaid commitment is left to its hours.
  bool is_by_the_hour(const Line& line) const {
    return payment_ == Payment::partial_upfront && line.item != Item::commitment_fee;
  }

  // Of money committed to each hour: all of a month's, less what that month's work takes of it.
  Shares unused_of_months(const Line& line) const {
    Shares shares(even_.size(), 0);
    const Rational used = spend_months_ * Rational(kHoursPerMonth) - line.quantity;
    const Rational work = sum(even_);
    for (std::size_t month = 1; Rational(static_cast<std::int64_t>(month)) <= spend_months_.ceiling(); ++month) {
      shares[month] = Rational(kHoursPerMonth) - used * even_[month] / work;
    }
    return shares;
  }

  // Blocks are paid before they begin: one for all of the work, or one each month.
  Shares ahead() const {
    Shares shares(even_.size(), 0);
    const bool one = question_.runs || question_.hours_per_month == question_.hours_of_month;
    if (one) {
      shares[0] = 1;
    } else {
      std::copy(even_.begin() + 1, even_.end(), shares.begin());
    }
    return shares;
  }

  const Question& question_;
  Payment payment_;
  bool has_fee_;
  bool is_block_;
  Rational spend_months_;  // that money is committed to
  std::optional<Rational> committed_;
  int term_months_ = 0;
  std::size_t terms_ = 0;
  Shares even_;  // a share for each month of the work
};

// The credit pays the first charges, until it is used up.
Shares used_credit(const Shares& charges, Rational credit) {
  Shares used;
  for (const Rational& charge : charges) {
    used.push_back(charge < credit ? charge : credit);
    credit = credit - used.back();
  }
  return used;
}

Rational amount_of(const Bill& bill, Item item) {
  for (const Line& line : bill.lines) {
    if (line.item == item) return line.amount.value_or(0);
  }
  return 0;
}

// A bill's total in the proportions in which its lines fall due, in whole cents.
// Nothing where fractions become too long to be exact.
std::optional<std::vector<Rational>> over_time(const Bill& bill, const DueDates& due, bool amortized) {
  const Shares months = due.of(Line{}, false);
  Shares list(months.size(), 0);
  for (const Line& line : bill.lines) {
    if (line.item < Item::discount && line.amount) apportion(list, *line.amount, due.of(line, amortized));
  }
  // The discount, the exchange and support change every charge alike; licenses run by the month.
  const Rational own = amount_of(bill, Item::support) + amount_of(bill, Item::license) + amount_of(bill, Item::credit) +
                       amount_of(bill, Item::tax);
  Shares charges(months.size(), 0);
  apportion(charges, bill.total - own + amount_of(bill, Item::support), sum(list).zero() ? months : list);
  apportion(charges, amount_of(bill, Item::license), months);
  const Shares credit = used_credit(charges, Rational(0) - amount_of(bill, Item::credit));
  for (std::size_t i = 0; i < charges.size(); ++i) charges[i] = charges[i] - credit[i];
  Shares owed = charges;
  apportion(owed, amount_of(bill, Item::tax), charges);
  if (bill.total.zero()) return Shares(months.size(), 0);
  return split(bill.total, owed, kCents);
}

}  // namespace

CashFlow cash_flow(const Catalog& catalog, const Question& question, const Bill& bill, OfferId offer) {
  CashFlow flow;
  const bool long_job = question.runs && catalog.offers.term[row(offer)] != Term::none;
  if (bill.state == TotalState::unknown || long_job) return flow;
  const DueDates due(catalog, question, bill, offer);
  if (!due.known()) return flow;
  auto cash = over_time(bill, due, false);
  auto amortized = over_time(bill, due, true);
  if (!cash || !amortized) return flow;
  flow.known = true;
  flow.cash = *std::move(cash);
  flow.amortized = *std::move(amortized);
  flow.amortized.erase(flow.amortized.begin());  // nothing is used up at the very beginning
  if (question.interest_rate) {
    std::vector<double> payments;
    for (const Rational& payment : flow.cash) payments.push_back(payment.to_double());
    flow.present_value = present_value(payments, question.interest_rate->to_double()).value;
  }
  return flow;
}

}  // namespace steelyard
