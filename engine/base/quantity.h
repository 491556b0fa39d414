// quantity.h -- numbers that cannot be mixed up.
//
// A Quantity is a number with a tag. Adding hours to money does not compile; the few products that the domain needs
// are spelled out below, a line each. The number is a parameter: double for the columns that are ranked, Rational for
// the bill that a person reads, so that a rule is written once (price/).
#pragma once

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

// The month that turns an hourly rate into a monthly one: 8,760 / 12, as the AWS and Azure calculators use.
// Vendors' own months are data.
inline constexpr int kHoursPerMonth = 730;

inline constexpr int kSecondsPerHour = 3'600;

// The hours of the longest calendar month, 31 x 24: no month has more to sell.
inline constexpr int kHoursOfLongestMonth = 744;

}  // namespace steelyard
