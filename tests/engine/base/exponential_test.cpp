#include "base/exponential.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace steelyard {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kLeast = std::numeric_limits<double>::denorm_min();
constexpr double kMost = std::numeric_limits<double>::max();

std::uint64_t to_bits(double value) {
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}
double from_bits(std::uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// The same numbers on every machine (SplitMix64).
class Numbers {
 public:
  std::uint64_t bits() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  double between(double low, double high) { return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1p-53); }
  double positive() { return from_bits(bits() % 0x7ff0000000000000); }

 private:
  std::uint64_t state_ = 2026;
};

// The distance of two neighbors where `value` is.
double unit_in_last_place(double value) {
  const double size = std::fabs(value);
  return size < kMost ? std::nextafter(size, kInfinity) - size : size - std::nextafter(size, 0.0);
}

double error_in_units(double value, long double truth) {
  return static_cast<double>(std::fabs(static_cast<long double>(value) - truth) /
                             static_cast<long double>(unit_in_last_place(static_cast<double>(truth))));
}

// Only x87 has a long double whose exp and log are truly better: Emscripten's expl is exp.
constexpr bool kHasTruth = std::numeric_limits<long double>::digits == 64;

TEST(Exponential, IsWithinAUnitInTheLastPlace) {
  if (!kHasTruth) GTEST_SKIP() << "no better exp here to measure by";
  Numbers numbers;
  double worst = 0;
  for (int i = 0; i < 1'000'000; ++i) {
    for (const double x : {numbers.between(-708, 709.78), numbers.between(-1, 1)}) {
      worst = std::fmax(worst, error_in_units(exp_portable(x), std::exp(static_cast<long double>(x))));
    }
  }
  EXPECT_LT(worst, 0.65);
  double worst_subnormal = 0;
  for (int i = 0; i < 100'000; ++i) {
    const double x = numbers.between(-745.2, -708);
    worst_subnormal =
        std::fmax(worst_subnormal, error_in_units(exp_portable(x), std::exp(static_cast<long double>(x))));
  }
  EXPECT_LT(worst_subnormal, 1);
  RecordProperty("worst", std::to_string(worst) + ", subnormal " + std::to_string(worst_subnormal));
}

TEST(Logarithm, IsWithinAUnitInTheLastPlace) {
  if (!kHasTruth) GTEST_SKIP() << "no better log here to measure by";
  Numbers numbers;
  double worst = 0;
  for (int i = 0; i < 1'000'000; ++i) {
    const double subnormal = from_bits(numbers.bits() >> 12 | 1);
    for (const double x : {numbers.positive(), numbers.between(0.5, 2), numbers.between(0.999, 1.001), subnormal}) {
      worst = std::fmax(worst, error_in_units(log_portable(x), std::log(static_cast<long double>(x))));
    }
  }
  EXPECT_LT(worst, 0.65);
  RecordProperty("worst", std::to_string(worst));
}

TEST(Exponential, KnowsItsEnds) {
  EXPECT_EQ(exp_portable(0.0), 1.0);
  EXPECT_EQ(exp_portable(-0.0), 1.0);
  EXPECT_EQ(exp_portable(kLeast), 1.0);
  EXPECT_EQ(exp_portable(1.0), 0x1.5bf0a8b145769p+1);
  EXPECT_EQ(exp_portable(kInfinity), kInfinity);
  EXPECT_EQ(exp_portable(-kInfinity), 0.0);
  EXPECT_EQ(exp_portable(kMost), kInfinity);
  EXPECT_EQ(exp_portable(-kMost), 0.0);
  EXPECT_LT(exp_portable(0x1.62e42fefa39efp+9), kInfinity);
  EXPECT_EQ(exp_portable(0x1.62e42fefa39f0p+9), kInfinity);
  EXPECT_EQ(exp_portable(-745.1332191019411), kLeast);
  EXPECT_EQ(exp_portable(-745.14), 0.0);
  EXPECT_TRUE(std::isnan(exp_portable(std::numeric_limits<double>::quiet_NaN())));
}

TEST(Logarithm, KnowsItsEnds) {
  EXPECT_EQ(log_portable(1.0), 0.0);
  EXPECT_FALSE(std::signbit(log_portable(1.0)));
  EXPECT_EQ(log_portable(0x1.5bf0a8b145769p+1), 1.0);
  EXPECT_EQ(log_portable(2.0), 0x1.62e42fefa39efp-1);
  EXPECT_EQ(log_portable(0.0), -kInfinity);
  EXPECT_EQ(log_portable(-0.0), -kInfinity);
  EXPECT_EQ(log_portable(kInfinity), kInfinity);
  EXPECT_EQ(log_portable(kMost), 0x1.62e42fefa39efp+9);
  EXPECT_EQ(log_portable(kLeast), -0x1.74385446d71c3p+9);
  EXPECT_TRUE(std::isnan(log_portable(-kLeast)));
  EXPECT_TRUE(std::isnan(log_portable(-kInfinity)));
  EXPECT_TRUE(std::isnan(log_portable(std::numeric_limits<double>::quiet_NaN())));
}

// FNV-1a of the bits of both over a fixed sequence: one constant for every compiler and machine.
TEST(Exponential, HasTheSameBitsEverywhere) {
  Numbers numbers;
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto take = [&hash](double value) {
    const auto bits = to_bits(value);
    for (int shift = 0; shift < 64; shift += 8) hash = (hash ^ (bits >> shift & 0xff)) * 0x100000001b3;
  };
  for (int i = 0; i < 200'000; ++i) {
    take(exp_portable(numbers.between(-750, 715)));
    take(exp_portable(numbers.between(-1, 1)));
    take(log_portable(numbers.positive()));
    take(log_portable(numbers.between(0.5, 2)));
  }
  EXPECT_EQ(hash, 11551115299197290312u);
}

TEST(Exponential, LessOneKeepsItsDigitsNearNothing) {
  EXPECT_EQ(exp_minus_one_portable(0.0), 0.0);
  EXPECT_EQ(exp_minus_one_portable(1e-300), 1e-300);
  EXPECT_DOUBLE_EQ(exp_minus_one_portable(1e-10), 1.00000000005e-10);
  EXPECT_EQ(exp_minus_one_portable(-1000), -1.0);
  EXPECT_EQ(exp_minus_one_portable(1000), kInfinity);
  EXPECT_TRUE(std::isnan(exp_minus_one_portable(std::numeric_limits<double>::quiet_NaN())));
  Numbers numbers;
  for (int i = 0; kHasTruth && i < 200'000; ++i) {
    const double x = numbers.between(-2, 2) * numbers.between(0, 1e-3);
    for (const double at : {x, 700 * x}) {
      EXPECT_LT(error_in_units(exp_minus_one_portable(at), std::expm1(static_cast<long double>(at))), 4) << at;
    }
  }
}

TEST(Exponential, UndoesTheLogarithm) {
  Numbers numbers;
  for (int i = 0; i < 100'000; ++i) {
    const double x = numbers.between(1e-3, 1e3);
    EXPECT_NEAR(exp_portable(log_portable(x)), x, 1e-14 * x);
  }
}

}  // namespace
}  // namespace steelyard
