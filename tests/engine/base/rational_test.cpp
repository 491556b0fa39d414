#include "base/rational.h"

#include <gtest/gtest.h>

namespace steelyard {
namespace {

Rational of(std::string_view text) { return *Rational::from_text(text); }

TEST(Rational, SixteenSixteenthsAreOneToTheLastDigit) {
  Rational sum = 0;
  for (int i = 0; i < 16; ++i) sum = sum + of("1/16") * of("3.20");
  EXPECT_EQ(sum.to_decimal(9), "3.200000000");
}

TEST(Rational, RoundsHalfToEvenOnce) {
  EXPECT_EQ(of("2.675").to_decimal(2), "2.68");
  EXPECT_EQ(of("2.665").to_decimal(2), "2.66");
  EXPECT_EQ(of("2.6650000001").to_decimal(2), "2.67");
  EXPECT_EQ(of("-2.675").to_decimal(2), "-2.68");
  EXPECT_EQ(of("0.005").to_decimal(2), "0.00");
  EXPECT_EQ(of("1/3").to_decimal(4), "0.3333");
}

TEST(Rational, ReadsDecimalsAndNothingElse) {
  EXPECT_EQ(of("1e3"), Rational(1000));
  EXPECT_EQ(of(".5"), Rational::of(1, 2));
  EXPECT_EQ(of("+7."), Rational(7));
  for (const char* text : {"", ".", "-", "1.2.3", "0x10", "1,5", "nan", "inf", "1e", "1e99", " 1", "1 "}) {
    EXPECT_FALSE(Rational::from_decimal(text)) << text;
  }
  EXPECT_FALSE(Rational::from_text("1/0"));
  EXPECT_FALSE(Rational::from_decimal(std::string(60, '9')));
}

TEST(Rational, OverflowIsSaidAndStays) {
  Rational huge = of("99999999999999999999999999999999999");
  const Rational product = huge * huge;
  EXPECT_TRUE(product.overflowed());
  EXPECT_TRUE((product - product).overflowed());
  EXPECT_EQ(product.to_decimal(2), "overflow");
  EXPECT_FALSE(product == product);
  EXPECT_TRUE((Rational(1) / Rational(0)).overflowed());
}

TEST(Rational, WritesDecimalsAndFractions) {
  EXPECT_EQ(of("0.5").to_shortest_decimal(), "0.5");
  EXPECT_EQ(of("200").to_shortest_decimal(), "200");
  EXPECT_EQ(of("-0.05").to_decimal(2), "-0.05");
  EXPECT_EQ(of("2/16").to_fraction(), "1/8");
  EXPECT_EQ(of("7/2").ceiling(), Rational(4));
  EXPECT_EQ(of("4").ceiling(), Rational(4));
}

TEST(Rational, ArithmeticAgreesWithDoublesOnRandomFractions) {
  std::uint32_t seed = 1;
  const auto next = [&seed] { return static_cast<std::int64_t>((seed = seed * 1664525 + 1013904223) >> 12) - 500'000; };
  for (int i = 0; i < 2000; ++i) {
    const std::int64_t p = next(), q = next(), r = next(), s = next();
    if (q == 0 || s == 0) continue;
    const Rational a = Rational::of(p, q), b = Rational::of(r, s);
    const double x = static_cast<double>(p) / static_cast<double>(q);
    const double y = static_cast<double>(r) / static_cast<double>(s);
    EXPECT_NEAR((a + b).to_double(), x + y, 1e-9 * (1 + std::abs(x + y)));
    EXPECT_NEAR((a * b).to_double(), x * y, 1e-9 * (1 + std::abs(x * y)));
    EXPECT_EQ((a + b) - b, a);
    EXPECT_EQ(a < b, (a - b).negative());
  }
}

}  // namespace
}  // namespace steelyard
