#include "doubt/nearest_weights.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

constexpr double kTiny = 1e-12;
constexpr int kMostSteps = 1000;

// normal.x >= least, the normal of length 1 and of sum 0: x is a change of weights, which keeps their sum.
struct HalfSpace {
  std::vector<double> normal;
  double least;
};

// Adds gradient.(weights + x) >= 0. A gradient that is the same for all weights says nothing about x.
void add_half_space(std::vector<HalfSpace>& half_spaces, std::vector<double> gradient,
                    std::span<const double> weights) {
  const double count = static_cast<double>(gradient.size());
  const double now = dot(gradient, weights);
  double mean = 0, largest = 0;
  for (const double entry : gradient) mean += entry / count, largest = std::max(largest, std::abs(entry));
  for (double& entry : gradient) entry -= mean;
  const double length = std::sqrt(dot(gradient, gradient));
  if (length <= kTiny * largest) return;
  for (double& entry : gradient) entry /= length;
  half_spaces.push_back({std::move(gradient), 0 - now / length});
}

// What of `normal` lies outside the span of the active normals, and how much of each of them makes up the rest.
struct Split {
  std::vector<double> outside, parts;
};
Split split(const std::vector<double>& normal, const std::vector<const HalfSpace*>& active) {
  // Orthonormal directions of the active normals, and the triangle that leads back (modified Gram-Schmidt).
  std::vector<std::vector<double>> directions;
  Table triangle(active.size(), active.size());
  for (std::size_t k = 0; k < active.size(); ++k) {
    std::vector<double> direction = active[k]->normal;
    for (std::size_t l = 0; l < k; ++l) {
      triangle.at(l, k) = dot(directions[l], direction);
      for (std::size_t j = 0; j < direction.size(); ++j) direction[j] -= triangle.at(l, k) * directions[l][j];
    }
    triangle.at(k, k) = std::sqrt(dot(direction, direction));
    for (double& entry : direction) entry /= triangle.at(k, k);
    directions.push_back(std::move(direction));
  }
  Split result{normal, std::vector<double>(active.size(), 0.0)};
  for (std::size_t k = 0; k < active.size(); ++k) {
    result.parts[k] = dot(directions[k], result.outside);
    for (std::size_t j = 0; j < normal.size(); ++j) result.outside[j] -= result.parts[k] * directions[k][j];
  }
  for (std::size_t k = active.size(); k-- > 0;) {
    for (std::size_t l = k + 1; l < active.size(); ++l) result.parts[k] -= triangle.at(k, l) * result.parts[l];
    result.parts[k] /= triangle.at(k, k);
  }
  return result;
}

class Projection {
 public:
  explicit Projection(std::size_t n) : x(n, 0.0) {}

  // Moves x to the nearest point that also fulfills `added`; false if no point does.
  bool fulfill(const HalfSpace& added) {
    double multiplier = 0;
    for (int step = 0; step < kMostSteps; ++step) {
      const Split parts = split(added.normal, active_);
      // How far until an active half-space need not hold any more.
      std::size_t leaving = active_.size();
      double until = 0;
      for (std::size_t k = 0; k < active_.size(); ++k) {
        if (parts.parts[k] <= kTiny) continue;
        const double reach = multipliers_[k] / parts.parts[k];
        if (leaving == active_.size() || reach < until) leaving = k, until = reach;
      }
      const double slope = dot(parts.outside, parts.outside);
      const bool can_move = slope > kTiny;
      if (!can_move && leaving == active_.size()) return false;
      const double whole = can_move ? (added.least - dot(added.normal, x)) / slope : 0;
      const bool arrives = can_move && (leaving == active_.size() || whole <= until);
      const double amount = arrives ? whole : until;
      if (can_move) {
        for (std::size_t j = 0; j < x.size(); ++j) x[j] += amount * parts.outside[j];
      }
      for (std::size_t k = 0; k < active_.size(); ++k) multipliers_[k] -= amount * parts.parts[k];
      multiplier += amount;
      if (arrives) {
        active_.push_back(&added);
        multipliers_.push_back(multiplier);
        return true;
      }
      active_.erase(active_.begin() + static_cast<std::ptrdiff_t>(leaving));
      multipliers_.erase(multipliers_.begin() + static_cast<std::ptrdiff_t>(leaving));
    }
    return false;
  }

  std::vector<double> x;

 private:
  std::vector<const HalfSpace*> active_;
  std::vector<double> multipliers_;
};

}  // namespace

std::optional<NearestWeights> nearest_weights(const Table& values, std::span<const double> weights,
                                              std::span<const std::uint32_t> rivals, std::uint32_t alternative) {
  const std::size_t n = weights.size();
  std::vector<HalfSpace> half_spaces;
  std::vector<double> gradient(n);
  for (std::size_t j = 0; j < n; ++j) {
    std::fill(gradient.begin(), gradient.end(), 0.0);
    gradient[j] = 1;
    add_half_space(half_spaces, gradient, weights);
  }
  for (const std::uint32_t rival : rivals) {
    bool always_behind = true;
    for (std::size_t j = 0; j < n; ++j) {
      gradient[j] = values.at(alternative, j) - values.at(rival, j);
      always_behind = always_behind && gradient[j] < 0;
    }
    if (always_behind) return std::nullopt;
    add_half_space(half_spaces, gradient, weights);
  }
  Projection projection(n);
  for (int step = 0; step < kMostSteps; ++step) {
    const HalfSpace* worst = nullptr;
    double lacks = kTiny;
    for (const HalfSpace& half_space : half_spaces) {
      const double missing = half_space.least - dot(half_space.normal, projection.x);
      if (missing > lacks) lacks = missing, worst = &half_space;
    }
    if (worst == nullptr) {
      NearestWeights nearest{{}, std::sqrt(dot(projection.x, projection.x))};
      for (std::size_t j = 0; j < n; ++j) nearest.weights.push_back(std::max(0.0, weights[j] + projection.x[j]));
      return nearest;
    }
    if (!projection.fulfill(*worst)) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace steelyard
