// plan.h -- price plans made at random, computed two ways: as a curve, and from the words of the price list in whole
// numbers, slowly and obviously. Quantities are counted in ticks of which every point of equal cost is an even number.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "price/cost_curve.h"

namespace steelyard::test {

// "3.20", or "1/16".
inline Rational exact(std::string_view text) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return *Rational::from_decimal(text);
  return *Rational::from_decimal(text.substr(0, slash)) / *Rational::from_decimal(text.substr(slash + 1));
}

// Rates differ by 18 at most, amounts and boundaries are whole: every zero is a fraction over 1 to 18.
inline constexpr std::int64_t kMostSlope = 18;
inline constexpr std::int64_t kTick = 2 * 12'252'240;  // twice the least common multiple of 1 to 18
inline constexpr std::int64_t kEnd = 10;

inline Rational quantity(std::int64_t ticks) { return Rational::of(ticks, kTick); }

class Chance {
 public:
  explicit Chance(std::uint32_t seed) : engine_(seed) {}
  // From `least` to `most`, both possible.
  std::int64_t from(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(most - least + 1));
  }

 private:
  std::mt19937 engine_;
};

// One line of a price list.
struct PlanLine {
  enum class Kind {
    fixed,
    rate,
    marginal,
    whole_lower,
    whole_upper,
    stepped_marginal,
    stepped_whole,
    purchase,
    changing
  };
  Kind kind = Kind::fixed;
  std::vector<std::int64_t> limits;  // of tiers; the term of a purchase
  std::vector<std::int64_t> rates;   // of tiers and periods; an amount

  // kTick times the cost of a quantity.
  std::int64_t cost(std::int64_t ticks) const {
    switch (kind) {
      case Kind::fixed:
        return rates[0] * kTick;
      case Kind::rate:
        return rates[0] * ticks;
      case Kind::marginal:
      case Kind::stepped_marginal:
      case Kind::changing: {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < rates.size(); ++i) {
          const std::int64_t from = i == 0 ? 0 : limits[i - 1] * kTick;
          const std::int64_t to = i == limits.size() ? ticks : std::min(ticks, limits[i] * kTick);
          if (to > from) sum += rates[i] * (to - from);
        }
        return sum;
      }
      case Kind::whole_lower:
      case Kind::stepped_whole: {
        std::size_t tier = 0;
        while (tier < limits.size() && ticks > limits[tier] * kTick) ++tier;
        return rates[tier] * ticks;
      }
      case Kind::whole_upper: {
        std::size_t tier = 0;
        while (tier < limits.size() && ticks >= limits[tier] * kTick) ++tier;
        return rates[tier] * ticks;
      }
      case Kind::purchase: {
        const std::int64_t term = limits[0] * kTick;
        return rates[0] * kTick * std::max<std::int64_t>((ticks + term - 1) / term, 1);
      }
    }
    return 0;
  }

  CostCurve curve() const {
    std::vector<Tier<Rational>> tiers;
    std::vector<Rational> exact_rates;
    for (std::size_t i = 0; i < rates.size(); ++i) {
      tiers.push_back({i < limits.size() ? std::optional<Rational>(limits[i]) : std::nullopt, rates[i]});
      exact_rates.push_back(rates[i]);
    }
    switch (kind) {
      case Kind::fixed:
        return CostCurve::constant(rates[0], kEnd);
      case Kind::rate:
        return CostCurve::linear(rates[0], kEnd);
      case Kind::marginal:
        return CostCurve::tiered(tiers, TierMode::marginal, OnBoundary::lower, kEnd);
      case Kind::whole_lower:
        return CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::lower, kEnd);
      case Kind::whole_upper:
        return CostCurve::tiered(tiers, TierMode::whole_volume, OnBoundary::upper, kEnd);
      case Kind::stepped_marginal:
        return CostCurve::stepped(rates[0], limits[0], rates[1], TierMode::marginal, kEnd);
      case Kind::stepped_whole:
        return CostCurve::stepped(rates[0], limits[0], rates[1], TierMode::whole_volume, kEnd);
      case Kind::purchase:
        return CostCurve::purchased_again(rates[0], limits[0], kEnd);
      case Kind::changing:
        return CostCurve::changing(exact_rates, limits[0]);
    }
    return CostCurve::constant(0, kEnd);
  }
};

inline PlanLine any_line(Chance& chance) {
  using Kind = PlanLine::Kind;
  PlanLine line;
  line.kind = static_cast<Kind>(chance.from(0, 8));
  const bool stepped = line.kind == Kind::stepped_marginal || line.kind == Kind::stepped_whole;
  const bool tiered = line.kind == Kind::marginal || line.kind == Kind::whole_lower || line.kind == Kind::whole_upper;
  line.rates = {chance.from(0, 6)};
  if (line.kind == Kind::fixed) line.rates = {chance.from(0, 40)};
  if (line.kind == Kind::purchase) {
    line.rates = {chance.from(0, 20)};
    line.limits = {chance.from(1, 12)};
  }
  const std::int64_t more = stepped ? 1 : (tiered ? chance.from(0, 3) : 0);
  for (std::int64_t i = 0; i < more; ++i) {
    line.limits.push_back((line.limits.empty() ? 0 : line.limits.back()) + chance.from(1, 5));
    line.rates.push_back(chance.from(0, 6));
  }
  if (line.kind == Kind::changing) {
    line.limits = {2, 4, 6, 8};
    for (int i = 0; i < 4; ++i) line.rates.push_back(chance.from(0, 6));
  }
  return line;
}

// One to three lines that are all owed.
struct Plan {
  std::vector<PlanLine> lines;

  std::int64_t cost(std::int64_t ticks) const {
    std::int64_t sum = 0;
    for (const PlanLine& line : lines) sum += line.cost(ticks);
    return sum;
  }
  CostCurve curve() const {
    CostCurve curve = CostCurve::constant(0, kEnd);
    for (const PlanLine& line : lines) curve = sum(curve, line.curve());
    return curve;
  }
};

inline Plan any_plan(Chance& chance) {
  Plan plan;
  for (std::int64_t i = chance.from(1, 3); i > 0; --i) plan.lines.push_back(any_line(chance));
  return plan;
}

}  // namespace steelyard::test
