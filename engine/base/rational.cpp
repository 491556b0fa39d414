#include "base/rational.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace steelyard {
namespace {

using Wide = __int128;

Wide magnitude(Wide x) { return x < 0 ? -x : x; }

// Most numbers need no more than 64 bits, and a division of 128 is a function call on every machine, a slow one in
// WebAssembly.
bool is_narrow(Wide not_negative) { return (not_negative >> 64) == 0; }

Wide greatest_common_divisor(Wide a, Wide b) {
  a = magnitude(a);
  b = magnitude(b);
  while (b != 0) {
    if (a == 1 || b == 1) return 1;
    if (is_narrow(a) && is_narrow(b)) return std::gcd(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

std::string digits(Wide not_negative) {
  if (is_narrow(not_negative)) return std::to_string(static_cast<std::uint64_t>(not_negative));
  std::string text;
  for (Wide rest = not_negative; rest != 0; rest /= 10) text += static_cast<char>('0' + static_cast<int>(rest % 10));
  std::reverse(text.begin(), text.end());
  return text;
}

// a / b; both non-negative.
Wide quotient(Wide a, Wide b) {
  if (!is_narrow(a) || !is_narrow(b)) return a / b;
  return static_cast<std::uint64_t>(a) / static_cast<std::uint64_t>(b);
}

// Whether a * b does not fit.
bool multiply(Wide a, Wide b, Wide& product) {
  if (static_cast<std::int64_t>(a) == a && static_cast<std::int64_t>(b) == b) {
    product = a * b;
    return false;
  }
  return __builtin_mul_overflow(a, b, &product);
}

// a % b of positive numbers of 63 bits.
std::int64_t narrow_remainder(Wide a, Wide b) { return static_cast<std::int64_t>(a) % static_cast<std::int64_t>(b); }

Wide power_of_ten(int exponent) {
  std::int64_t narrow = 1;
  for (; exponent > 0 && narrow < 100'000'000'000'000'000; --exponent) narrow *= 10;
  Wide power = narrow;
  while (exponent-- > 0) power *= 10;
  return power;
}

// numerator / denominator, rounded half to even; both non-negative.
Wide divide_half_even(Wide numerator, Wide denominator) {
  const Wide below = quotient(numerator, denominator);
  const Wide rest = numerator - below * denominator;
  const Wide other = denominator - rest;
  return rest > other || (rest == other && below % 2 != 0) ? below + 1 : below;
}

// Apart, or a compiler takes the function call of the conversion for something to do in any case.
[[gnu::noinline]] double converted_wide(Wide x) { return static_cast<double>(x); }
double converted(Wide x) {
  const auto narrow = static_cast<std::int64_t>(x);
  return narrow == x ? static_cast<double>(narrow) : converted_wide(x);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

Rational Rational::reduced(Wide numerator, Wide denominator, bool overflowed) {
  Rational result;
  if (overflowed || denominator == 0) {
    result.denominator_ = 0;
    return result;
  }
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  const Wide divisor = greatest_common_divisor(numerator, denominator);
  if (divisor == 1) {
    result.numerator_ = numerator;
    result.denominator_ = denominator;
    return result;
  }
  const Wide reduced = quotient(magnitude(numerator), divisor);
  result.numerator_ = numerator < 0 ? -reduced : reduced;
  result.denominator_ = quotient(denominator, divisor);
  return result;
}

Rational Rational::of(std::int64_t numerator, std::int64_t denominator) {
  return reduced(numerator, denominator, false);
}

std::optional<Rational> Rational::from_decimal(std::string_view text) {
  std::size_t at = 0;
  bool negative = false;
  if (at < text.size() && (text[at] == '-' || text[at] == '+')) negative = text[at++] == '-';
  Wide value = 0;
  int places = 0;
  bool any_digit = false;
  bool after_point = false;
  bool overflowed = false;
  for (; at < text.size() && (is_digit(text[at]) || (text[at] == '.' && !after_point)); ++at) {
    if (text[at] == '.') {
      after_point = true;
      continue;
    }
    any_digit = true;
    overflowed |= __builtin_mul_overflow(value, Wide{10}, &value);
    overflowed |= __builtin_add_overflow(value, Wide{text[at] - '0'}, &value);
    if (after_point) ++places;
  }
  if (!any_digit) return std::nullopt;
  int exponent = 0;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    bool negative_exponent = false;
    if (at < text.size() && (text[at] == '-' || text[at] == '+')) negative_exponent = text[at++] == '-';
    const std::size_t first = at;
    for (; at < text.size() && is_digit(text[at]); ++at) exponent = std::min(exponent * 10 + (text[at] - '0'), 1000);
    if (at == first) return std::nullopt;
    if (negative_exponent) exponent = -exponent;
  }
  if (at != text.size() || exponent > 30 || exponent < -30) return std::nullopt;
  if (overflowed) return std::nullopt;
  if (value == 0) return Rational(0);
  exponent -= places;
  if (exponent > 37 || exponent < -37) return std::nullopt;
  Wide denominator = 1;
  if (exponent >= 0) {
    overflowed |= __builtin_mul_overflow(value, power_of_ten(exponent), &value);
  } else {
    denominator = power_of_ten(-exponent);
  }
  const Rational result = reduced(negative ? -value : value, denominator, overflowed);
  if (result.overflowed()) return std::nullopt;
  return result;
}

std::optional<Rational> Rational::from_double(double value) {
  constexpr double kMost = 9e18;
  const double billionths = value < 0 ? value * 1e9 - 0.5 : value * 1e9 + 0.5;
  if (billionths > -kMost && billionths < kMost) return from_nano(static_cast<std::int64_t>(billionths));
  if (value > -kMost && value < kMost) return Rational(static_cast<std::int64_t>(value));
  return std::nullopt;
}

std::optional<std::int64_t> Rational::to_nano() const {
  const Rational nano = *this * Rational(1'000'000'000);
  if (nano.overflowed() || nano.denominator_ != 1) return std::nullopt;
  if (static_cast<std::int64_t>(nano.numerator_) != nano.numerator_) return std::nullopt;
  return static_cast<std::int64_t>(nano.numerator_);
}

std::optional<Rational::Small> Rational::to_small() const {
  const Small small{static_cast<std::int32_t>(numerator_), static_cast<std::int32_t>(denominator_)};
  if (overflowed() || small.numerator != numerator_ || small.denominator != denominator_) return std::nullopt;
  return small;
}

double Rational::to_double() const {
  if (overflowed()) return std::numeric_limits<double>::quiet_NaN();
  return converted(numerator_) / converted(denominator_);
}

Rational Rational::rounded(int places) const {
  if (overflowed()) return *this;
  Wide scaled;
  const Wide scale = power_of_ten(places);
  // A denominator that divides the scale has no more places: there is nothing to round.
  if (denominator_ <= scale && narrow_remainder(scale, denominator_) == 0) return *this;
  if (multiply(magnitude(numerator_), scale, scaled)) return reduced(0, 0, true);
  const Wide units = divide_half_even(scaled, denominator_);
  return reduced(numerator_ < 0 ? -units : units, scale, false);
}

std::string Rational::to_decimal(int places) const {
  const Rational value = rounded(places);
  if (value.overflowed()) return "overflow";
  const Wide units = magnitude(value.numerator_) * quotient(power_of_ten(places), value.denominator_);
  std::string text = digits(units);
  if (places > 0) {
    const auto width = static_cast<std::size_t>(places);
    if (text.size() <= width) text.insert(0, width + 1 - text.size(), '0');
    text.insert(text.size() - width, 1, '.');
  }
  if (value.numerator_ < 0) text.insert(0, 1, '-');
  return text;
}

std::string Rational::to_shortest_decimal() const {
  std::string text = to_decimal(9);
  if (overflowed()) return text;
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string Rational::to_fraction() const {
  if (overflowed()) return "overflow";
  std::string text = digits(magnitude(numerator_));
  if (numerator_ < 0) text.insert(0, 1, '-');
  if (denominator_ != 1) text += "/" + digits(denominator_);
  return text;
}

Rational Rational::ceiling() const {
  if (overflowed()) return *this;
  Wide quotient = numerator_ / denominator_;
  if (numerator_ > 0 && numerator_ % denominator_ != 0) ++quotient;
  return reduced(quotient, 1, false);
}

Rational operator+(const Rational& a, const Rational& b) {
  Wide left;
  Wide right;
  Wide sum;
  Wide denominator;
  if (a.overflowed() || b.overflowed()) return Rational::reduced(0, 0, true);
  if (a.numerator_ == 0) return b;
  if (b.numerator_ == 0) return a;
  if (a.denominator_ == 1 && b.denominator_ == 1) {
    const bool overflowed = __builtin_add_overflow(a.numerator_, b.numerator_, &sum);
    return Rational::reduced(sum, 1, overflowed);
  }
  // Over the least common denominator, so that sums of many lines of one scale stay small.
  const Wide divisor = greatest_common_divisor(a.denominator_, b.denominator_);
  const Wide a_scale = quotient(b.denominator_, divisor);
  const Wide b_scale = quotient(a.denominator_, divisor);
  bool overflowed = multiply(a.numerator_, a_scale, left);
  overflowed |= multiply(b.numerator_, b_scale, right);
  overflowed |= __builtin_add_overflow(left, right, &sum);
  overflowed |= multiply(a.denominator_, a_scale, denominator);
  return Rational::reduced(sum, denominator, overflowed);
}

Rational operator-(const Rational& a, const Rational& b) {
  Rational negative = b;
  negative.numerator_ = -b.numerator_;
  return a + negative;
}

Rational operator*(const Rational& a, const Rational& b) {
  if (a.overflowed() || b.overflowed()) return Rational::reduced(0, 0, true);
  // Nothing and once are what most bills multiply by.
  if (a.numerator_ == 0 || b.numerator_ == 0) return Rational(0);
  if (a.numerator_ == 1 && a.denominator_ == 1) return b;
  if (b.numerator_ == 1 && b.denominator_ == 1) return a;
  // Cross-reduced first, the product is in lowest terms and as small as it can be.
  const Wide first = greatest_common_divisor(a.numerator_, b.denominator_);
  const Wide second = greatest_common_divisor(b.numerator_, a.denominator_);
  const Wide left = quotient(magnitude(a.numerator_), first);
  const Wide right = quotient(magnitude(b.numerator_), second);
  Rational product;
  if (multiply(left, right, product.numerator_) ||
      multiply(quotient(a.denominator_, second), quotient(b.denominator_, first), product.denominator_)) {
    return Rational::reduced(0, 0, true);
  }
  if (a.negative() != b.negative()) product.numerator_ = -product.numerator_;
  return product;
}

Rational operator/(const Rational& a, const Rational& b) {
  if (b.overflowed() || b.numerator_ == 0) return Rational::reduced(0, 0, true);
  Rational inverse;
  inverse.numerator_ = b.numerator_ < 0 ? -b.denominator_ : b.denominator_;
  inverse.denominator_ = magnitude(b.numerator_);
  return a * inverse;
}

bool operator==(const Rational& a, const Rational& b) {
  return !a.overflowed() && !b.overflowed() && a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
}

bool operator<(const Rational& a, const Rational& b) {
  const Rational difference = a - b;
  return !difference.overflowed() && difference.numerator_ < 0;
}

}  // namespace steelyard
