// weighting.h -- the weights of a document: given, judged in pairs, ordered, or taken from the matrix.
//
//   [0.5, 0.3, 0.2]                                     as they are, in any unit
//   "equal", "entropy", "critic", "std"                 derived_weights.h
//   {"order": ["price", "speed"]}                       most important first, names or places from 0; rank-order
//   centroid
//   {"pairwise": [[1, 3], [0.333, 1]],                  pairwise.h; "priority" is "eigenvector" or "geometric_mean",
//    "priority": "eigenvector", "random_index": 0.58}   "random_index" another than the table's
#pragma once

#include <span>

#include "mcda/decision.h"
#include "mcda/field_reader.h"
#include "mcda/normalization.h"

namespace steelyard {

struct Weighting {
  std::vector<double> weights;
  Json notes = Json::object();  // how they came about: consistency, fallbacks; fields of the answer
};

inline constexpr std::string_view kWeightings[] = {"equal", "entropy", "critic", "std"};

// Weights from the matrix, by the name at that place of kWeightings. `normalization`: of "std".
Result<Weighting> weights_from_matrix(std::size_t weighting, const Table& matrix,
                                      const std::vector<Direction>& directions, Normalization normalization);

// Weights from a square of judgements; its faults are not_square, not_reciprocal, out_of_range.
std::optional<Weighting> read_pairwise(const Json& judgements, const std::string& where, FieldReader& params,
                                       Errors& errors);

// The one of `names`, or the place from 0 among `count`, that a value says; unknown_value or out_of_range otherwise.
std::optional<std::uint32_t> read_member(const Json& value, const std::string& where,
                                         const std::vector<std::string>& names, std::size_t count, Errors& errors);

// Every one of `count` once, in an order; wrong_count or duplicate_member otherwise.
std::optional<std::vector<std::uint32_t>> read_order(const Json& value, const std::string& where,
                                                     const std::vector<std::string>& names, std::size_t count,
                                                     Errors& errors);

// The weights in any of the forms above. `criteria`: their names, which an order may use; may be empty.
std::optional<Weighting> read_weights(const Json& value, const std::string& where, const Decision& decision,
                                      const std::vector<std::string>& criteria, Errors& errors);

}  // namespace steelyard
