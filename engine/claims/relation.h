// relation.h -- how two numbers of a claim are supposed to stand to each other.
#pragma once

#include <cstdint>
#include <string_view>

#include "claims/figures.h"

namespace steelyard {

enum class Relation : std::uint8_t { equals, at_least, at_most, above };
inline constexpr std::string_view kRelations[] = {"equals", "at_least", "at_most", "above"};
constexpr std::string_view name(Relation relation) { return kRelations[static_cast<std::size_t>(relation)]; }

// Whether `found` stands so to `said`. Bounds have a little slack, since sums of decimals do not come out even.
inline bool holds(double found, Relation relation, double said, double tolerance) {
  const double slack = 1e-9 * std::fabs(said);
  switch (relation) {
    case Relation::at_least:
      return found >= said - slack;
    case Relation::at_most:
      return found <= said + slack;
    case Relation::above:
      return found > said + slack;
    default:
      return is_near(found, said, tolerance);
  }
}

}  // namespace steelyard
