#include "doubt/draws.h"

#include <cmath>

#include "base/exponential.h"

namespace steelyard {

double Draws::uniform() {
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  z ^= z >> 31;
  return static_cast<double>((z >> 11) + 1) * 0x1p-53;
}

void Draws::next(std::vector<double>& weights) {
  double sum = 0;
  for (double& weight : weights) sum += weight = 0 - log_portable(uniform());
  if (sum == 0) return next(weights);
  for (double& weight : weights) weight /= sum;
}

double standard_error(std::uint32_t hits, std::uint32_t draws) {
  const double share = (static_cast<double>(hits) + 1) / (static_cast<double>(draws) + 2);
  return std::sqrt(share * (1 - share) / static_cast<double>(draws));
}

}  // namespace steelyard
