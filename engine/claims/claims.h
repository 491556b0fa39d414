// claims.h -- what two review articles say, held against the catalog.
//
//   Result<JudgedClaims> judged = judge_claims("data");
//   if (!judged) ...judged.errors();      // every fault, each with "file:line" or "file:/json/pointer"
//   print(write_claims(*judged));         // verdicts, with the figures that decide and their sources
//
// No verdict is written down anywhere: each follows from a check (checks.h) and the data as they are. A claim that can
// be understood in several ways has a verdict for each; where they differ, it depends on the reading.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "claims/claim.h"
#include "claims/finding.h"

namespace steelyard {

struct JudgedClaim {
  Claim claim;
  Verdict verdict{};
  std::vector<Outcome> outcomes;     // one a reading of the claim
  std::optional<Outcome> elsewhere;  // where the figure would fit, if it does
};

struct JudgedClaims {
  std::vector<JudgedClaim> claims;
  std::vector<SourceRow> sources;  // that findings cite, by id
};

Result<JudgedClaims> judge_claims(const std::string& folder);

// An array, one object a claim: the claim itself, its verdict, the findings of its check or of each reading, the
// sources in full.
Json write_claims(const JudgedClaims& judged);

}  // namespace steelyard
