// write_parts.h -- pieces that several documents share: each writes one thing of the catalog or of an offer.
#pragma once

#include "answer/assessment.h"
#include "base/json_writer.h"
#include "judge/rank.h"
#include "price/bill.h"

namespace steelyard {

// The unit of speeds: runs of the benchmark an hour, or dense 16-bit operations.
inline std::string_view speed_unit(const Question& question) {
  return question.benchmark ? "runs_per_hour" : "dense_16_bit_tflops";
}

// A day; nothing where it is not known.
inline std::optional<std::string> known_day(Day day) {
  return day == kUnknownDay ? std::nullopt : std::optional(to_text(day));
}

// The text, the source's id; nothing for none.
inline std::optional<std::string_view> known_text(const Catalog& catalog, TextId text) {
  return text == TextId{} ? std::nullopt : std::optional(catalog.text(text));
}
inline std::optional<std::string_view> known_source(const Catalog& catalog, SourceId source) {
  return source == kNone<SourceId> ? std::nullopt : std::optional(catalog.text(catalog.sources.id[row(source)]));
}

void write_heading(const Catalog& catalog, JsonWriter& json);  // "engine": {"version"}, "catalog": {"date", ...}

// The heading, then "question": what the document answers, with its defaults.
void write_asked(const Catalog& catalog, const Question& question, JsonWriter& json);

// The members of one offer for the question's work: who sells what where, at which price, its total, the time, the
// marks, and the parts that the question wants.
void write_offer(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                 const Bill& bill, JsonWriter& json);

// The bill of one offer for the question's work.
Bill bill_of(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer);

// One place of the ranking, an object; `place` counts ranking.order.
void write_place(const Catalog& catalog, const Question& question, const Assessment& assessment, const Ranking& ranking,
                 std::size_t place, JsonWriter& json);

}  // namespace steelyard
