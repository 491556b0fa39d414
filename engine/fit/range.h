// range.h -- an estimate: how little, what to expect, how much, and how that is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "catalog/catalog.h"

namespace steelyard {

// low <= typical <= high; kUnknown in all three where nothing is known.
struct Range {
  double low = kUnknown, typical = kUnknown, high = kUnknown;
};

// How an estimate is known, best first. `measured`: from a rate that such work was measured to reach on this very
// accelerator. `transferred`: from one measured on another accelerator, or at another scale. `bound`: from data sheets
// alone; the work takes at least that. `unknown`: there is no estimate.
enum class EstimateEvidence : std::uint8_t { measured, transferred, bound, unknown };
inline constexpr std::string_view kEstimateEvidence[] = {"measured", "transferred", "bound", "unknown"};
constexpr std::string_view name(EstimateEvidence evidence) {
  return kEstimateEvidence[static_cast<std::size_t>(evidence)];
}

}  // namespace steelyard
