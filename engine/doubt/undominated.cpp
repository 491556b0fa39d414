#include "doubt/undominated.h"

#include <algorithm>

namespace steelyard {
namespace {

bool nowhere_worse(std::span<const double> a, std::span<const double> b) {
  for (std::size_t j = 0; j < a.size(); ++j) {
    if (a[j] < b[j]) return false;
  }
  return true;
}

}  // namespace

Undominated undominated(const Table& values) {
  Undominated result;
  std::vector<double> sums(values.rows(), 0.0);
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < values.rows(); ++i) {
    for (const double value : values.row(i)) sums[i] += value;
    order.push_back(i);
  }
  // Who dominates has no smaller sum, and where rounding makes the sums equal it comes first in the dictionary's order.
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    if (sums[a] != sums[b]) return sums[a] > sums[b];
    for (std::size_t j = 0; j < values.columns(); ++j) {
      if (values.at(a, j) != values.at(b, j)) return values.at(a, j) > values.at(b, j);
    }
    return a < b;
  });
  result.beaten_by.resize(values.rows());
  for (const std::uint32_t i : order) {
    const auto beats = [&](std::uint32_t contender) { return nowhere_worse(values.row(contender), values.row(i)); };
    const auto found = std::find_if(result.contenders.begin(), result.contenders.end(), beats);
    result.beaten_by[i] = found == result.contenders.end() ? i : *found;
    if (found == result.contenders.end()) result.contenders.push_back(i);
  }
  return result;
}

}  // namespace steelyard
