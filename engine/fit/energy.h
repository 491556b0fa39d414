// energy.h -- what a job draws, and what that emits.
#pragma once

#include "catalog/catalog.h"

namespace steelyard {

struct Energy {
  double kwh = kUnknown;
  double grams_co2 = kUnknown;  // kUnknown where the intensity of the grid is
};

// Dense operations that a joule buys at most: the peak, a second, by the thermal design power.
inline double operations_per_joule(double peak, double power_w) { return peak / power_w; }

// Of `count` accelerators at their thermal design power for so many hours, which is more than most jobs draw; the
// machine around them is not counted. `pue`: what the whole site draws by what its machines do, 1 or more (ISO/IEC
// 30134-2). `grams_per_kwh`: of CO2, of the grid there.
inline Energy energy_of(double power_w, double count, double hours, double pue, double grams_per_kwh) {
  constexpr double kWattsOfKilowatt = 1e3;
  const double kwh = power_w * count * hours * pue / kWattsOfKilowatt;
  return {kwh, kwh * grams_per_kwh};
}

}  // namespace steelyard
