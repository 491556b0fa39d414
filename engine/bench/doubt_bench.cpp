// How long a person waits to hear how sure an answer is. Each row's name is the question it answers.
#include <benchmark/benchmark.h>

#include <random>

#include "base/json.h"
#include "doubt/report.h"
#include "parts/parts.h"
#include "snapshot.h"

namespace steelyard::bench {
namespace {

void doubt_an_answer(benchmark::State& state) {
  Session session(row_parts());
  if (!session.open(snapshot()) || !session.ask(R"({"limit": 50})")) return state.SkipWithError("no answer");
  for (auto _ : state) benchmark::DoNotOptimize(doubt_document(session));
  state.counters["offers"] = static_cast<double>(session.catalog()->offer_count());
}

// Values as a catalog would have them if nothing went with anything else: the most contenders that chance gives.
void doubt_random_values(benchmark::State& state) {
  constexpr std::size_t kAlternatives = 4'000, kCriteria = 6;
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> value(0, 1);
  Additive additive{Table(kAlternatives, kCriteria), {}};
  for (std::size_t i = 0; i < kAlternatives; ++i) {
    for (std::size_t j = 0; j < kCriteria; ++j) additive.values.at(i, j) = value(random);
  }
  const std::vector<double> weights(kCriteria, 1.0 / kCriteria);
  std::uint32_t first = 0;
  for (std::uint32_t i = 1; i < kAlternatives; ++i) {
    if (dot(additive.values.row(i), weights) > dot(additive.values.row(first), weights)) first = i;
  }
  const std::uint32_t other = first == 0 ? 1 : 0;
  for (auto _ : state) benchmark::DoNotOptimize(doubt_report(additive, weights, first, other, {}));
}

BENCHMARK(doubt_an_answer)
    ->Name("how long does it take to say how sure an answer is, of everything on sale, 50 rows shown?")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(doubt_random_values)
    ->Name("and how sure any ranking is, of 4,000 random alternatives on 6 criteria?")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace steelyard::bench
