// session.h -- a catalog that questions are asked of, one after another: documents in, documents out.
//
// The command and the WebAssembly module are shells around this class, so that both give the same bytes. A session
// keeps the last question's assessment: moving a weight ranks again and nothing else.
//
//   Session session;
//   session.open(bytes);                                      // the opening document
//   session.ask("{\"weights\":{\"cost\":1}}")->document;      // the answer document
//   session.explain("aws/p5.48xlarge/us-east-1/on_demand");   // of the last question
//
// Each is a Result; write_errors() makes of its faults the document that JavaScript gets instead.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "answer/answer.h"

namespace steelyard {

// All qualified offers, best first, for drawing: empty unless the question wants them.
struct Columns {
  std::vector<std::uint32_t> offer;  // OfferId
  std::vector<std::uint32_t> rank;   // 0 without a total
  std::vector<double> total;         // in the asked currency; NaN where it is not known
  std::vector<double> hours;         // that every node works; NaN where it is not known
  std::vector<double> score_lower, score_upper;
};

struct AskResult {
  std::string document;
  Columns columns;
};

class Session {
 public:
  // `row_parts`: what else than bills a question may want of each row (parts/).
  explicit Session(std::span<const RowPart> row_parts = {}) : row_parts_(row_parts) {}

  // Opens a snapshot; what was open before stays if it is refused.
  Result<std::string> open(std::string_view bytes);

  // Faults: no_catalog before a snapshot is open; those of read_question; part_not_here where a part is wanted that
  // this session cannot write. The last question stays if this one is refused.
  Result<AskResult> ask(std::string_view question);

  // Faults: no_catalog, no_question before one was answered; unknown_offer.
  Result<std::string> explain(std::string_view offer) const;

  // The open catalog; null before one is open.
  const Catalog* catalog() const { return catalog_.get(); }
  // The offer that is so called; faults like explain's.
  Result<OfferId> find(std::string_view key) const;
  // The last question that was answered, and what it was answered from: once find() found an offer.
  const Question& question() const { return *question_; }
  const Assessment& assessment() const { return assessment_; }
  const Ranking& ranking() const { return ranking_; }
  // Why there is no last question to speak of: no_catalog or no_question; nothing where there is one.
  std::optional<Error> unready() const;

 private:
  std::span<const RowPart> row_parts_;
  std::unique_ptr<const Catalog> catalog_;
  std::optional<Question> question_;
  Assessment assessment_;
  Ranking ranking_;
};

}  // namespace steelyard
