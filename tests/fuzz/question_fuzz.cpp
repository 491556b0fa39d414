// Any text may be asked. It is refused with faults, or answered; and the question that an answer states, with its
// defaults filled in, is a question of its own that is answered with the same bytes.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "ask.h"
#include "base/json.h"
#include "support/small_catalog.h"

using steelyard::AskResult;
using steelyard::Json;
using steelyard::Result;
using steelyard::Session;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string snapshot = steelyard::test::three_clouds().snapshot();
  Session session;
  if (!session.open(snapshot)) std::abort();
  const Result<AskResult> answer = session.ask(std::string(reinterpret_cast<const char*>(data), size));
  if (!answer) {
    const Json refusal = Json::parse(steelyard::write_errors(answer.errors()), nullptr, false);
    if (refusal.is_discarded() || refusal["errors"].empty()) std::abort();
    return 0;
  }
  const Json document = Json::parse(answer->document, nullptr, false);
  if (document.is_discarded()) std::abort();
  const Result<AskResult> again = session.ask(document["question"].dump());
  if (!again || again->document != answer->document) std::abort();
  for (const Json& place : document["ranking"]) {
    if (!session.explain(place["offer"].get<std::string>())) std::abort();
  }
  return 0;
}
