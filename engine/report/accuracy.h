// accuracy.h -- how right the predicted speeds are: every measured result is left out together with all that its
// submitter handed in for that benchmark and round (near twins, which would make it trivial), and predicted from the
// rest.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "perform/perform.h"

namespace steelyard {

// One measured result and what the others make of it, in minutes; kUnknown where they say nothing.
struct Prediction {
  std::uint32_t measurement = 0;  // row of Measurements
  SpeedEvidence evidence = SpeedEvidence::unknown;
  double measured = 0;
  double predicted = kUnknown, least = kUnknown, most = kUnknown;

  bool within() const { return least <= measured && measured <= most; }  // false where nothing is known
};

// One for each row of Measurements.
std::vector<Prediction> predict_left_out(const Catalog& catalog);

// A measured result whose accelerators each did more than the same submitter's at the next smaller count in the
// same round. Possible (a larger batch, more cache, better tuning), but worth a second look.
std::vector<std::uint32_t> super_linear(const Catalog& catalog);

// The tables: by benchmark, then by evidence. Errors are factors, how far apart measured and predicted are.
std::string write_accuracy(const Catalog& catalog, const std::vector<Prediction>& predictions);

// Of all predictions, how many percent are within their bounds.
double percent_within(const std::vector<Prediction>& predictions);

}  // namespace steelyard
