// `steelyard rank`: any decision matrix, by any of the methods, and how sure the order is.
#include "cli/commands.h"
#include "cli/files.h"
#include "doubt/rank_document.h"

namespace steelyard::cli {

int rank_command(const Arguments& arguments, const Messages& messages) {
  const Result<std::string> document = read_file(arguments.operands.front());
  if (!document) return refuse(messages, document.errors());
  const Result<std::string> answer = rank_document(*document);
  if (!answer) return refuse(messages, answer.errors());
  print(*answer);
  return 0;
}

}  // namespace steelyard::cli
