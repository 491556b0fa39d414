#include "price/split.h"

#include <algorithm>
#include <numeric>

namespace steelyard {
namespace {

constexpr Rational kZero = 0;

Rational floor(const Rational& value) { return kZero - (kZero - value).ceiling(); }

std::optional<Rational> sum_of(std::span<const Rational> weights) {
  Rational sum = 0;
  for (const Rational& weight : weights) {
    if (weight.negative()) return std::nullopt;
    sum = sum + weight;
  }
  if (sum.overflowed() || sum.zero()) return std::nullopt;
  return sum;
}

}  // namespace

std::optional<std::vector<Rational>> split(const Rational& amount, std::span<const Rational> weights, int places) {
  const auto sum = sum_of(weights);
  if (!sum) return std::nullopt;
  Rational scale = 1;
  for (int i = 0; i < places; ++i) scale = scale * Rational(10);
  const Rational whole = amount.rounded(places);
  const Rational sign = whole.negative() ? -1 : 1;
  const Rational units = whole * sign * scale;

  std::vector<Rational> parts;
  std::vector<Rational> remainders;
  Rational left = units;
  for (const Rational& weight : weights) {
    const Rational exact = units * weight / *sum;
    parts.push_back(floor(exact));
    remainders.push_back(exact - parts.back());
    left = left - parts.back();
  }
  if (left.overflowed()) return std::nullopt;

  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return remainders[b] < remainders[a]; });
  // The remainders add up to `left`, and each is below 1: there are fewer units left than parts.
  for (std::size_t i = 0; kZero < left; ++i, left = left - Rational(1)) parts[order[i]] = parts[order[i]] + Rational(1);
  for (Rational& part : parts) part = part * sign / scale;
  return parts;
}

}  // namespace steelyard
