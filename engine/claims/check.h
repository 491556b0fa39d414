// check.h -- how a claim is held against data/: a thing that reads its own parameters (checks.h) and can be run.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "claims/compatibility.h"
#include "claims/finding.h"
#include "pack/member.h"
#include "pack/names.h"
#include "pack/rows.h"
#include "question/question.h"

namespace steelyard {

enum class ClaimId : std::uint16_t {};

// What claims are held against. Rows and catalog are of one folder: the rows keep every price with its marks, the
// catalog is what questions are asked of.
struct Grounds {
  const Data& data;
  const Catalog& catalog;
  const Compatibility& compatibility;
  const Question& scenario;  // the default one
  std::function<Verdict(ClaimId)> verdict_of;

  const std::string& provider(ProviderId id) const { return data.providers[row(id)].id; }
};

class Check {
 public:
  virtual ~Check() = default;
  virtual Outcome run(const Grounds& grounds) const = 0;
};

// One claim rests on another: the place that says so.
struct Reliance {
  ClaimId from, on;
  std::string where;
};

// What reading checks needs and leaves behind.
struct CheckReading {
  const Data& data;
  const Compatibility& compatibility;
  Names<ProviderId> providers;
  Names<ClaimId> claims;
  std::vector<double> numbers;  // that claims give; kUnknown where one gives none
  ClaimId claim{};              // the one whose check is read
  std::vector<Reliance> reliances;
};

// The check that `member` describes, by its kind. With faults: nothing, or a check that must not be run. Faults:
// unknown_value for a kind that is none, and those of its parameters.
std::unique_ptr<Check> read_check(CheckReading& at, const Member& member);

}  // namespace steelyard
