// month.h -- the lengths of months and years in hours: the one place that writes them down.
//
// A price by the month says nothing by the hour until it is known which month is meant. Comparisons use the twelfth of
// a year of 365 days, as the AWS and Azure calculators do; a bill for a real month uses that month's hours; vendors
// that list prices by the month assume a month of their own (Amazon Lightsail: 31 days), and some never bill more
// than four weeks of hours (DigitalOcean Droplets). Which of them holds is data, of the vendor and of the offer.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/day.h"

namespace steelyard {

inline constexpr int kSecondsPerHour = 3'600;
inline constexpr int kHoursPerDay = 24;
inline constexpr int kMonthsPerYear = 12;

// 365 days: the year that commitments of one year and of three are billed for (AWS, Azure, Google).
inline constexpr int kHoursPerYear = 8'760;
inline constexpr int kHoursPerThreeYears = 3 * kHoursPerYear;

// The month that turns an hourly rate into a monthly one.
inline constexpr int kHoursPerMonth = kHoursPerYear / kMonthsPerYear;

// No month has more to sell, and none has less.
inline constexpr int kDaysOfLongestMonth = 31;
inline constexpr int kHoursOfLongestMonth = kDaysOfLongestMonth * kHoursPerDay;
inline constexpr int kHoursOfShortestMonth = 28 * kHoursPerDay;

// Which month is meant. `average`: kHoursPerMonth. `calendar`: the real one that a day lies in, in UTC as FinOps FOCUS
// has billing periods, so that no change of clocks shortens it.
enum class MonthConvention : std::uint8_t { average, days_28, days_29, days_30, days_31, calendar };
inline constexpr std::string_view kMonthConventions[] = {"average", "days_28", "days_29",
                                                         "days_30", "days_31", "calendar"};
constexpr std::string_view name(MonthConvention month) { return kMonthConventions[static_cast<std::size_t>(month)]; }

// The days of the calendar month that a day lies in, 28 to 31; nothing for kUnknownDay.
std::optional<int> days_of_month(Day day);

// The hours of one month; `day` matters to `calendar` alone, which has none without it.
std::optional<int> hours_of_month(MonthConvention month, Day day = kUnknownDay);

// The hours of `months` of them, one after the other, 0 or more; of `calendar` from the month of `first` on, at most
// 1,200 of them. Nothing for a negative number, for more, and where a month is not known.
std::optional<std::int64_t> hours_of_months(MonthConvention month, int months, Day first = kUnknownDay);

}  // namespace steelyard
