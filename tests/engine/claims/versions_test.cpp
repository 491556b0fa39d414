// Versions are compared by their parts, not as numbers.
#include <gtest/gtest.h>

#include "claims/compatibility.h"

namespace steelyard {
namespace {

TEST(Versions, ComeInTheOrderOfTheirParts) {
  const std::string_view ascending[] = {"1.12",  "1.13",  "2.0",   "2.2",    "2.7.0-rc1", "2.7.0-rc2",
                                        "2.7.0", "2.7.1", "2.10",  "2.14",   "8.2.RC1",   "8.2.RC2",
                                        "8.2.0", "9.1.X", "9.1.0", "580.65", "580.65.06"};
  for (std::size_t i = 0; i < std::size(ascending); ++i) {
    for (std::size_t k = 0; k < std::size(ascending); ++k) {
      EXPECT_EQ(compare_versions(ascending[i], ascending[k]), i <=> k) << ascending[i] << " " << ascending[k];
    }
  }
}

TEST(Versions, AreOneHoweverTheirPartsAreWritten) {
  EXPECT_EQ(compare_versions("12.06", "12.6"), std::strong_ordering::equal);
}

TEST(Versions, HaveAMajorAndAMinorPart) {
  EXPECT_EQ(major_minor("2.7.1"), "2.7");
  EXPECT_EQ(major_minor("2.12"), "2.12");
  EXPECT_EQ(major_minor("2.7.0-rc1"), "2.7");
  EXPECT_EQ(major_minor("13"), "13");
}

}  // namespace
}  // namespace steelyard
