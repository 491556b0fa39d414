// rank_text.h -- the ranking of any decision, and how sure it is, as tables for people, in a terminal.
#pragma once

#include <string>

#include "base/json.h"
#include "cli/messages.h"

namespace steelyard::cli {

// `decision`: the document that was ranked, for the names in it; `answer`: what rank_document() made of it.
std::string rank_text(const Json& decision, const Json& answer, const Messages& messages);

}  // namespace steelyard::cli
