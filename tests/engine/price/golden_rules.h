// golden_rules.h -- the rules of price/ under the names by which the cases of tests/golden/bill/ ask for them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/rational.h"

namespace steelyard::test {

// What a rule says under each name: exact amounts, or, where the rule has a square root or an exponential, a double.
struct Outcome {
  std::map<std::string, std::vector<Rational>> exact;
  std::map<std::string, double> approximate;

  void put(const std::string& name, Rational value) { exact[name].push_back(value); }
};

// What the rule makes of a case's input; nothing for a name that is no rule's.
std::optional<Outcome> apply_rule(const std::string& rule, const Json& input);

}  // namespace steelyard::test
