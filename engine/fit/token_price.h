// token_price.h -- what a million tokens cost.
#pragma once

#include "base/month.h"

namespace steelyard {

// At a price an hour for what makes so many tokens a second; an estimate, as the rate is one, so not an exact fraction.
inline double price_per_million_tokens(double price_per_hour, double tokens_per_s) {
  constexpr double kMillion = 1e6;
  return price_per_hour / kSecondsPerHour / tokens_per_s * kMillion;
}

}  // namespace steelyard
