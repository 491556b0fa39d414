// finding.h -- the figures that decide a claim, and the verdict that follows.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "catalog/ids.h"
#include "claims/verdict.h"

namespace steelyard {

enum class FindingCode : std::uint8_t {
#define STEELYARD_FINDING(name) name,
#include "claims/findings.def"
#undef STEELYARD_FINDING
};
inline constexpr std::string_view kFindings[] = {
#define STEELYARD_FINDING(name) #name,
#include "claims/findings.def"
#undef STEELYARD_FINDING
};
constexpr std::string_view name(FindingCode code) { return kFindings[static_cast<std::size_t>(code)]; }

// One thing found, and the verdict that it alone would give.
struct Finding {
  FindingCode code;
  Verdict verdict;
  Parameters parameters;
  std::vector<SourceId> sources;  // each once
};

// What a check comes to.
struct Outcome {
  Verdict verdict;
  std::vector<Finding> findings;

  Outcome(Verdict v, std::vector<Finding> f) : verdict(v), findings(std::move(f)) {}
  Outcome(Finding finding) : verdict(finding.verdict), findings{std::move(finding)} {}
};

// Adds a source that is not there yet.
inline void cite(std::vector<SourceId>& sources, SourceId source) {
  for (const SourceId known : sources) {
    if (known == source) return;
  }
  sources.push_back(source);
}

constexpr Verdict confirmed_if(bool holds) { return holds ? Verdict::confirmed : Verdict::contradicted; }

}  // namespace steelyard
