#include "base/month.h"

#include <gtest/gtest.h>

namespace steelyard {
namespace {

TEST(Month, AYearIsTwelveAverageMonths) {
  EXPECT_EQ(kHoursPerYear, 8760);
  EXPECT_EQ(kHoursPerThreeYears, 26280);
  EXPECT_EQ(kHoursPerMonth, 730);
  EXPECT_EQ(kHoursOfLongestMonth, 744);
  EXPECT_EQ(hours_of_months(MonthConvention::average, 12), kHoursPerYear);
  EXPECT_EQ(hours_of_months(MonthConvention::average, 36), kHoursPerThreeYears);
}

TEST(Month, EachConventionHasItsHours) {
  EXPECT_EQ(hours_of_month(MonthConvention::average), 730);
  EXPECT_EQ(hours_of_month(MonthConvention::days_28), 672);
  EXPECT_EQ(hours_of_month(MonthConvention::days_29), 696);
  EXPECT_EQ(hours_of_month(MonthConvention::days_30), 720);
  EXPECT_EQ(hours_of_month(MonthConvention::days_31), 744);
  EXPECT_EQ(name(MonthConvention::calendar), "calendar");
}

TEST(Month, ACalendarMonthIsTheOneOfTheDay) {
  const auto hours = [](const char* day) { return hours_of_month(MonthConvention::calendar, *parse_day(day)); };
  EXPECT_EQ(hours("2026-02-01"), 672);
  EXPECT_EQ(hours("2028-02-29"), 696);
  EXPECT_EQ(hours("2100-02-10"), 672) << "no leap year";
  EXPECT_EQ(hours("2026-11-30"), 720);
  EXPECT_EQ(hours("2026-12-31"), 744);
  EXPECT_EQ(hours("1969-12-31"), 744) << "before the first day counted";
  EXPECT_EQ(hours_of_month(MonthConvention::calendar), std::nullopt);
}

TEST(Month, CalendarMonthsFollowEachOther) {
  const Day day = *parse_day("2027-12-15");
  EXPECT_EQ(hours_of_months(MonthConvention::calendar, 0, day), 0);
  EXPECT_EQ(hours_of_months(MonthConvention::calendar, 3, day), (31 + 31 + 29) * 24);
  EXPECT_EQ(hours_of_months(MonthConvention::calendar, 12, *parse_day("2026-01-31")), kHoursPerYear);
  EXPECT_EQ(hours_of_months(MonthConvention::calendar, 1), std::nullopt);
  EXPECT_EQ(hours_of_months(MonthConvention::average, -1), std::nullopt);
  EXPECT_EQ(hours_of_months(MonthConvention::average, 1201), std::nullopt);
}

}  // namespace
}  // namespace steelyard
