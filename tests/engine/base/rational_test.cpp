#include "base/rational.h"

#include <gtest/gtest.h>

namespace steelyard {
namespace {

// "3.20", or "1/16".
Rational of(std::string_view text) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return *Rational::from_decimal(text);
  return *Rational::from_decimal(text.substr(0, slash)) / *Rational::from_decimal(text.substr(slash + 1));
}

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
}

TEST(Rational, NoTextIsTooLargeToBeRefused) {
  EXPECT_FALSE(Rational::from_decimal(std::string(60, '9')));
  // 2^127, 2^128 and their like, which wrap to round numbers where overflow goes unseen.
  for (const char* text : {"170141183460469231731687303715884105728", "340282366920938463463374607431768211456",
                           "340282366920938463463374607431768211456.5", "680564733841876926926749214863536422912"}) {
    EXPECT_FALSE(Rational::from_decimal(text)) << text;
  }
}

TEST(Rational, TakesDoublesToTheBillionthAndRefusesWhatDoesNotFit) {
  EXPECT_EQ(*Rational::from_double(2.5), of("2.5"));
  EXPECT_EQ(*Rational::from_double(0.1), of("0.1"));
  EXPECT_EQ(*Rational::from_double(-1e-12), Rational(0));
  EXPECT_EQ(*Rational::from_double(1.6e10), of("16000000000"));
  for (const double value : {1e19, -1e300, 1e300 * 1e300, 0 * (1e300 * 1e300)})
    EXPECT_FALSE(Rational::from_double(value));
}

TEST(Rational, OverflowIsSaidAndStays) {
  Rational huge = of("99999999999999999999999999999999999");
  const Rational product = huge * huge;
  EXPECT_TRUE(product.overflowed());
  EXPECT_TRUE((product - product).overflowed());
  EXPECT_EQ(product.to_decimal(2), "overflow");
  EXPECT_NE(product.to_double(), product.to_double()) << "not a number";
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
