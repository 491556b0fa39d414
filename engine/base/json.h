// json.h -- reading JSON text without exceptions: the document, or where and why it is none.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/json_fwd.h"
#include "base/result.h"

namespace steelyard {

// The document that `text` is. Faults: not_json at the byte where it stops being JSON (a number too large for a double
// included), duplicate_key for each name that an object has twice (JSON leaves open which one counts, so neither does).
Result<Json> read_json(std::string_view text);

// A JSON number as decimal text that is the same number.
std::string number_text(const Json& number);
// The same of a double; a whole one that doubles count exactly, up to 2^53, without a point.
std::string number_text(double number);

// `name` as one step of a JSON pointer (RFC 6901): "~" and "/" escaped, a "/" before it.
std::string pointer_step(std::string_view name);

}  // namespace steelyard
