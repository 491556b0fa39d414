// text_table.h -- an answer as a table for people, in a terminal.
#pragma once

#include <string>

#include "base/json.h"
#include "cli/messages.h"

namespace steelyard::cli {

// The answer document's ranking as aligned columns, then what was left out and what to know, in the language of
// `messages`. Columns align in a terminal where CJK characters are two cells wide.
std::string text_table(const Json& answer, const Messages& messages);

}  // namespace steelyard::cli
