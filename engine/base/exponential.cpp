#include "base/exponential.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

namespace steelyard {
namespace {

// The logarithm of 2 in two parts. The first has 33 bits, so that its product with any exponent of a double is exact.
constexpr double kLn2High = 0x1.62e42fefp-1;
constexpr double kLn2Low = 0x1.473de6af278edp-34;
constexpr double kPerLn2 = 0x1.71547652b82fep+0;

constexpr int kMantissaBits = 52;
constexpr int kBias = 1023;

// std::bit_cast, which Emscripten's library does not have yet.
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

// 2^exponent, for exponents of normal numbers.
double power_of_two(int exponent) { return from_bits(static_cast<std::uint64_t>(exponent + kBias) << kMantissaBits); }

// A sum and its rounding error, exactly; |large| is not below |small|.
struct Sum {
  double value, error;
};
Sum sum(double large, double small) {
  const double value = large + small;
  return {value, small - (value - large)};
}

// 1 / n!, from the factorials, which are exact as doubles.
constexpr int kTerms = 13;
constexpr std::array<double, kTerms + 1> kInverseFactorials = [] {
  std::array<double, kTerms + 1> inverses{};
  double factorial = 1;
  for (int n = 0; n <= kTerms; factorial *= ++n) inverses[static_cast<std::size_t>(n)] = 1.0 / factorial;
  return inverses;
}();

// e^r - 1 - r for |r| up to ln(2) / 2: the series from r^2 / 2! on, to where nothing more counts.
double beyond_linear(double r) {
  double series = 0;
  for (std::size_t n = kTerms; n >= 2; --n) series = series * r + kInverseFactorials[n];
  return series * (r * r);
}

// 2 artanh(s) / s - 2 for |s| up to 0.1716, the series from 2 s^2 / 3 to 2 s^22 / 23.
double beyond_two(double s) {
  const double square = s * s;
  double series = 2.0 / 23.0;
  for (int odd = 21; odd >= 3; odd -= 2) series = series * square + 2.0 / odd;
  return series * square;
}

// x * x / 2 and its rounding error, exactly (Dekker: a factor is split into halves whose products are exact).
Sum half_square(double x) {
  const double scaled = x * 134'217'729.0;  // 2^27 + 1
  const double high = scaled - (scaled - x);
  const double low = x - high;
  const double value = x * x;
  const double error = ((high * high - value) + 2.0 * high * low) + low * low;
  return {0.5 * value, 0.5 * error};
}

}  // namespace

double exp_portable(double x) {
  constexpr double kMost = 0x1.62e42fefa39efp+9;    // ln(largest double)
  constexpr double kLeast = -0x1.74910d52d3052p+9;  // below it, half of the least subnormal rounds to 0
  if (x != x) return x;
  if (x > kMost) return std::numeric_limits<double>::infinity();
  if (x < kLeast) return 0;
  const int exponent = static_cast<int>(x * kPerLn2 + (x < 0 ? -0.5 : 0.5));
  const double high = x - exponent * kLn2High;
  const double low = exponent * kLn2Low;
  const double r = high - low;
  const double rest = (high - r) - low;
  const Sum linear = sum(1.0, r);
  const double result = linear.value + (linear.error + (beyond_linear(r) + (rest + rest * r)));
  // In two steps, for neither 2^1024 nor 2^-1075 is a normal double.
  const int half = exponent / 2;
  return result * power_of_two(half) * power_of_two(exponent - half);
}

double exp_minus_one_portable(double x) {
  const double power = exp_portable(x);
  if (power == 1.0) return x;
  const double difference = power - 1.0;
  // Far from 1 the subtraction loses nothing, and near it the quotient makes up for what is lost.
  if (!(power > 0.5 && power < 2.0)) return difference;
  return difference * (x / log_portable(power));
}

double log_portable(double x) {
  if (x != x || x == std::numeric_limits<double>::infinity()) return x;
  if (x < 0) return std::numeric_limits<double>::quiet_NaN();
  if (x == 0) return -std::numeric_limits<double>::infinity();
  int exponent = 0;
  if (x < std::numeric_limits<double>::min()) {
    x *= 0x1p54;
    exponent = -54;
  }
  // x = 2^exponent (1 + f), with 1 + f between the square roots of 1/2 and 2; f is exact.
  const auto bits = to_bits(x);
  exponent += static_cast<int>(bits >> kMantissaBits) - kBias;
  constexpr std::uint64_t kMantissa = (std::uint64_t{1} << kMantissaBits) - 1;
  double fraction = from_bits((bits & kMantissa) | to_bits(1.0));
  if (fraction > 0x1.6a09e667f3bcdp+0) {
    fraction *= 0.5;
    ++exponent;
  }
  const double f = fraction - 1.0;
  // log(1 + f) = f - f^2 / 2 + s (f^2 / 2 + series), with s = f / (2 + f): what is divided is small.
  const double s = f / (2.0 + f);
  const Sum square = half_square(f);
  const Sum first = exponent == 0 ? Sum{f, 0} : sum(exponent * kLn2High, f);
  const Sum second = sum(first.value, -square.value);
  const double rest = s * (square.value + beyond_two(s)) + ((first.error + exponent * kLn2Low) - square.error);
  return second.value + (second.error + rest);
}

}  // namespace steelyard
