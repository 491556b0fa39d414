// bindings.cpp -- the engine's session as a JavaScript class. Text, bytes and columns cross here; nothing is decided.
#include <emscripten/bind.h>

#include <string>

#include "answer/session.h"
#include "crossing.h"
#include "parts_here.h"

namespace {

using crossing::Bytes;
using crossing::copy;
using crossing::text_of;
using crossing::to_string;
using emscripten::val;

val open_catalog(Session& session, const val& bytes) { return text_of(session.open(Bytes(bytes).view())); }

val ask_question(Session& session, const std::string& question) {
  const auto asked = session.ask(question);
  const steelyard::AskResult none;
  const steelyard::AskResult& result = asked ? *asked : none;  // no copy: its columns are half a megabyte
  val columns = val::object();
  columns.set("offer", copy(result.columns.offer));
  columns.set("rank", copy(result.columns.rank));
  columns.set("total", copy(result.columns.total));
  columns.set("hours", copy(result.columns.hours));
  columns.set("score_lower", copy(result.columns.score_lower));
  columns.set("score_upper", copy(result.columns.score_upper));
  val answer = val::object();
  answer.set("document", asked ? to_string(asked->document) : to_string(steelyard::write_errors(asked.errors())));
  answer.set("columns", columns);
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(steelyard) {
  emscripten::class_<Session> session("Session");
  session.constructor<>().function("open", &open_catalog).function("ask", &ask_question);
  register_more(session);
}
