// json_fwd.h -- the name of a JSON document, for headers that only pass one on; json.h has the whole.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace steelyard {

// Members keep the order of the text, so that documents read as they were meant.
using Json = nlohmann::ordered_json;

}  // namespace steelyard
