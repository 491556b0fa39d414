// Days and near misses of names.
#include <gtest/gtest.h>

#include "base/day.h"
#include "base/nearest.h"

namespace steelyard {
namespace {

TEST(Day, ReadsAndWritesTheCalendar) {
  EXPECT_EQ(to_text(*parse_day("2026-11-30")), "2026-11-30");
  EXPECT_EQ(to_text(*parse_day("2024-02-29")), "2024-02-29");
  EXPECT_EQ(static_cast<std::int32_t>(*parse_day("1970-01-02")), 1);
  EXPECT_EQ(days_between(*parse_day("2026-10-04"), *parse_day("2026-11-30")), 57);
  EXPECT_EQ(to_text(kUnknownDay), "");
  for (const char* text : {"", "2026-02-29", "2026-13-01", "2026-1-1", "2026/01/01", "2026-11-30 ", "abcd-ef-gh"}) {
    EXPECT_FALSE(parse_day(text)) << text;
  }
}

TEST(Nearest, SuggestsMisspellingsAndNothingFarAway) {
  const std::string_view fields[] = {"count", "per_node", "slices"};
  EXPECT_EQ(nearest("cuont", fields), "count");
  EXPECT_EQ(nearest("COUNT", fields), "count");
  EXPECT_EQ(nearest("per-node", fields), "per_node");
  EXPECT_EQ(nearest("budget", fields), "");
  EXPECT_EQ(nearest(std::string(5000, 'a'), fields), "");
  EXPECT_EQ(nearest("x", {}), "");
}

}  // namespace
}  // namespace steelyard
