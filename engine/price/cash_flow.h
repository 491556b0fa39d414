// cash_flow.h -- a bill in time: when it is paid, and which month it is the cost of.
//
// FinOps FOCUS 1.2 keeps the two apart: BilledCost is cash, EffectiveCost spreads what was paid ahead over the time it
// pays for. Both add up to the bill's total, to the cent.
#pragma once

#include <vector>

#include "price/bill.h"

namespace steelyard {

// In the asked currency, with as many cents as the bill has.
struct CashFlow {
  // Whether it is known when what is paid: not for a commitment whose payment is not stated, or partly upfront by a
  // price that says nothing of the parts, and not without a total.
  bool known = false;
  // What is paid after so many months: first, at the beginning, what is paid ahead; then a month's charges at its end.
  // A commitment bought again is paid when the term before ends; its last one may outlast the work. A block of capacity
  // is paid before it begins: for one run all at once, else a month's ahead.
  std::vector<Rational> cash;
  // The cost of each month, the first one first. A part of a month at the end has a part of the cost.
  std::vector<Rational> amortized;
  // The cash at the beginning's worth, at the question's rate of interest; kUnknown where it gives none.
  double present_value = kUnknown;
};

CashFlow cash_flow(const Catalog& catalog, const Question& question, const Bill& bill, OfferId offer);

}  // namespace steelyard
