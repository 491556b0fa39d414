// answer.h -- the ranking with its reasons, and the documents that carry it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "answer/assessment.h"
#include "answer/warning.h"
#include "base/result.h"
#include "judge/rank.h"

namespace steelyard {

// What an answer consists of. `ranking` counts rows of assessment.offers.
struct Answer {
  Ranking ranking;
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
