// needed_value.h -- the measure on one criterion, all else as it is, at which an alternative is just first.
#pragma once

#include <cstdint>
#include <optional>

#include "mcda/decision.h"

namespace steelyard {

struct NeededValue {
  double value;                   // as in Additive::values: first from here on upwards
  std::optional<double> measure;  // in the criterion's own unit, where its scale stands whatever the alternatives are
};

// Of the winner: down to where it stays first. Nothing if there is no other alternative, if the criterion weighs
// nothing, or if no measure that the scale allows is the border. `weights`: sum 1. O(mn).
std::optional<NeededValue> needed_value(const Additive& additive, std::span<const double> weights,
                                        std::size_t criterion, std::uint32_t alternative);

}  // namespace steelyard
