// basis.h -- the bases of prices, turned into the hourly price of one billed unit: each by what it lacks.
//
// Prices by the month taken for hourly ones, and those of a node for those of an accelerator, are the commonest faults
// of cost tools; here a price by the month has no hour until somebody says how long the month is.
#pragma once

#include "base/month.h"
#include "base/quantity.h"

namespace steelyard {

// A price by the month (a subscription, a reservation paid monthly) over the hours of that month, more than 0.
template <class Number>
MoneyPerHour<Number> hourly(MoneyPerMonth<Number> price, Hours<Number> month) {
  return {price.value / month.value};
}

// A price of a whole term, over the hours of that term, more than 0.
template <class Number>
MoneyPerHour<Number> hourly(MoneyPerTerm<Number> price, Hours<Number> term) {
  return {price.value / term.value};
}

// A price of a hundred hours, as some price lists of slow meters have it.
template <class Number>
MoneyPerHour<Number> hourly(MoneyPerHundredHours<Number> price) {
  return {price.value / Number{100}};
}

// An hourly price by the month of so many hours.
template <class Number>
MoneyPerMonth<Number> monthly(MoneyPerHour<Number> price, Hours<Number> month) {
  return {price.value * month.value};
}

// The hourly price of one accelerator of a node that has so many, more than 0.
template <class Number>
MoneyPerHour<Number> per_accelerator(MoneyPerNodeHour<Number> price, Number accelerators) {
  return {price.value / accelerators};
}

// The hourly price of one accelerator whose part of this size (more than 0, at most 1) has the price.
template <class Number>
MoneyPerHour<Number> per_accelerator(MoneyPerSliceHour<Number> price, Number slice) {
  return {price.value / slice};
}

}  // namespace steelyard
