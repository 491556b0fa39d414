// How long a person waits. Each row's name is the question it answers; a row "rival: ..." does the same the plain way.
// The snapshot is the one that `./dev` packs from data/: STEELYARD_CATALOG names it.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>

#include "ask.h"
#include "base/json.h"
#include "repeated.h"
#include "snapshot.h"

namespace steelyard::bench {
namespace {

const Catalog& catalog(std::size_t offers) {
  static std::map<std::size_t, Catalog> catalogs;
  const auto found = catalogs.find(offers);
  if (found != catalogs.end()) return found->second;
  Catalog opened = *open_snapshot(snapshot());
  return catalogs.emplace(offers, offers == 0 ? std::move(opened) : repeated(opened, offers)).first->second;
}

// Everything on sale, eight at a time: the question that most offers answer.
constexpr std::string_view kWide =
    R"({"workload": {"accelerator": {"count": 8}, "storage_gb": 500, "transfer_out_gb_per_month": 500}, "limit": 50})";

void open_the_snapshot(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(open_snapshot(snapshot()));
}

void rival_parse_the_offers_as_json(benchmark::State& state) {
  const Catalog& c = catalog(0);
  Json rows = Json::array();
  for (std::size_t i = 0; i < c.offer_count(); ++i) {
    rows.push_back({{"sku", c.text(c.skus.name[row(c.offers.sku[i])])},
                    {"region", c.text(c.regions.code[row(c.offers.region[i])])},
                    {"option", name(c.offers.option[i])},
                    {"price", static_cast<double>(c.offers.price[i]) / 1e9},
                    {"currency", c.text(c.offers.currency[i])}});
  }
  const std::string text = rows.dump();
  for (auto _ : state) benchmark::DoNotOptimize(Json::parse(text, nullptr, false));
}

void answer_a_whole_question(benchmark::State& state) {
  const Catalog& c = catalog(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    const Question question = *read_question(c, kWide);
    const Assessment assessment = assess(c, question);
    const Answer result = answer(c, question, assessment);
    benchmark::DoNotOptimize(write_answer(c, question, assessment, result));
  }
  state.counters["offers"] = static_cast<double>(c.offer_count());
}

void rank_again_after_a_moved_weight(benchmark::State& state) {
  const Catalog& c = catalog(static_cast<std::size_t>(state.range(0)));
  Question question = *read_question(c, kWide);
  const Assessment assessment = assess(c, question);
  double weight = 0.1;
  for (auto _ : state) {
    weight = weight < 0.8 ? weight + 0.01 : 0.1;
    question.weights[0] = weight;
    question.weights[1] = 0.9 - weight;
    benchmark::DoNotOptimize(answer(c, question, assessment));
  }
  state.counters["offers"] = static_cast<double>(c.offer_count());
}

// An offer as an object with its texts, scored through a map of criteria and sorted whole: how such tools are written.
struct RowObject {
  std::string provider, sku, region;
  std::map<std::string, double> values;
  double score = 0;
};

void rival_score_and_sort_row_objects(benchmark::State& state) {
  const Catalog& c = catalog(static_cast<std::size_t>(state.range(0)));
  const Question question = *read_question(c, kWide);
  const Assessment assessment = assess(c, question);
  std::vector<RowObject> rows;
  for (std::size_t i = 0; i < assessment.offers.size(); ++i) {
    const std::size_t sku = row(c.offers.sku[row(assessment.offers[i])]);
    RowObject one{std::string(c.text(c.providers.id[row(c.skus.provider[sku])])),
                  std::string(c.text(c.skus.name[sku])),
                  std::string(c.text(c.regions.code[row(c.offers.region[row(assessment.offers[i])])])),
                  {},
                  0};
    for (std::size_t k = 0; k < assessment.values.size(); ++k) {
      one.values[std::string(c.text(c.criteria.id[k]))] = assessment.values[k].lower[i];
    }
    rows.push_back(std::move(one));
  }
  std::map<std::string, double> weights;
  for (std::size_t k = 0; k < question.weights.size(); ++k) {
    weights[std::string(c.text(c.criteria.id[k]))] = question.weights[k];
  }
  for (auto _ : state) {
    std::vector<RowObject> sorted = rows;
    for (RowObject& one : sorted) {
      for (const auto& [criterion, value] : one.values) one.score += weights[criterion] * value;
    }
    std::sort(sorted.begin(), sorted.end(), [](const RowObject& a, const RowObject& b) { return a.score > b.score; });
    benchmark::DoNotOptimize(sorted);
  }
  state.counters["offers"] = static_cast<double>(c.offer_count());
}

constexpr int kHundredThousand = 100'000;

BENCHMARK(open_the_snapshot)->Name("how long does the real snapshot take to open?")->Unit(benchmark::kMillisecond);
BENCHMARK(rival_parse_the_offers_as_json)
    ->Name("rival: its offers alone, parsed as JSON")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(answer_a_whole_question)
    ->Name("how long does a whole question take, 50 rows shown?")
    ->Arg(0)
    ->Arg(kHundredThousand)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(rank_again_after_a_moved_weight)
    ->Name("how long does a moved weight take?")
    ->Arg(0)
    ->Arg(kHundredThousand)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(rival_score_and_sort_row_objects)
    ->Name("rival: the moved weight over row objects")
    ->Arg(0)
    ->Arg(kHundredThousand)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace steelyard::bench
