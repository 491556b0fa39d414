// cost_curve.h -- what something costs as a function of one quantity, exactly.
//
// The quantity is whatever the question turns on: hours used, months, GB. The cost is linear from one start of a piece
// to the next, and may jump there: volume tiers, a term that is bought again. Amounts are in one currency, and before
// rounding.
//
//   const auto on_demand = CostCurve::linear(rate, months);
//   const auto reserved = sum(CostCurve::purchased_again(upfront, Rational(12), months), CostCurve::linear(fee,
//   months)); reserved.at(Rational(12));  // one upfront, twelve fees
//
// A curve that cannot be computed is a value too: known() is false, and so it is of everything made from it.
#pragma once

#include <span>
#include <vector>

#include "base/rational.h"
#include "base/tiers.h"

namespace steelyard {

// One piece of a curve, to the start of the next. `at` and `after` differ where the curve jumps just above the start;
// `at` and what the piece before ends with, where it jumps on reaching it.
struct CurvePiece {
  Rational start;
  Rational at;     // what the quantity `start` itself costs
  Rational after;  // what is approached from above
  Rational slope;  // for each unit beyond the start
};

class CostCurve {
 public:
  // More pieces than this are not computed: three thousand years of monthly prices.
  static constexpr std::size_t kMostPieces = 40'000;

  // A curve on [0, end], end > 0. The first piece starts at 0, starts ascend, and none is beyond the end; of a piece
  // that starts at the end only `at` counts. Not known if that does not hold or a number has overflowed.
  CostCurve(std::vector<CurvePiece> pieces, Rational end);

  // The same amount for every quantity, 0 too: what is paid whether used or not.
  static CostCurve constant(Rational amount, Rational end);
  // `rate` for each unit.
  static CostCurve linear(Rational rate, Rational end);
  // A rate for each period of that length > 0, the first from 0. The end is that of the last period.
  static CostCurve changing(std::span<const Rational> rates, Rational period);
  // Tiers whose `up_to` ascend from above 0, the last one without. `boundary` says where a whole-volume price jumps.
  static CostCurve tiered(std::span<const Tier<Rational>> tiers, TierMode scope, OnBoundary boundary, Rational end);
  // One rate for the first `units`, another beyond them (whole: for every unit, once there are more than `units`).
  static CostCurve stepped(Rational rate, Rational units, Rational rate_beyond, TierMode scope, Rational end);
  // An amount paid at 0 and again after every `term` > 0, while there is more to come: 12 months need one term of 12,
  // and the renewal is owed just after them. As commitments are billed (price/commitment.h).
  static CostCurve purchased_again(Rational amount, Rational term, Rational end);
  // The same with an amount for each term, the first paid at 0: one for each that begins before the end, or not known.
  static CostCurve purchased_again(std::span<const Rational> amounts, Rational term, Rational end);

  // The cost of a quantity of [0, end]. Overflowed for any other, and if the curve is not known.
  Rational at(Rational quantity) const;

  bool known() const { return !pieces_.empty(); }
  const Rational& end() const { return end_; }                       // meaningless unless known()
  const std::vector<CurvePiece>& pieces() const { return pieces_; }  // empty unless known()

  // Every amount times a factor.
  CostCurve scaled(Rational factor) const;
  // Both amounts, as far as both curves go.
  friend CostCurve sum(const CostCurve& a, const CostCurve& b);

 private:
  CostCurve() = default;

  std::vector<CurvePiece> pieces_;
  Rational end_ = 0;
};

}  // namespace steelyard
