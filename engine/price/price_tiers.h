// price_tiers.h -- the tiers of a price that depends on how much is bought, as a price list prints them.
#pragma once

#include <cstdint>
#include <optional>

#include "base/rational.h"

namespace steelyard {

// The rate of one tier, for each unit. A free allowance is a first tier whose rate is 0.
struct PriceTier {
  std::optional<Rational> up_to;  // the quantity where the tier ends; absent in the last tier, which has no end
  Rational rate;
};

// What the rate of the tier that is reached applies to (FinOps FOCUS: tiered pricing). `marginal`: the units within the
// tier, as transfer out of AWS, Azure and Google. `whole`: every unit from the first, as volume pricing.
enum class TierScope : std::uint8_t { marginal, whole };

// Which tier the quantity on a boundary belongs to. It changes no marginal price. Of a whole-volume price it decides on
// which side the bill jumps: a list of tiers from N includes N (`upper`; so Tencent Cloud's document 555/42702), a
// price for more than N does not (`lower`).
enum class TierBoundary : std::uint8_t { lower, upper };

}  // namespace steelyard
