// write_parts.h -- pieces that several documents share: each writes one thing of the catalog or of an offer.
#pragma once

#include "answer/assessment.h"
#include "base/json.h"
#include "price/bill.h"

namespace steelyard {

// A number, or null where it is not known: JSON has no NaN.
inline Json known_or_null(double value) { return is_known(value) ? Json(value) : Json(); }

// The unit of speeds: runs of the benchmark an hour, or dense 16-bit operations.
inline std::string_view speed_unit(const Question& question) {
  return question.benchmark ? "runs_per_hour" : "dense_16_bit_tflops";
}

Json write_engine();                         // {"version"}
Json write_catalog(const Catalog& catalog);  // {"date", "hash", "offers"}

// One offer for the question's work: who sells what where, at which price, the bill, the time, the marks.
void write_offer(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                 Json& into);

}  // namespace steelyard
