#include "base/month.h"

#include <chrono>

namespace steelyard {
namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month;
using std::chrono::year_month_day;

year_month month_of(Day day) {
  const year_month_day date{sys_days{days{static_cast<std::int32_t>(day)}}};
  return date.year() / date.month();
}

int days_in(year_month month) {
  const std::chrono::year_month_day_last last{month.year(), std::chrono::month_day_last{month.month()}};
  return static_cast<int>(static_cast<unsigned>(last.day()));
}

}  // namespace

std::optional<int> days_of_month(Day day) {
  if (day == kUnknownDay) return std::nullopt;
  return days_in(month_of(day));
}

std::optional<int> hours_of_month(MonthConvention month, Day day) {
  switch (month) {
    case MonthConvention::average:
      return kHoursPerMonth;
    case MonthConvention::days_28:
      return kHoursOfShortestMonth;
    case MonthConvention::days_29:
      return 29 * kHoursPerDay;
    case MonthConvention::days_30:
      return 30 * kHoursPerDay;
    case MonthConvention::days_31:
      return kHoursOfLongestMonth;
    case MonthConvention::calendar:
      break;
  }
  const auto count = days_of_month(day);
  if (!count) return std::nullopt;
  return *count * kHoursPerDay;
}

std::optional<std::int64_t> hours_of_months(MonthConvention month, int months, Day first) {
  constexpr int kMost = 100 * kMonthsPerYear;
  if (months < 0 || months > kMost) return std::nullopt;
  if (month != MonthConvention::calendar) return std::int64_t{months} * *hours_of_month(month);
  if (first == kUnknownDay) return std::nullopt;
  std::int64_t hours = 0;
  year_month at = month_of(first);
  for (int i = 0; i < months; ++i) {
    hours += days_in(at) * kHoursPerDay;
    at = at + std::chrono::months{1};  // += forgets the year in Emscripten's library
  }
  return hours;
}

}  // namespace steelyard
