// `steelyard rank`: any decision matrix, by any of the methods, and how sure the order is.
#include <cstdio>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/rank_text.h"
#include "doubt/rank_document.h"

namespace steelyard::cli {

int rank_command(const Arguments& arguments, const Messages& messages) {
  const Result<std::string> document = read_file(arguments.operands.front());
  if (!document) return refuse(messages, document.errors());
  const Result<std::string> answer = rank_document(*document);
  if (!answer) return refuse(messages, answer.errors());
  if (!arguments.has("text")) {
    print(*answer);
    return 0;
  }
  const auto parsed = [](const std::string& text) { return Json::parse(text, nullptr, false); };
  std::fputs(rank_text(parsed(*document), parsed(*answer), messages).c_str(), stdout);
  return 0;
}

}  // namespace steelyard::cli
