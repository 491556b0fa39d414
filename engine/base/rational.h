// rational.h -- exact fractions of 128-bit integers, for money that a person reads.
//
// Rates are decimals of up to nine places and quantities are decimals or fractions of a card, so every amount of a bill
// is a fraction; it is rounded once, half to even, at the line where an invoice rounds.
//
//   auto rate = Rational::from_decimal("55.04");        // optional: the text may not be a decimal
//   auto line = *rate * Rational(200);
//   line.to_decimal(2);                                 // "11008.00"
//
// A result that needs more than 127 bits is `overflowed`; so is everything computed from it. It never wraps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

class Rational {
 public:
  constexpr Rational() = default;
  constexpr Rational(std::int64_t whole) : numerator_(whole) {}

  // numerator / denominator in lowest terms; a denominator of 0 gives an overflowed value.
  static Rational of(std::int64_t numerator, std::int64_t denominator);

  // The value of decimal text: optional sign, digits, optional point and digits, optional exponent within +-30
  // ("1.5", "-0.25", "2e3"). Nothing for any other text, or one beyond 127 bits.
  static std::optional<Rational> from_decimal(std::string_view text);

  // A double to the nearest billionth; to the whole number below beyond nine billion, where a double has few places
  // left. Nothing for one that is not finite or beyond 63 bits.
  static std::optional<Rational> from_double(double value);

  // A count of billionths, as the catalog stores prices.
  static Rational from_nano(std::int64_t billionths) { return of(billionths, 1'000'000'000); }

  // The value as a whole number of billionths of 63 bits; nothing where it is none.
  std::optional<std::int64_t> to_nano() const;
  // The value as a fraction of two numbers of 31 bits, in lowest terms; nothing where it is none.
  struct Small {
    std::int32_t numerator, denominator;
  };
  std::optional<Small> to_small() const;

  bool overflowed() const { return denominator_ == 0; }
  bool negative() const { return numerator_ < 0; }
  bool zero() const { return numerator_ == 0 && !overflowed(); }
  double to_double() const;  // not a number if overflowed()

  // Decimal text with exactly `places` digits after the point, rounded half to even. "overflow" if overflowed().
  std::string to_decimal(int places) const;
  // Decimal text with as many digits as the value needs, rounded half to even at nine places.
  std::string to_shortest_decimal() const;
  // The value rounded half to even to `places` (0 to 9) decimal places.
  Rational rounded(int places) const;
  // The smallest whole number that is not below.
  Rational ceiling() const;
  // "3", "1/8": the fraction itself.
  std::string to_fraction() const;

  friend Rational operator+(const Rational& a, const Rational& b);
  friend Rational operator-(const Rational& a, const Rational& b);
  friend Rational operator*(const Rational& a, const Rational& b);
  friend Rational operator/(const Rational& a, const Rational& b);  // by zero: overflowed
  friend bool operator==(const Rational& a, const Rational& b);     // an overflowed value equals nothing
  friend bool operator<(const Rational& a, const Rational& b);      // nor is it less
  friend bool operator<=(const Rational& a, const Rational& b) { return a < b || a == b; }
  friend bool operator>(const Rational& a, const Rational& b) { return b < a; }

 private:
  using Wide = __int128;
  static Rational reduced(Wide numerator, Wide denominator, bool overflowed);

  Wide numerator_ = 0;
  Wide denominator_ = 1;  // positive; 0 where the value is overflowed
};

}  // namespace steelyard
