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

namespace {

// Adds up the simplices of a triangulation.
class Sum {
 public:
  explicit Sum(const Table& points) : points_(points), moment_(points.columns(), 0.0) {}

  void add(const std::vector<std::uint32_t>& corners) {
    const double volume = std::abs(determinant(corners));
    volume_ += volume;
    for (const std::uint32_t corner : corners) {
      for (std::size_t j = 0; j < moment_.size(); ++j) {
        moment_[j] += volume * points_.at(corner, j) / static_cast<double>(corners.size());
      }
    }
  }
  Region::Size result() const {
    if (!(volume_ > 0)) return {};
    Region::Size size{volume_, moment_};
    for (double& entry : size.centroid) entry /= volume_;
    return size;
  }

 private:
  // Of the edges from the first corner, without their last coordinate, which the sum of 1 implies. The whole simplex
  // has 1. Differences first: a small simplex far from the origin keeps its digits.
  double determinant(const std::vector<std::uint32_t>& corners) const {
    const std::size_t d = corners.size() - 1;
    Table edges(d, d);
    for (std::size_t i = 0; i < d; ++i) {
      for (std::size_t j = 0; j < d; ++j) edges.at(i, j) = points_.at(corners[i + 1], j) - points_.at(corners[0], j);
    }
    double product = 1;
    for (std::size_t column = 0; column < d; ++column) {
      std::size_t pivot = column;
      for (std::size_t i = column + 1; i < d; ++i) {
        if (std::abs(edges.at(i, column)) > std::abs(edges.at(pivot, column))) pivot = i;
      }
      if (edges.at(pivot, column) == 0) return 0;
      for (std::size_t j = column; j < d; ++j) std::swap(edges.at(column, j), edges.at(pivot, j));
      product *= edges.at(column, column);
      for (std::size_t i = column + 1; i < d; ++i) {
        const double factor = edges.at(i, column) / edges.at(column, column);
        for (std::size_t j = column + 1; j < d; ++j) edges.at(i, j) -= factor * edges.at(column, j);
      }
    }
    return product;
  }

  const Table& points_;
  double volume_ = 0;
  std::vector<double> moment_;
};

using Points = std::vector<std::uint32_t>;  // ascending

// Splits the face into simplices: from its first corner to those of each facet that it does not lie on.
template <class OnFacet>
void triangulate(const Points& face, std::size_t dimension, std::size_t facets, Points& apexes, const OnFacet& on,
                 Sum& sum) {
  if (face.size() == dimension + 1) {
    Points simplex = apexes;
    simplex.insert(simplex.end(), face.begin(), face.end());
    sum.add(simplex);
    return;
  }
  if (face.size() <= dimension) return;  // flat to within rounding
  std::vector<Points> sides;
  for (std::size_t facet = 0; facet < facets; ++facet) {
    Points side;
    for (const std::uint32_t point : face) {
      if (on(point, facet)) side.push_back(point);
    }
    if (side.size() >= dimension && side.size() < face.size()) sides.push_back(std::move(side));
  }
  // Facets of the face are the largest of these; others are edges of them, or the same again.
  std::sort(sides.begin(), sides.end(), [](const Points& a, const Points& b) { return a.size() > b.size(); });
  std::vector<const Points*> largest;
  for (const Points& side : sides) {
    const auto holds = [&](const Points* other) {
      return std::includes(other->begin(), other->end(), side.begin(), side.end());
    };
    if (std::none_of(largest.begin(), largest.end(), holds)) largest.push_back(&side);
  }
  apexes.push_back(face.front());
  for (const Points* side : largest) {
    if (side->front() != face.front()) triangulate(*side, dimension - 1, facets, apexes, on, sum);
  }
  apexes.pop_back();
}

}  // namespace

Region::Size Region::size() const {
  if (empty()) return {};
  Points all, apexes;
  for (std::uint32_t point = 0; point < points_.rows(); ++point) all.push_back(point);
  Sum sum(points_);
  const auto on_facet = [this](std::uint32_t point, std::size_t facet) { return on(point, facet); };
  triangulate(all, dimension_, facet_count_, apexes, on_facet, sum);
  return sum.result();
}

}  // namespace steelyard
