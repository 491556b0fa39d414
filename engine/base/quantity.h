// quantity.h -- numbers that cannot be mixed up.
//
// A Quantity is a number with a tag. Adding hours to money does not compile; the few products that the domain needs
// are spelled out below, a line each. The number is a parameter: double for the columns that are ranked, Rational for
// the bill that a person reads, so that a rule is written once (price/).
#pragma once

#include "base/month.h"

namespace steelyard {

template <class Tag, class Number = double>
struct Quantity {
  Number value{};
  friend constexpr Quantity operator+(Quantity a, Quantity b) { return {a.value + b.value}; }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return {a.value - b.value}; }
  friend constexpr Quantity operator*(Quantity q, Number k) { return {q.value * k}; }
  friend constexpr bool operator==(Quantity a, Quantity b) { return a.value == b.value; }
  friend constexpr bool operator<(Quantity a, Quantity b) { return a.value < b.value; }
};

// Money is in the list currency of the offer it belongs to; converting to the asked one is a step of its own (price/).
template <class Number>
using Money = Quantity<struct MoneyTag, Number>;
template <class Number>
using MoneyPerHour = Quantity<struct MoneyPerHourTag, Number>;  // for one billed unit: a node, an accelerator
// The other ways in which vendors print prices. Each becomes an hourly one by a rule of price/basis.h and in no other
// way; the sum of two of them does not compile.
template <class Number>
using MoneyPerMonth = Quantity<struct MoneyPerMonthTag, Number>;  // for one billed unit, whichever month is meant
template <class Number>
using MoneyPerTerm = Quantity<struct MoneyPerTermTag, Number>;  // for one billed unit over a commitment's whole term
template <class Number>
using MoneyPerHundredHours = Quantity<struct MoneyPerHundredHoursTag, Number>;  // for one billed unit
template <class Number>
using MoneyPerNodeHour = Quantity<struct MoneyPerNodeHourTag, Number>;  // for all accelerators of a node
template <class Number>
using MoneyPerSliceHour = Quantity<struct MoneyPerSliceHourTag, Number>;  // for a part of an accelerator
template <class Number>
using MoneyPerVolume = Quantity<struct MoneyPerVolumeTag, Number>;  // for one GB or GiB, as the vendor bills
template <class Number>
using Hours = Quantity<struct HoursTag, Number>;  // of one billed unit
template <class Number>
using Volume = Quantity<struct VolumeTag, Number>;  // GB or GiB, as the vendor bills; GB-months for storage

template <class Number>
constexpr Money<Number> operator*(MoneyPerHour<Number> rate, Hours<Number> time) {
  return {rate.value * time.value};
}
template <class Number>
constexpr Money<Number> operator*(MoneyPerVolume<Number> rate, Volume<Number> volume) {
  return {rate.value * volume.value};
}

}  // namespace steelyard
