#include "perform/measured.h"

#include "base/sort.h"

namespace steelyard {
namespace {

// MLPerf rounds sort as text while they have one digit before and after the point: "v2.1" < "v5.1".
bool newer(std::string_view a, std::string_view b) { return a.size() != b.size() ? a.size() > b.size() : a > b; }

}  // namespace

std::vector<MeasuredCase> measured_cases(const Catalog& catalog, BenchmarkId benchmark, ProviderId provider) {
  const Measurements& results = catalog.measurements;
  std::vector<std::uint32_t> rows;
  for (std::uint32_t i = 0; i < results.benchmark.size(); ++i) {
    const bool theirs = provider == kNone<ProviderId> || results.provider[i] == provider;
    if (results.benchmark[i] == benchmark && theirs) rows.push_back(i);
  }
  sort_compactly(rows, [&](std::uint32_t a, std::uint32_t b) {
    if (results.accelerator[a] != results.accelerator[b]) return results.accelerator[a] < results.accelerator[b];
    if (results.accelerators[a] != results.accelerators[b]) return results.accelerators[a] < results.accelerators[b];
    if (results.round[a] != results.round[b])
      return newer(catalog.text(results.round[a]), catalog.text(results.round[b]));
    if (results.minutes[a] != results.minutes[b]) return results.minutes[a] < results.minutes[b];
    return a < b;
  });
  std::vector<MeasuredCase> cases;
  for (std::size_t begin = 0; begin < rows.size();) {
    const std::uint32_t first = rows[begin];
    std::size_t newest_end = begin;  // of the newest round's results
    std::size_t end = begin;         // of the case's results of all rounds
    for (; end < rows.size(); ++end) {
      const std::uint32_t other = rows[end];
      if (results.accelerator[other] != results.accelerator[first]) break;
      if (results.accelerators[other] != results.accelerators[first]) break;
      if (results.round[other] == results.round[first]) newest_end = end + 1;
    }
    const std::size_t count = newest_end - begin;
    const std::uint32_t upper = rows[begin + count / 2];
    const std::uint32_t lower = rows[begin + (count - 1) / 2];
    MeasuredCase one{results.accelerator[first], results.accelerators[first]};
    one.minutes = (results.minutes[lower] + results.minutes[upper]) / 2;
    one.minutes_min = results.minutes[rows[begin]];
    one.minutes_max = results.minutes[rows[newest_end - 1]];
    one.results = static_cast<std::uint32_t>(count);
    one.median_row = lower;
    cases.push_back(one);
    begin = end;
  }
  return cases;
}

}  // namespace steelyard
