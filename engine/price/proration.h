// proration.h -- what is billed of the time that a machine ran, and of the accelerators that were wanted.
//
// Most clouds bill by the second with a first minute that counts whole (AWS, "How are EC2 instance hours billed",
// re:Post ec2-instance-hour-billing; Google Compute Engine pricing); others, and some images, by the started minute or
// hour. Exact for Rational; a double is rounded up as it is, so hours that were computed by division belong in a
// Rational.
#pragma once

#include <cstdint>

#include "base/month.h"
#include "base/quantity.h"
#include "base/rational.h"

namespace steelyard {

// The smallest whole number that is not below.
inline Rational ceiling(const Rational& value) { return value.ceiling(); }
inline double ceiling(double value) {
  constexpr double kAllWhole = 4'503'599'627'370'496.0;  // 2^52: from here on no double has a fraction
  if (!(value > -kAllWhole && value < kAllWhole)) return value;
  const auto below = static_cast<double>(static_cast<std::int64_t>(value));
  return below < value ? below + 1 : below;
}

// How many whole ones it takes; `each` is positive. Whole nodes of so many accelerators, minutes of so many seconds.
template <class Number>
Number whole_units(Number wanted, Number each) {
  return ceiling(wanted / each);
}

struct Granularity {
  int seconds = 1;           // time is billed in steps of these, a started one whole: 1, 60, 3600
  int minimum_seconds = 60;  // that any run at all is billed
};

// The seconds that are billed of one run. A run of no time costs nothing, the minimum included.
template <class Number>
Number billed_seconds(Number run_seconds, Granularity granularity) {
  if (run_seconds <= Number{0}) return Number{0};
  const Number minimum = Number(granularity.minimum_seconds);
  const Number step = Number(granularity.seconds);
  return whole_units(run_seconds < minimum ? minimum : run_seconds, step) * step;
}

template <class Number>
Hours<Number> billed_hours(Number run_seconds, Granularity granularity) {
  return {billed_seconds(run_seconds, granularity) / Number(kSecondsPerHour)};
}

// What is billed of a month's hours where a vendor bills no more than so many of them; some cap at
// kHoursOfShortestMonth, so that every full month costs the same.
template <class Number>
Hours<Number> capped_hours(Hours<Number> of_month, Hours<Number> cap) {
  return cap < of_month ? cap : of_month;
}

}  // namespace steelyard
