// answer.h -- the ranking with its reasons, and the documents that carry it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "answer/assessment.h"
#include "base/result.h"
#include "judge/rank.h"

namespace steelyard {

enum class WarningCode : std::uint8_t {
#define STEELYARD_WARNING(name) name,
#include "answer/warnings.def"
#undef STEELYARD_WARNING
};
inline constexpr std::string_view kWarnings[] = {
#define STEELYARD_WARNING(name) #name,
#include "answer/warnings.def"
#undef STEELYARD_WARNING
};
constexpr std::string_view name(WarningCode code) { return kWarnings[static_cast<std::size_t>(code)]; }

struct Warning {
  WarningCode code;
  Parameters parameters;
};

// What an answer consists of. `ranking` counts rows of assessment.offers.
struct Answer {
  Ranking ranking;
  std::vector<Exclusion> exclusions;
  std::vector<Warning> warnings;
};

// Ranks what was assessed by the question's weights.
Answer answer(const Catalog& catalog, const Question& question, const Assessment& assessment);

// The answer document: the question with its defaults, counts, the ranking with bills and parts of scores for as many
// rows as the question's limit, what was left out, the ends of the scales, warnings.
std::string write_answer(const Catalog& catalog, const Question& question, const Assessment& assessment,
                         const Answer& answer);

// Every reason for one offer's place: the place itself, if it has one, else the requirements it fails; its bill; for
// each criterion the measure or the facts behind it; the evidence of its price; every source in full.
std::string write_explanation(const Catalog& catalog, const Question& question, const Assessment& assessment,
                              const Ranking& ranking, OfferId offer);

// What a page builds its controls from: the fields of a question, the catalog's dictionaries, its date and hash.
std::string write_opening(const Catalog& catalog);

// {"errors": [...]}: faults for a machine, each with code, place and parameters.
std::string write_errors(const Errors& errors);

}  // namespace steelyard
