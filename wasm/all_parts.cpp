#include "crossing.h"
#include "parts/parts.h"
#include "parts_here.h"

std::span<const steelyard::RowPart> parts_here() { return steelyard::row_parts(); }

namespace {

emscripten::val explain_offer(Session& session, const std::string& offer) {
  return crossing::text_of(session.explain(offer));
}

emscripten::val doubt_of_answer(Session& session, const std::string& offer) {
  return crossing::text_of(steelyard::doubt_document(session, offer));
}

}  // namespace

void register_more(emscripten::class_<Session>& session) {
  session.function("explain", &explain_offer).function("doubt", &doubt_of_answer);
}
