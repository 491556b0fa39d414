#include "doubt/triangulation.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace steelyard {
namespace {

using Word = std::uint64_t;
using Mask = std::vector<Word>;  // of points

std::size_t count(const Mask& mask) {
  std::size_t points = 0;
  for (const Word word : mask) points += static_cast<std::size_t>(std::popcount(word));
  return points;
}

bool within(const Mask& inner, const Mask& outer) {
  for (std::size_t word = 0; word < inner.size(); ++word) {
    if ((inner[word] & ~outer[word]) != 0) return false;
  }
  return true;
}

std::uint32_t first_of(const Mask& mask) {
  std::size_t word = 0;
  while (mask[word] == 0) ++word;
  return static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(mask[word]));
}

class Triangulation {
 public:
  explicit Triangulation(const Table& points)
      : points_(points), moment_(points.columns(), 0.0), edges_(points.columns(), points.columns()) {}

  // Adds the simplices of a face: from its first corner to those of each of its facets that the corner is not on.
  // `facets`: masks among which the face's own facets are.
  void add(const Mask& face, std::size_t dimension, const std::vector<Mask>& facets) {
    const std::size_t size = count(face);
    if (size <= dimension) return;  // flat to within rounding
    if (size == dimension + 1) return add_simplex(face);
    struct Side {
      Mask mask;
      std::size_t size;
    };
    std::vector<Side> sides;
    for (const Mask& facet : facets) {
      Side side{face, 0};
      for (std::size_t word = 0; word < face.size(); ++word) side.mask[word] &= facet[word];
      side.size = count(side.mask);
      if (side.size >= dimension && side.size < size) sides.push_back(std::move(side));
    }
    // The face's facets are the largest of these; others are edges of them, or the same again.
    std::stable_sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) { return a.size > b.size; });
    std::vector<Mask> largest;
    for (Side& side : sides) {
      const auto holds = [&](const Mask& other) { return within(side.mask, other); };
      if (std::none_of(largest.begin(), largest.end(), holds)) largest.push_back(std::move(side.mask));
    }
    const std::uint32_t apex = first_of(face);
    apexes_.push_back(apex);
    for (const Mask& side : largest) {
      if ((side[apex / 64] >> (apex % 64) & 1) == 0) add(side, dimension - 1, largest);
    }
    apexes_.pop_back();
  }

  RegionSize result() const {
    if (!(volume_ > 0)) return {};
    RegionSize size{volume_, moment_};
    for (double& entry : size.centroid) entry /= volume_;
    return size;
  }

 private:
  void add_simplex(const Mask& face) {
    std::vector<std::uint32_t> corners = apexes_;
    for (std::size_t word = 0; word < face.size(); ++word) {
      for (Word rest = face[word]; rest != 0; rest &= rest - 1) {
        corners.push_back(static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(rest)));
      }
    }
    const double volume = std::abs(determinant(corners));
    volume_ += volume;
    for (const std::uint32_t corner : corners) {
      for (std::size_t j = 0; j < moment_.size(); ++j) {
        moment_[j] += volume * points_.at(corner, j) / static_cast<double>(corners.size());
      }
    }
  }

  // Of the edges from the first corner, without their last coordinate, which the sum of 1 implies. The whole simplex
  // has 1. Differences first: a small simplex far from the origin keeps its digits.
  double determinant(const std::vector<std::uint32_t>& corners) {
    const std::size_t d = corners.size() - 1;
    for (std::size_t i = 0; i < d; ++i) {
      for (std::size_t j = 0; j < d; ++j) edges_.at(i, j) = points_.at(corners[i + 1], j) - points_.at(corners[0], j);
    }
    double product = 1;
    for (std::size_t column = 0; column < d; ++column) {
      std::size_t pivot = column;
      for (std::size_t i = column + 1; i < d; ++i) {
        if (std::abs(edges_.at(i, column)) > std::abs(edges_.at(pivot, column))) pivot = i;
      }
      if (edges_.at(pivot, column) == 0) return 0;
      for (std::size_t j = column; j < d && pivot != column; ++j) std::swap(edges_.at(column, j), edges_.at(pivot, j));
      product *= edges_.at(column, column);
      for (std::size_t i = column + 1; i < d; ++i) {
        const double factor = edges_.at(i, column) / edges_.at(column, column);
        for (std::size_t j = column + 1; j < d; ++j) edges_.at(i, j) -= factor * edges_.at(column, j);
      }
    }
    return product;
  }

  const Table& points_;
  double volume_ = 0;
  std::vector<double> moment_;
  std::vector<std::uint32_t> apexes_;
  Table edges_;
};

}  // namespace

RegionSize triangulated(const Table& points, const std::vector<std::vector<std::uint64_t>>& facets) {
  Mask all((points.rows() + 63) / 64, 0);
  for (std::size_t point = 0; point < points.rows(); ++point) all[point / 64] |= Word{1} << (point % 64);
  Triangulation triangulation(points);
  triangulation.add(all, points.columns() - 1, facets);
  return triangulation.result();
}

}  // namespace steelyard
