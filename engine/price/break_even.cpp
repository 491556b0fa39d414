#include "price/break_even.h"

#include <optional>
#include <utility>

#include "base/month.h"
#include "price/crossing.h"

namespace steelyard {
namespace {

// Joins the points and open intervals where the option is cheaper, given in ascending order, into ranges.
class Ranges {
 public:
  void interval(CostOrder order, const Rational& from, const Rational& to) { add(order, {from, to, false, false}); }
  void point(CostOrder order, const Rational& quantity) { add(order, {quantity, quantity, true, true}); }
  std::vector<PayingRange> take() { return std::move(ranges_); }

 private:
  void add(CostOrder order, const PayingRange& next) {
    const bool cheaper = order == CostOrder::first;
    if (cheaper && open_) {
      ranges_.back().to = next.to;
      ranges_.back().with_to = next.with_to;
    } else if (cheaper) {
      ranges_.push_back(next);
    }
    open_ = cheaper;
  }

  std::vector<PayingRange> ranges_;
  bool open_ = false;
};

std::vector<PayingRange> paying_ranges(const CostComparison& comparison) {
  Ranges ranges;
  Rational from = 0;
  CostOrder order = comparison.from_zero;
  for (const Crossing& crossing : comparison.crossings) {
    ranges.interval(order, from, crossing.quantity);
    ranges.point(crossing.at, crossing.quantity);
    from = crossing.quantity;
    order = crossing.after;
  }
  if (!(from == comparison.end)) {
    ranges.interval(order, from, comparison.end);
    ranges.point(order, comparison.end);
  }
  return ranges.take();
}

bool any_negative(std::span<const Rational> values) {
  for (const Rational& value : values) {
    if (value.negative()) return true;
  }
  return false;
}

// The index of the month in which a quantity of months >= 0 falls; nothing if it is beyond all of them.
std::optional<std::size_t> month_of(const Rational& months, std::size_t count) {
  const auto above = (Rational(0) - months).ceiling().to_small();
  if (!above) return std::nullopt;
  const auto month = static_cast<std::size_t>(-above->numerator);
  if (month >= count) return std::nullopt;
  return month;
}

// The factor of every term's price that begins within the months.
std::vector<Rational> factors_of_terms(const TermCommitment& commitment, std::span<const Rational> factors) {
  std::vector<Rational> of_terms;
  for (Rational start = 0; of_terms.size() < CostCurve::kMostPieces; start = start + commitment.term) {
    const auto month = month_of(start, factors.size());
    if (!month) break;
    of_terms.push_back(commitment.renewal == RenewalPrice::as_list_prices ? factors[*month] : Rational(1));
  }
  return of_terms;
}

std::vector<Rational> scaled(std::vector<Rational> factors, const Rational& amount) {
  for (Rational& factor : factors) factor = factor * amount;
  return factors;
}

}  // namespace

BreakEven break_even(const CostCurve& option, const CostCurve& other) {
  const CostComparison comparison = compare(option, other);
  BreakEven result;
  if (!comparison.known) return result;
  result.ranges = paying_ranges(comparison);
  if (result.ranges.empty()) {
    result.pays = comparison.same() ? Pays::same : Pays::never;
    return result;
  }
  const PayingRange& first = result.ranges.front();
  const bool single = result.ranges.size() == 1;
  const bool from_zero = first.from.zero();
  const bool to_end = first.with_to && first.to == comparison.end;
  result.pays = Pays::within;
  if (!single) return result;
  if (from_zero && to_end) {
    result.pays = Pays::always;
  } else if (from_zero) {
    result.pays = Pays::up_to;
    result.quantity = first.to;
  } else if (to_end) {
    result.pays = Pays::beyond;
    result.quantity = first.from;
  }
  return result;
}

BreakEven commitment_by_utilization(Rational effective, Rational on_demand) {
  return commitment_by_hours(effective, on_demand, 1);
}

BreakEven commitment_by_hours(Rational effective, Rational on_demand, Rational hours_of_period) {
  if (any_negative(std::vector<Rational>{effective, on_demand})) return {};
  return break_even(CostCurve::constant(effective * hours_of_period, hours_of_period),
                    CostCurve::linear(on_demand, hours_of_period));
}

BreakEven upfront_by_use(Rational upfront, Rational committed, Rational on_demand, Rational end) {
  if (any_negative(std::vector<Rational>{upfront, committed, on_demand})) return {};
  return break_even(sum(CostCurve::constant(upfront, end), CostCurve::linear(committed, end)),
                    CostCurve::linear(on_demand, end));
}

BreakEven commitment_by_months(const TermCommitment& commitment, Rational on_demand_per_month,
                               std::span<const Rational> price_factors) {
  if (any_negative(std::vector<Rational>{commitment.upfront, commitment.fee, on_demand_per_month})) return {};
  if (any_negative(price_factors) || !(Rational(0) < commitment.term)) return {};
  const CostCurve on_demand =
      CostCurve::changing(scaled({price_factors.begin(), price_factors.end()}, on_demand_per_month), 1);
  const std::vector<Rational> terms = factors_of_terms(commitment, price_factors);
  const Rational& term = commitment.term;
  const bool whole = commitment.fee_owed == FeeOwed::to_end_of_term;
  const Rational purchase = whole ? commitment.upfront + commitment.fee * term : commitment.upfront;
  const CostCurve purchases = CostCurve::purchased_again(scaled(terms, purchase), term, on_demand.end());
  const CostCurve fees = CostCurve::changing(scaled(terms, whole ? Rational(0) : commitment.fee), term);
  return break_even(sum(purchases, fees), on_demand);
}

BreakEven serverless_by_hours_of_day(Rational per_second, Rational node_per_hour) {
  if (any_negative(std::vector<Rational>{per_second, node_per_hour})) return {};
  return break_even(CostCurve::linear(per_second * Rational(kSecondsPerHour), kHoursPerDay),
                    CostCurve::constant(node_per_hour * Rational(kHoursPerDay), kHoursPerDay));
}

BreakEven compute_below_transfer(Rational compute, std::span<const Tier<Rational>> transfer, Rational most_volume) {
  if (compute.negative()) return {};
  for (const Tier<Rational>& tier : transfer) {
    if (tier.price.negative()) return {};
  }
  return break_even(CostCurve::constant(compute, most_volume),
                    CostCurve::tiered(transfer, TierMode::marginal, OnBoundary::lower, most_volume));
}

Rational cost_per_used_hour(Rational rate, Rational utilization) {
  if (!(Rational(0) < utilization) || !(utilization <= Rational(1))) return Rational::of(0, 0);
  return rate / utilization;
}

}  // namespace steelyard
