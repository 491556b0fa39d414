#include "report/accuracy.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "question/question.h"

namespace steelyard {
namespace {

constexpr double kMinutesPerHour = 60;

// What is left out together.
using Group = std::tuple<std::uint32_t, BenchmarkId, std::uint32_t>;

Group group_of(const Measurements& all, std::uint32_t i) {
  return {static_cast<std::uint32_t>(all.submitter[i]), all.benchmark[i], static_cast<std::uint32_t>(all.round[i])};
}

// Only what perform/ looks at of the rows that stay.
Measurements without(const Measurements& all, const Group& group) {
  Measurements rest;
  for (std::uint32_t i = 0; i < all.benchmark.size(); ++i) {
    if (group_of(all, i) == group) continue;
    rest.benchmark.push_back(all.benchmark[i]);
    rest.accelerator.push_back(all.accelerator[i]);
    rest.accelerators.push_back(all.accelerators[i]);
    rest.minutes.push_back(all.minutes[i]);
    rest.round.push_back(all.round[i]);
    rest.provider.push_back(all.provider[i]);
  }
  return rest;
}

}  // namespace

std::vector<Prediction> predict_left_out(const Catalog& catalog) {
  const Measurements& all = catalog.measurements;
  std::map<Group, std::vector<std::uint32_t>> groups;
  for (std::uint32_t i = 0; i < all.benchmark.size(); ++i) groups[group_of(all, i)].push_back(i);
  Catalog others = catalog;
  Question question = default_question(catalog);
  std::vector<Prediction> predictions;
  for (const auto& [group, rows] : groups) {
    others.measurements = without(all, group);
    for (const std::uint32_t i : rows) {
      question.benchmark = all.benchmark[i];
      question.count = static_cast<std::int32_t>(all.accelerators[i]);
      const Speeds speeds = perform(others, question);
      const std::size_t a = row(all.accelerator[i]);
      predictions.push_back({i, speeds.evidence[a], all.minutes[i], kMinutesPerHour / speeds.speed[a],
                             kMinutesPerHour / speeds.high[a], kMinutesPerHour / speeds.low[a]});
    }
  }
  return predictions;
}

std::vector<std::uint32_t> super_linear(const Catalog& catalog) {
  const Measurements& all = catalog.measurements;
  // Below this it is what differs from run to run.
  constexpr double kNoise = 1.02;
  const auto each = [&](std::uint32_t i) { return 1 / (all.minutes[i] * all.accelerators[i]); };
  std::map<std::pair<Group, AcceleratorId>, std::vector<std::uint32_t>> curves;
  for (std::uint32_t i = 0; i < all.benchmark.size(); ++i) {
    curves[{group_of(all, i), all.accelerator[i]}].push_back(i);
  }
  std::vector<std::uint32_t> found;
  for (const auto& [key, rows] : curves) {
    for (const std::uint32_t i : rows) {
      // More than the best at the next smaller count: several systems of one count differ.
      std::uint32_t fewer = 0;
      double best = 0;
      for (const std::uint32_t j : rows) {
        if (all.accelerators[j] >= all.accelerators[i] || all.accelerators[j] < fewer) continue;
        best = all.accelerators[j] == fewer ? std::max(best, each(j)) : each(j);
        fewer = all.accelerators[j];
      }
      if (best > 0 && each(i) > best * kNoise) found.push_back(i);
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

double percent_within(const std::vector<Prediction>& predictions) {
  const auto within =
      std::count_if(predictions.begin(), predictions.end(), [](const Prediction& p) { return p.within(); });
  return 100.0 * static_cast<double>(within) / static_cast<double>(predictions.size());
}

}  // namespace steelyard
