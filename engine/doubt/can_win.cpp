#include "doubt/can_win.h"

#include <algorithm>
#include <cmath>

#include "doubt/undominated.h"

namespace steelyard {
namespace {

// The weights of the largest lead may be 0 on a criterion that alone tells it from one that it dominates. So much of
// equal weights is mixed in that half of the lead is left at least.
std::vector<double> inside(const Lead& lead, double largest) {
  if (!std::isfinite(lead.lead)) return lead.weights;  // equal already
  const double mixed = lead.lead / (2 * (lead.lead + largest));
  std::vector<double> weights;
  for (const double weight : lead.weights) {
    weights.push_back((1 - mixed) * weight + mixed / static_cast<double>(lead.weights.size()));
  }
  return weights;
}

bool same(std::span<const double> a, std::span<const double> b) { return std::equal(a.begin(), a.end(), b.begin()); }

}  // namespace

Winners find_winners(const Table& values) {
  Winners result;
  result.by_alternative.resize(values.rows());
  result.stands_for.assign(values.rows(), kNobody);
  if (values.rows() == 0) return result;
  const Undominated front = undominated(values);
  const double largest = largest_difference(values);
  LeadSearch search(values, front.contenders);
  for (const std::uint32_t contender : front.contenders) {
    Lead lead = search.find(contender);
    CanWin& own = result.by_alternative[contender];
    own.can = lead.lead > kWithin * largest;
    (own.can ? result.winners.push_back(contender) : own.beaten_by.swap(lead.mix));
    if (own.can) own.weights = inside(lead, largest);
  }
  std::sort(result.winners.begin(), result.winners.end());
  for (std::uint32_t i = 0; i < values.rows(); ++i) {
    const std::uint32_t by = front.beaten_by[i];
    if (by != i && same(values.row(i), values.row(by))) {
      result.by_alternative[i] = result.by_alternative[by];
    } else if (by != i) {
      result.by_alternative[i].beaten_by = {{by, 1.0}};
    }
    if (result.by_alternative[i].can) result.stands_for[i] = by;
  }
  return result;
}

}  // namespace steelyard
