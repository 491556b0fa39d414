// draws.h -- weights drawn uniformly from the simplex, the same everywhere for the same seed.
//
// n exponential numbers divided by their sum (Rubinstein 1982); uniform numbers divided by their sum would crowd the
// center. The generator is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA
// 2014).
#pragma once

#include <cstdint>
#include <vector>

namespace steelyard {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : state_(seed) {}

  // The next weights, into `weights`: none below 0, sum 1.
  void next(std::vector<double>& weights);

 private:
  double uniform();  // above 0, at most 1

  std::uint64_t state_;
};

// How many draws, from which seed.
struct Sampling {
  std::uint32_t draws = 10'000;  // standard error at most 0.005
  std::uint64_t seed = 1;
};

// The standard error of a share that `hits` of `draws` gave; with one hit and one miss more than there were, so that
// no share is held to be certain because no draw has yet spoken against it (Laplace).
double standard_error(std::uint32_t hits, std::uint32_t draws);

}  // namespace steelyard
