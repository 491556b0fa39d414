// decision.h -- a decision: alternatives, what each measures on every criterion, and what the criteria weigh.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "base/result.h"
#include "mcda/table.h"

namespace steelyard {

enum class Direction : std::int8_t { cost = -1, benefit = 1 };

// No number of a decision is larger, so that no sum or product of a method overflows.
inline constexpr double kLargest = 1e100;

struct Decision {
  Table matrix;                       // in the criteria's own units, each within +-kLargest
  std::vector<Direction> directions;  // one a criterion: whether less is better, or more
  std::vector<double> weights;        // one a criterion, none below 0, the sum above 0; any unit
};

// The weights divided by their sum, once, at the entrance of a method.
std::vector<double> shares(const std::vector<double>& weights);

// A score that is linear in the weights: of alternative i it is dot(values.row(i), shares of the weights), more is
// better, and everything about its doubt can be told exactly (doubt/).
struct Additive {
  // How a value of one criterion becomes a measure again. Only where the scale stands whatever the alternatives are.
  struct Scale {
    double zero_at = 0;        // the measure of the value 0
    double per_value = 0;      // what the measure grows by with a value of 1; 0: any measure has the same value
    bool logarithmic = false;  // the measure is zero_at * e^(per_value * value) instead
    double least = -std::numeric_limits<double>::infinity();  // no measure has a value below, or above
    double most = std::numeric_limits<double>::infinity();
  };
  Table values;
  std::vector<Scale> scales;  // one a criterion; empty where the scales move with the alternatives
};

// The fault of a cell of the matrix, whose place in the document is /matrix/<row>/<column>.
Error cell_fault(Code code, std::size_t row, std::size_t column, Parameters parameters);

// A number as a sentence shows it: 730, not 730.0.
std::string shown(double number);

}  // namespace steelyard
