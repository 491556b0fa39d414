// Compiles as it is; with STEELYARD_MIX it adds, compares or multiplies what must not be, and must not compile.
#include "price/basis.h"

namespace steelyard {

constexpr MoneyPerHour<double> kHourly{2};
constexpr MoneyPerMonth<double> kMonthly{1460};
constexpr MoneyPerTerm<double> kTerm{17520};
constexpr MoneyPerHundredHours<double> kHundred{200};
constexpr MoneyPerNodeHour<double> kNode{16};
constexpr MoneyPerSliceHour<double> kSlice{0.25};
constexpr Hours<double> kMonth{kHoursPerMonth};

#ifndef STEELYARD_MIX
auto sum() {
  return (kHourly + hourly(kMonthly, kMonth) + hourly(kTerm, {kHoursPerYear}) + hourly(kHundred) +
          per_accelerator(kNode, 8.0) + per_accelerator(kSlice, 0.125)) *
         kMonth;
}
#elif STEELYARD_MIX == 1
auto sum() { return kHourly + kTerm; }
#elif STEELYARD_MIX == 2
auto sum() { return kHourly + kMonthly; }
#elif STEELYARD_MIX == 3
auto sum() { return kHourly + kHundred; }
#elif STEELYARD_MIX == 4
auto sum() { return kNode + kSlice; }
#elif STEELYARD_MIX == 5
auto sum() { return kMonthly * kMonth; }
#elif STEELYARD_MIX == 6
auto sum() { return kHourly < kNode; }
#endif

}  // namespace steelyard
