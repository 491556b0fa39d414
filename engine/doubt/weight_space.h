// weight_space.h -- the weights that are thought possible: always a simplex, given by its corners.
//
// All weights, all that keep an order of importance, and all within a distance of given ones are simplices with as many
// corners as there are criteria. A score that is linear in the weights is linear in shares of the corners too, so that
// one change of columns, at_corners(), lets every function of this room answer for each of them.
#pragma once

#include <cstdint>

#include "mcda/table.h"

namespace steelyard {

struct WeightSpace {
  Table corners;  // a row a corner: weights of sum 1
};

// None below 0, sum 1.
WeightSpace all_weights(std::size_t criteria);

// w[order[0]] >= w[order[1]] >= ... Its center is the rank-order centroid.
WeightSpace ordered_weights(const std::vector<std::uint32_t>& order);

// (1 - radius) of the given weights and `radius` of any: no weight falls below (1 - radius) times itself. 0 is the
// given weights alone, 1 all weights ("contamination": Huber, Robust Statistics, 1981).
WeightSpace weights_within(const std::vector<double>& weights, double radius);

// Every alternative's score at each corner: what the functions of this room take for values. O(mn^2).
Table at_corners(const Table& values, const WeightSpace& space);

// The weights of a point that is given as shares of the corners.
std::vector<double> weights_at(const WeightSpace& space, std::span<const double> shares_of_corners);

}  // namespace steelyard
