#include "doubt/pairwise_share.h"

#include <cstddef>
#include <vector>

namespace steelyard {

double share_ahead(std::span<const double> a, std::span<const double> b) {
  std::vector<double> leads;
  for (std::size_t j = 0; j < a.size(); ++j) {
    if (a[j] > b[j]) leads.push_back(a[j] - b[j]);
  }
  // lost[j] is the share with d.w < 0 if of the leads only the first j counted.
  std::vector<double> lost(leads.size() + 1, 0.0);
  lost[0] = 1;
  bool lags = false;
  for (std::size_t k = 0; k < a.size(); ++k) {
    if (a[k] >= b[k]) continue;
    const double lag = b[k] - a[k];
    lags = true;
    for (std::size_t j = 1; j <= leads.size(); ++j) {
      lost[j] = (leads[j - 1] * lost[j] + lag * lost[j - 1]) / (leads[j - 1] + lag);
    }
  }
  if (!lags) return 1;
  return 1 - lost.back();
}

}  // namespace steelyard
