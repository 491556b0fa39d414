// split.h -- one amount of money divided among several, so that the parts add up to it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/rational.h"

namespace steelyard {

// `amount`, rounded half to even to `places` (0 to 9) decimal places, in parts of as many places that are as near to
// their weights as they can be and add up to it: by the largest remainders (Hamilton's apportionment; Balinski and
// Young, "Fair Representation", 1982), the first of equal ones first. 1.00 by 1, 1, 1 is 0.34, 0.33, 0.33; a negative
// amount is split as the positive one. Nothing where no weight is above 0, one is below, or a number overflows: then
// the amount is nobody's (idle) and stays whole.
std::optional<std::vector<Rational>> split(const Rational& amount, std::span<const Rational> weights, int places);

}  // namespace steelyard
