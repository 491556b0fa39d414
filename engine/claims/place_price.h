// place_price.h -- the price at which a provider without one would have its place in a ranking.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "answer/assessment.h"
#include "claims/check.h"

namespace steelyard {

// A provider by its best offer.
struct Standing {
  ProviderId provider{};
  double lower = 0, upper = 0;  // score
  SourceId source{};            // of the price
};

// The neighbors that an order gives a provider; nothing at its ends.
struct Place {
  ProviderId provider{};
  std::optional<Standing> ahead, behind;
};

// A score is linear in the bill, so two bills give the line, and the line the bill at which the provider would reach a
// neighbor's score. Its other values are the engine's: facts by what is known of them, speed as that of `accelerator`,
// the beginning of an id ("": any speed at all). Empty for a scenario that is a job, since no time is known, and for a
// provider without any offer.
std::vector<Finding> find_place_price(const Grounds& grounds, const Question& question, const Assessment& assessment,
                                      const Place& place, const std::string& accelerator);

}  // namespace steelyard
