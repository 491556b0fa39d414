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
using steelyard::Session;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string snapshot = steelyard::test::three_clouds().snapshot();
  Session session;
  session.open(snapshot);
  const AskResult answer = session.ask(std::string(reinterpret_cast<const char*>(data), size));
  const Json document = Json::parse(answer.document, nullptr, false);
  if (document.is_discarded()) std::abort();
  if (!answer.ok) {
    if (document["errors"].empty()) std::abort();
    return 0;
  }
  if (session.ask(document["question"].dump()).document != answer.document) std::abort();
  for (const Json& place : document["ranking"]) {
    const std::string explanation = session.explain(place["offer"].get<std::string>());
    if (explanation.starts_with("{\"errors\"")) std::abort();
  }
  return 0;
}
