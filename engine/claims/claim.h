// claim.h -- a statement of a review article, and the checks that it is held against.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "claims/check.h"

namespace steelyard {

// One way to understand a claim; a claim that can be understood in one way has one, without words.
struct Reading {
  std::string text, text_zh;
  std::unique_ptr<Check> check;
};

struct Claim {
  std::string id, vendor, subject, metric, statement, statement_zh;
  Json value;        // as the article gives it
  std::string unit;  // "" where it has none
  SourceId article{};
  std::vector<Reading> readings;
  std::unique_ptr<Check> elsewhere;  // where a wrong figure would fit; may be none
};

// The claims of claims.json, with every fault of it: the kinds' own (checks.h), and `circular` for claims that rest on
// themselves.
std::vector<Claim> read_claims(DataFolder& folder, const Data& data, const Compatibility& compatibility,
                               Names<ProviderId> providers);

}  // namespace steelyard
