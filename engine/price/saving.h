// saving.h -- one cost held against another: what a discount saves. From which use on a commitment pays is
// break_even.h's.
#pragma once

#include "base/quantity.h"

namespace steelyard {

// What of the list cost (more than 0) is saved, in percent; negative where it costs more. FOCUS: ListCost,
// EffectiveCost.
template <class Number>
Number saving_percent(Money<Number> list, Money<Number> effective) {
  return (list - effective).value / list.value * Number{100};
}

}  // namespace steelyard
