// nearest.h -- "did you mean": the known name closest to a given one.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace steelyard {

// The known name with the smallest edit distance (Levenshtein 1966) to `given`, upper and lower case being the same, if
// at most two letters in five differ; otherwise "". The first of equally near ones. A suggestion only:
// nothing is ever taken for something near it.
std::string nearest(std::string_view given, std::span<const std::string_view> known);

}  // namespace steelyard
