// figures.h -- numbers of articles beside numbers of the catalog: near enough or not, and as text.
#pragma once

#include <cmath>
#include <string>

#include "base/rational.h"

namespace steelyard {

// Articles round: this share of what they say may be missing, where a check does not say otherwise.
inline constexpr double kTolerance = 0.01;

inline bool is_near(double found, double said, double tolerance) {
  return std::fabs(found - said) <= tolerance * std::fabs(said);
}

// Six decimal places at most, none that says nothing.
inline std::string decimal(double value) {
  const std::optional<Rational> exact = Rational::from_double(value);
  return exact ? exact->rounded(6).to_shortest_decimal() : "overflow";
}

// A share as percent with one place.
inline std::string percent(double share) {
  const std::optional<Rational> exact = Rational::from_double(share * 100);
  return exact ? exact->to_decimal(1) : "overflow";
}

}  // namespace steelyard
