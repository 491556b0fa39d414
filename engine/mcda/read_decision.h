// read_decision.h -- the document of a decision: matrix, directions, weights, names.
#pragma once

#include "mcda/decision.h"
#include "mcda/field_reader.h"

namespace steelyard {

struct Problem {
  Decision decision;
  std::vector<std::string> alternatives, criteria;  // names; empty where none were given
  Json weighting = Json::object();                  // how the weights came about
};

// The fields `matrix` (a list an alternative), `directions` (1 or "benefit", -1 or "cost"; all benefits where absent),
// `weights` (weighting.h; unless `needs_weights`, none), `alternatives` and `criteria` (names). Nothing where the
// matrix or the weights cannot be read; every fault is added to the errors.
std::optional<Problem> read_decision(FieldReader& document, bool needs_weights, Errors& errors);

}  // namespace steelyard
