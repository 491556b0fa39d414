// outliers.h -- prices to look at again: those far from what others ask for the same.
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace steelyard {

// A class is an accelerator, a purchase option and a term. Its median is that of the offers with a price that no mark
// keeps out of the ranking, if there are at least so many.
inline constexpr double kOutlierFactor = 4;
inline constexpr std::size_t kLeastClass = 5;

struct Outlier {
  OfferId offer;
  double price;         // of one accelerator for an hour, in dollars
  double median;        // of its class
  std::size_t members;  // that the median is taken of
};

// The offers whose price is more than kOutlierFactor times the median of their class, or less than its
// kOutlierFactor-th part. In the order of the offers.
std::vector<Outlier> find_outliers(const Catalog& catalog);

}  // namespace steelyard
