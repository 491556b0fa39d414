// saving.h -- one cost held against another: what a discount saves, and from which use on a commitment pays.
#pragma once

#include "base/quantity.h"

namespace steelyard {

// What of the list cost (more than 0) is saved, in percent; negative where it costs more. FOCUS: ListCost,
// EffectiveCost.
template <class Number>
Number saving_percent(Money<Number> list, Money<Number> effective) {
  return (list - effective).value / list.value * Number{100};
}

// The share of the hours from which on a committed price is cheaper than paying on demand for the hours used; above 1:
// never. "Measuring reserved instance profitability with the break-even point", Cloudability.
template <class Number>
Number break_even_utilization(MoneyPerHour<Number> committed, MoneyPerHour<Number> on_demand) {
  return committed.value / on_demand.value;
}

// What an hour of use costs when every hour is paid and only the share `utilization` (more than 0, at most 1) is used.
template <class Number>
MoneyPerHour<Number> per_used_hour(MoneyPerHour<Number> committed, Number utilization) {
  return {committed.value / utilization};
}

}  // namespace steelyard
