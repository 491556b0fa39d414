// amount.h -- the catalog's stored numbers as the number that a rule computes with: double for columns that are ranked,
// Rational for the bill that a person reads.
#pragma once

#include <cstdint>

#include "base/rational.h"

namespace steelyard {

// A count of billionths.
template <class Number>
Number from_nano(std::int64_t billionths);
template <>
inline double from_nano<double>(std::int64_t billionths) {
  return static_cast<double>(billionths) / 1e9;
}
template <>
inline Rational from_nano<Rational>(std::int64_t billionths) {
  return Rational::from_nano(billionths);
}

// A computed number, to the nearest billionth where it becomes exact; not a number, or beyond 63 bits: overflowed.
template <class Number>
Number from_double(double value);
template <>
inline double from_double<double>(double value) {
  return value;
}
template <>
inline Rational from_double<Rational>(double value) {
  return Rational::from_double(value).value_or(Rational::of(1, 0));
}

inline double to_double(double value) { return value; }
inline double to_double(const Rational& value) { return value.to_double(); }

// The number at nine places, a billionth, where it is exact. Quantities and sums of a question with many digits would
// grow a fraction with every product until it no longer fits; a billionth of a cent's tenth changes no cent.
inline double at_nine_places(double value) { return value; }
inline Rational at_nine_places(const Rational& value) { return value.rounded(9); }

// An exact number.
template <class Number>
Number from_exact(const Rational& value);
template <>
inline double from_exact<double>(const Rational& value) {
  return value.to_double();
}
template <>
inline Rational from_exact<Rational>(const Rational& value) {
  return value;
}

}  // namespace steelyard
