#include "answer/session.h"

#include <algorithm>

#include "answer/offer_key.h"
#include "catalog/snapshot.h"

namespace steelyard {
namespace {

Columns columns_of(const Assessment& assessment, const Ranking& ranking) {
  Columns columns;
  columns.offer.reserve(ranking.order.size());
  columns.total.reserve(ranking.order.size());
  columns.hours.reserve(ranking.order.size());
  columns.score_lower.reserve(ranking.order.size());
  columns.score_upper.reserve(ranking.order.size());
  for (const std::uint32_t i : ranking.order) {
    columns.offer.push_back(static_cast<std::uint32_t>(assessment.offers[i]));
    columns.total.push_back(assessment.measures.totals.amount[i]);
    columns.hours.push_back(assessment.measures.totals.hours[i]);
    columns.score_lower.push_back(ranking.lower[i]);
    columns.score_upper.push_back(ranking.upper[i]);
  }
  columns.rank = ranking.rank;
  return columns;
}

bool can_write(Part part, std::span<const RowPart> row_parts) {
  if (part == Part::bill || part == Part::columns) return true;
  return std::any_of(row_parts.begin(), row_parts.end(), [part](const RowPart& one) { return one.part == part; });
}

}  // namespace

Result<std::string> Session::open(std::string_view bytes) {
  auto opened = std::make_unique<Catalog>();
  if (auto fault = read_snapshot(bytes, *opened)) return *std::move(fault);
  catalog_ = std::move(opened);
  question_.reset();
  return write_opening(*catalog_);
}

Result<AskResult> Session::ask(std::string_view text) {
  if (!catalog_) return Error{Code::no_catalog, "", {}};
  Result<Question> read = read_question(*catalog_, text);
  if (!read) return read.errors();
  for (std::size_t i = 0; i < read->want.size(); ++i) {
    if (can_write(read->want[i], row_parts_)) continue;
    return Error{Code::part_not_here, "/want/" + std::to_string(i), {{"got", std::string(name(read->want[i]))}}};
  }
  if (!question_ || !same_assessment(*question_, *read)) assessment_ = assess(*catalog_, *read);
  assessment_.row_parts = row_parts_;
  question_ = *std::move(read);
  Answer result = answer(*catalog_, *question_, assessment_);
  std::string document = write_answer(*catalog_, *question_, assessment_, result);
  ranking_ = std::move(result.ranking);
  return AskResult{std::move(document),
                   wants(*question_, Part::columns) ? columns_of(assessment_, ranking_) : Columns{}};
}

std::optional<Error> Session::unready() const {
  if (!catalog_) return Error{Code::no_catalog, "", {}};
  if (!question_) return Error{Code::no_question, "", {}};
  return std::nullopt;
}

Result<OfferId> Session::find(std::string_view key) const {
  if (const auto fault = unready()) return *fault;
  if (const auto offer = find_offer(*catalog_, key)) return *offer;
  return Error{Code::unknown_offer, "", {{"got", std::string(key)}, {"nearest", nearest_offer(*catalog_, key)}}};
}

Result<std::string> Session::explain(std::string_view key) const {
  const Result<OfferId> offer = find(key);
  if (!offer) return offer.errors();
  return write_explanation(*catalog_, *question_, assessment_, ranking_, *offer);
}

}  // namespace steelyard
