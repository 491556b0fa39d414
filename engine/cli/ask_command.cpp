// `steelyard ask`, `explain`, `bill` and `breakeven`: a question of a snapshot, and the answer, or what there is to say
// of one offer.
#include <cstdio>

#include "base/json.h"
#include "cli/bill_text.h"
#include "cli/commands.h"
#include "cli/doubt_text.h"
#include "cli/files.h"
#include "cli/text_table.h"
#include "parts/parts.h"

namespace steelyard::cli {
namespace {

constexpr double kMostInPool = 1'000'000;
constexpr double kMostLoss = 0.99;

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
  if (arguments.has("doubt")) return show(arguments, messages, doubt_document(session), doubt_text);
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

// OFFER COUNT, as often as there are members.
int pool_command(const Arguments& arguments, const Messages& messages) {
  Session session(row_parts());
  const Result<AskResult> answer = ask(arguments, arguments.operands.back(), session);
  if (!answer) return refuse(messages, answer.errors());
  Errors errors;
  std::vector<PoolMember> members;
  const auto number = [&](const std::string& text, double least, double most, std::string_view what) {
    const std::optional<Rational> value = Rational::from_decimal(text);
    const double size = value ? value->to_double() : least - 1;
    if (size < least || size > most) {
      errors.push_back({Code::out_of_range,
                        std::string(what),
                        {{"got", text}, {"min", number_text(least)}, {"max", number_text(most)}}});
    }
    return value.value_or(0);
  };
  for (std::size_t i = 0; i + 2 < arguments.operands.size(); i += 2) {
    const Rational count = number(arguments.operands[i + 1], 1, kMostInPool, arguments.operands[i]);
    members.push_back({arguments.operands[i], static_cast<std::int32_t>(count.to_double())});
  }
  if (arguments.operands.size() % 2 == 0) {
    errors.push_back(
        {Code::wrong_count, "", {{"got", std::to_string(arguments.operands.size())}, {"wanted", "2n + 1"}}});
  }
  const Rational loss = number(arguments.value("loss", "0"), 0, kMostLoss, "--loss");
  if (!errors.empty()) return refuse(messages, errors);
  return show(arguments, messages, pool_document(session, members, loss), pool_text);
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
