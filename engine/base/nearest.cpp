#include "base/nearest.h"

#include <algorithm>
#include <vector>

namespace steelyard {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t substituted = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string nearest(std::string_view given, std::span<const std::string_view> known) {
  // Longer text is no misspelled name, and the table would cost its square.
  constexpr std::size_t kLongestName = 100;
  if (given.size() > kLongestName) return "";
  std::string_view best;
  std::size_t best_distance = SIZE_MAX;
  for (const std::string_view name : known) {
    if (name.size() > kLongestName) continue;
    const std::size_t distance = edit_distance(given, name);
    if (distance * 5 > std::max(given.size(), name.size()) * 2 || distance >= best_distance) continue;
    best = name;
    best_distance = distance;
  }
  return std::string(best);
}

}  // namespace steelyard
