// method.h -- the methods by name: what a document's "method" and "params" mean.
//
// To add one: write <method>.h and .cpp, a function of a Decision; add a reader of its parameters and a line to
// kMethods in method.cpp; put its published example into tests/golden/scoring.
#pragma once

#include <functional>
#include <span>

#include "mcda/decision.h"
#include "mcda/field_reader.h"

namespace steelyard {

// What comes of a method, whichever it is.
struct MethodOutcome {
  std::vector<double> score;  // one an alternative
  bool more_is_better = true;
  std::optional<Additive> additive;  // where the score is linear in the weights, or a monotone function of what is
  Json extras = Json::object();      // fields of the answer that only this method has
};

// A method with its parameters read.
struct Prepared {
  std::function<Result<MethodOutcome>(const Decision&)> run;
  bool depends_on_set = false;  // whether the order of two alternatives may depend on a third
};

// "wsm", "wpm", "spotis", "topsis", "vikor", "promethee2".
std::span<const std::string_view> method_names();

// The method at that place of the names, its parameters read; they are checked against the decision's criteria. What is
// wrong with them is added to the errors.
Prepared prepare(std::size_t method, FieldReader& params, const Decision& decision, Errors& errors);

}  // namespace steelyard
