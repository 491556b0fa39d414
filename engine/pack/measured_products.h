// measured_products.h -- the highest rates that products of matrices were measured to reach, of data/benchmarks.
#pragma once

#include <string>
#include <vector>

#include "pack/rows.h"
#include "pack/text_file.h"

namespace steelyard {

// Of one accelerator; dense, in 10^12 operations a second, kUnknown where none was measured.
struct MeasuredProduct {
  std::string accelerator;
  double bf16 = kUnknown, fp8 = kUnknown;
  SourceId source{};
  std::string locator;
};

// benchmarks/matmul.csv. Faults, beside those of read_csv and Cell: duplicate_id of an accelerator; out_of_range of a
// rate above the dense peak. `data` has the sources and the accelerators.
std::vector<MeasuredProduct> read_measured_products(DataFolder& folder, const Data& data);

}  // namespace steelyard
