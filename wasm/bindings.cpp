// bindings.cpp -- the engine's session as a JavaScript class. Text, bytes and columns cross here; nothing is decided.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "answer/session.h"

namespace {

using emscripten::typed_memory_view;
using emscripten::val;

// A column as a typed array of its own: a view on the module's memory dies when the memory grows.
template <class T>
val copy(const std::vector<T>& column) {
  return val(typed_memory_view(column.size(), column.data())).template call<val>("slice");
}

// The bytes of a Uint8Array, moved in one step.
std::string read(const val& bytes) {
  std::string text(bytes["length"].as<std::size_t>(), '\0');
  val(typed_memory_view(text.size(), reinterpret_cast<unsigned char*>(text.data()))).call<void>("set", bytes);
  return text;
}

// A text as a JavaScript string. Embind's own way looks at every byte; the browser's decoder is several times faster.
val to_string(const std::string& text) {
  static const val decoder = val::global("TextDecoder").new_();
  return decoder.call<val>("decode",
                           typed_memory_view(text.size(), reinterpret_cast<const unsigned char*>(text.data())));
}

// The document, or the document of the faults.
val text_of(const steelyard::Result<std::string>& result) {
  return to_string(result ? *result : steelyard::write_errors(result.errors()));
}

val open_catalog(steelyard::Session& session, const val& bytes) { return text_of(session.open(read(bytes))); }

val ask_question(steelyard::Session& session, const std::string& question) {
  const auto asked = session.ask(question);
  const steelyard::AskResult result =
      asked ? *asked : steelyard::AskResult{steelyard::write_errors(asked.errors()), {}};
  val columns = val::object();
  columns.set("offer", copy(result.columns.offer));
  columns.set("rank", copy(result.columns.rank));
  columns.set("total", copy(result.columns.total));
  columns.set("hours", copy(result.columns.hours));
  columns.set("score_lower", copy(result.columns.score_lower));
  columns.set("score_upper", copy(result.columns.score_upper));
  val answer = val::object();
  answer.set("document", to_string(result.document));
  answer.set("columns", columns);
  return answer;
}

val explain_offer(steelyard::Session& session, const std::string& offer) { return text_of(session.explain(offer)); }

}  // namespace

EMSCRIPTEN_BINDINGS(steelyard) {
  emscripten::class_<steelyard::Session>("Session")
      .constructor<>()
      .function("open", &open_catalog)
      .function("ask", &ask_question)
      .function("explain", &explain_offer);
}
