// weights.h -- weights as the proportions that they are.
#pragma once

#include <vector>

namespace steelyard {

// Weights as shares of their sum. Those that add up to 1 already, but for rounding, stay as they are: 0.4 stays 0.4,
// and an answer's question asks the same again.
std::vector<double> shares(std::vector<double> weights);

}  // namespace steelyard
