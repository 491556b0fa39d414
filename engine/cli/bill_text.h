// bill_text.h -- bills and break-even points as tables for people, in a terminal.
#pragma once

#include <string>

#include "base/json.h"
#include "cli/messages.h"

namespace steelyard::cli {

// The bill document's lines with quantities, rates and dates, the total, what a unit costs, and what is paid when.
std::string bill_text(const Json& document, const Messages& messages);

// The pool's members in a line each, and what they come to together.
std::string pool_text(const Json& document, const Messages& messages);

// The break-even document: an offer that it is held against in a line each for hours and months.
std::string break_even_text(const Json& document, const Messages& messages);

}  // namespace steelyard::cli
