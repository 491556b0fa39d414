// `steelyard ask` and `steelyard explain`: a question of a snapshot, and the answer or every reason for one place in
// it.
#include <cstdio>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/text_table.h"

namespace steelyard::cli {

int ask_command(const Arguments& arguments, const Messages& messages) {
  const bool explain = arguments.command == "explain";
  Session session;
  const Errors errors = open_catalog(arguments, session);
  if (!errors.empty()) return refuse(messages, errors);
  const Result<std::string> question = read_file(arguments.operands.back());
  if (!question) return refuse(messages, question.errors());
  const Result<AskResult> answer = session.ask(*question);
  if (!answer) return refuse(messages, answer.errors());
  if (!explain) {
    if (arguments.has("text")) {
      std::fputs(text_table(Json::parse(answer->document, nullptr, false), messages).c_str(), stdout);
    } else {
      print(answer->document);
    }
    return 0;
  }
  const Result<std::string> explanation = session.explain(arguments.operands.front());
  if (!explanation) return refuse(messages, explanation.errors());
  print(*explanation);
  return 0;
}

}  // namespace steelyard::cli
