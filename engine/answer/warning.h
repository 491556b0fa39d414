// warning.h -- what a reader of an answer must know of it: codes with parameters.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "catalog/catalog.h"
#include "price/totals.h"
#include "question/question.h"

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

// How many of the qualified offers have what kind of bill.
struct Counts {
  std::size_t estimated = 0;       // a line comes from a tariff for another place
  std::size_t incomplete = 0;      // a line is unknown
  std::size_t unpriced = 0;        // no bill: no price is known
  std::size_t untimed = 0;         // no bill: the price is known, how long the job takes is not
  std::size_t unstated_terms = 0;  // no bill: the price is known, how long the commitment is is not
};
Counts count(const Catalog& catalog, std::span<const OfferId> offers, const Totals& totals);

// What there is to say of the qualified offers and their bills, whatever the weights.
std::vector<Warning> offer_warnings(const Catalog& catalog, const Question& question, std::span<const OfferId> offers,
                                    const Counts& counts);

}  // namespace steelyard
