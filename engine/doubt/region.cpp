#include "doubt/region.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace steelyard {
namespace {

constexpr double kOnTheCut = 1e-13;

}  // namespace

Region::Region(std::size_t corners, std::size_t most_cuts)
    : dimension_(corners - 1),
      facet_count_(corners),
      words_((corners + most_cuts + 63) / 64),
      points_(corners, corners),
      facets_(corners * words_, 0) {
  for (std::size_t point = 0; point < corners; ++point) {
    points_.at(point, point) = 1;
    for (std::size_t facet = 0; facet < corners; ++facet) {
      if (facet != point) facets_[point * words_ + facet / 64] |= Word{1} << (facet % 64);
    }
  }
}

bool Region::share_an_edge(std::size_t a, std::size_t b) const {
  const Word* of_a = &facets_[a * words_];
  const Word* of_b = &facets_[b * words_];
  std::size_t common = 0;
  for (std::size_t word = 0; word < words_; ++word) {
    common += static_cast<std::size_t>(std::popcount(of_a[word] & of_b[word]));
  }
  if (common + 1 < dimension_) return false;
  for (std::size_t third = 0; third < points_.rows(); ++third) {
    if (third == a || third == b) continue;
    bool on_all = true;
    for (std::size_t word = 0; word < words_ && on_all; ++word) {
      on_all = (of_a[word] & of_b[word] & ~facets_[third * words_ + word]) == 0;
    }
    if (on_all) return false;
  }
  return true;
}

void Region::cut(std::span<const double> d) {
  double largest = 0;
  for (const double entry : d) largest = std::max(largest, std::abs(entry));
  std::vector<double> sides;
  bool any_inside = false, any_outside = false;
  for (std::size_t point = 0; point < points_.rows(); ++point) {
    const double side = dot(points_.row(point), d);
    sides.push_back(std::abs(side) <= kOnTheCut * largest ? 0 : side);
    any_inside = any_inside || sides.back() > 0;
    any_outside = any_outside || sides.back() < 0;
  }
  if (!any_outside) return;
  const std::size_t facet = facet_count_++;
  const Word bit = Word{1} << (facet % 64);
  Table points;
  std::vector<Word> facets;
  if (any_inside) {
    for (std::size_t point = 0; point < points_.rows(); ++point) {
      if (sides[point] < 0) continue;
      points.append(points_.row(point));
      const auto first = facets_.begin() + static_cast<std::ptrdiff_t>(point * words_);
      facets.insert(facets.end(), first, first + static_cast<std::ptrdiff_t>(words_));
      if (sides[point] == 0) facets[facets.size() - words_ + facet / 64] |= bit;
    }
    std::vector<double> crossing(d.size());
    for (std::size_t in = 0; in < points_.rows(); ++in) {
      for (std::size_t out = 0; sides[in] > 0 && out < points_.rows(); ++out) {
        if (sides[out] >= 0 || !share_an_edge(in, out)) continue;
        const double part = sides[in] / (sides[in] - sides[out]);
        for (std::size_t j = 0; j < d.size(); ++j) {
          crossing[j] = points_.at(in, j) + part * (points_.at(out, j) - points_.at(in, j));
        }
        points.append(crossing);
        for (std::size_t word = 0; word < words_; ++word) {
          facets.push_back(facets_[in * words_ + word] & facets_[out * words_ + word]);
        }
        facets[facets.size() - words_ + facet / 64] |= bit;
      }
    }
  }
  points_ = std::move(points);
  facets_ = std::move(facets);
}

RegionSize Region::size() const {
  if (empty()) return {};
  // A mask of the points that lie on it, for each facet that still has enough of them.
  const std::size_t words = (points_.rows() + 63) / 64;
  std::vector<std::vector<Word>> masks;
  for (std::size_t facet = 0; facet < facet_count_; ++facet) {
    std::vector<Word> mask(words, 0);
    std::size_t count = 0;
    for (std::size_t point = 0; point < points_.rows(); ++point) {
      if (!on(point, facet)) continue;
      mask[point / 64] |= Word{1} << (point % 64);
      ++count;
    }
    if (count >= dimension_) masks.push_back(std::move(mask));
  }
  return triangulated(points_, masks);
}

}  // namespace steelyard
