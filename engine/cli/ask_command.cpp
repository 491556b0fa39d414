// `steelyard ask`, `explain`, `bill` and `breakeven`: a question of a snapshot, and the answer, or what there is to say
// of one offer.
#include <cstdio>

#include "base/json.h"
#include "cli/bill_text.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/text_table.h"
#include "parts/parts.h"

namespace steelyard::cli {
namespace {

// Opens the catalog and asks it the question of the file; what comes of it.
Result<AskResult> ask(const Arguments& arguments, const std::string& file, Session& session) {
  const Errors errors = open_catalog(arguments, session);
  if (!errors.empty()) return errors;
  const Result<std::string> question = read_file(file);
  if (!question) return question.errors();
  return session.ask(*question);
}

// The document, or the table that `text_of` makes of it; its faults if there is none.
int show(const Arguments& arguments, const Messages& messages, const Result<std::string>& document,
         std::string (*text_of)(const Json&, const Messages&)) {
  if (!document) return refuse(messages, document.errors());
  if (arguments.has("text")) {
    std::fputs(text_of(Json::parse(*document, nullptr, false), messages).c_str(), stdout);
  } else {
    print(*document);
  }
  return 0;
}

}  // namespace

int ask_command(const Arguments& arguments, const Messages& messages) {
  Session session(row_parts());
  const Result<AskResult> answer = ask(arguments, arguments.operands.front(), session);
  if (!answer) return refuse(messages, answer.errors());
  return show(arguments, messages, answer->document, text_table);
}

int explain_command(const Arguments& arguments, const Messages& messages) {
  Session session(row_parts());
  const Result<AskResult> answer = ask(arguments, arguments.operands.back(), session);
  if (!answer) return refuse(messages, answer.errors());
  const Result<std::string> explanation = session.explain(arguments.operands.front());
  if (!explanation) return refuse(messages, explanation.errors());
  print(*explanation);
  return 0;
}

int bill_command(const Arguments& arguments, const Messages& messages) {
  Session session(row_parts());
  const Result<AskResult> answer = ask(arguments, arguments.operands.back(), session);
  if (!answer) return refuse(messages, answer.errors());
  return show(arguments, messages, bill_document(session, arguments.operands.front()), bill_text);
}

int breakeven_command(const Arguments& arguments, const Messages& messages) {
  Session session(row_parts());
  const Result<AskResult> answer = ask(arguments, arguments.operands.back(), session);
  if (!answer) return refuse(messages, answer.errors());
  const std::span<const std::string> operands = arguments.operands;
  const std::span<const std::string> others = operands.subspan(1, operands.size() - 2);
  return show(arguments, messages, break_even_document(session, operands.front(), others), break_even_text);
}

}  // namespace steelyard::cli
