#include "mcda/reversal.h"

#include <algorithm>

namespace steelyard {
namespace {

// Scores that are better the larger they are.
std::vector<double> merits(const MethodOutcome& outcome) {
  std::vector<double> merits;
  for (const double score : outcome.score) merits.push_back(outcome.more_is_better ? score : 0 - score);
  return merits;
}

double noise(const std::vector<double>& merits) {
  const auto [least, most] = std::minmax_element(merits.begin(), merits.end());
  return (*most - *least) * 1e-9;
}

Decision without(const Decision& decision, std::size_t removed) {
  Decision rest = decision;
  rest.matrix = Table();
  for (std::size_t i = 0; i < decision.matrix.rows(); ++i) {
    if (i != removed) rest.matrix.append(decision.matrix.row(i));
  }
  return rest;
}

}  // namespace

std::optional<Reversal> find_reversal(const Decision& decision, const Prepared& method, const MethodOutcome& outcome) {
  const std::size_t m = decision.matrix.rows();
  std::optional<Reversal> found;
  if (m < 3) return found;
  const std::vector<double> before = merits(outcome);
  for (std::uint32_t removed = 0; removed < m; ++removed) {
    const Result<MethodOutcome> rest = method.run(without(decision, removed));
    if (!rest) continue;
    const std::vector<double> kept = merits(*rest);
    const auto after = [&](std::size_t i) { return kept[i - (i > removed ? 1 : 0)]; };
    const double noise_before = noise(before), noise_after = noise(kept);
    for (std::uint32_t a = 0; a < m; ++a) {
      if (a == removed || (found && before[a] <= before[found->ahead])) continue;
      for (std::uint32_t b = 0; b < m; ++b) {
        if (b == removed || before[a] - before[b] <= noise_before || after(b) - after(a) <= noise_after) continue;
        found = Reversal{removed, a, b};
        break;
      }
    }
  }
  return found;
}

}  // namespace steelyard
