// review.h -- prices that somebody should look at again: far from their class, or above what they ought to undercut.
#pragma once

#include <string>
#include <vector>

#include "settle/dearer.h"
#include "settle/outliers.h"

namespace steelyard {

struct Review {
  std::vector<Outlier> outliers;  // farthest first
  std::vector<Dearer> dearer;     // in the order of the offers
};

Review review(const Catalog& catalog);

// How many times the median the price is, or the price the median, whichever is more.
double distance(const Outlier& outlier);

std::string to_json(const Catalog& catalog, const Review& review);

}  // namespace steelyard
