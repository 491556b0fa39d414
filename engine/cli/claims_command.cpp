// `steelyard claims`: what review articles say, held against the folder of data.
#include <cstdio>

#include "claims/claims.h"
#include "cli/claims_text.h"
#include "cli/commands.h"

namespace steelyard::cli {

int claims_command(const Arguments& arguments, const Messages& messages) {
  if (arguments.has("json") && arguments.has("text")) {
    std::fputs("steelyard claims: takes --json or --text, not both; see steelyard --help\n", stderr);
    return kBadUsage;
  }
  const std::string folder = arguments.operands.empty() ? "data" : arguments.operands.front();
  const Result<JudgedClaims> judged = judge_claims(folder);
  if (!judged) return refuse(messages, judged.errors());
  const Json document = write_claims(*judged);
  if (arguments.has("text")) {
    std::fputs(claims_text(document, messages, arguments.value("lang") == "zh-Hans").c_str(), stdout);
  } else {
    print(document.dump(2));
  }
  return 0;
}

}  // namespace steelyard::cli
