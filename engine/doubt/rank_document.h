// rank_document.h -- from the document of a decision to the document of its answer: `steelyard rank`.
//
//   {"matrix": [[25, 20], [10, 30]],         a list an alternative, a number a criterion
//    "directions": [1, -1],                  1 or "benefit", -1 or "cost"; all benefits where absent
//    "weights": [0.6, 0.4],                  or what weighting.h reads
//    "method": "wsm",                        method.h; or "ahp" (the matrix holds judgements), "entropy", "critic",
//    "std" "params": {"normalization": "linear"},  the method's "alternatives": ["a", "b"], "criteria": ["speed",
//    "price"], "doubt": {"alternative": "b",           what would make it first; else the second
//              "order": ["price", "speed"],  only weights in this order of importance
//              "radius": 0.2,                or only those within 0.2 of the given ones (weight_space.h)
//              "ternary": [0, 1, 2],         the three criteria of the map
//              "draws": 10000, "seed": 1}}   where shares are drawn
//
// The answer: `method`, `weights` (sum 1) and how they came about, `score`, `rank`, what the method adds, `stability`,
// `inert` (criteria that tell nothing apart) and, for wsm, wpm, spotis and promethee2, `doubt` (report.h).
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace steelyard {

// Faults: every one of the document, each with its place.
Result<std::string> rank_document(std::string_view text);

}  // namespace steelyard
