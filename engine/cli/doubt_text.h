// doubt_text.h -- how sure an answer is, as tables for people, in a terminal.
#pragma once

#include <string>

#include "base/json.h"
#include "cli/messages.h"

namespace steelyard::cli {

std::string doubt_text(const Json& document, const Messages& messages);

}  // namespace steelyard::cli
