// oracle.h -- the slow, obvious answer: for one offer at a time, straight from the question's words. It shares no rule
// with the engine; agreeing with it is evidence, being equal to the engine is not its aim.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.h"

namespace steelyard::test {

// One offer as a person would write it on paper.
struct PaperOffer {
  std::string key;
  std::string model;  // accelerator id
  int per_node = 8;
  double price = 0;  // an hour of a node; below 0: not published
  std::string currency = "USD";
  double peak = 0;                                      // of one accelerator
  int facts_has = 0, facts_unknown = 0, facts_all = 1;  // of one criterion "ecosystem"
};

struct PaperRow {
  std::string key;
  std::optional<double> total;  // USD
  double score = 0;
};

// Ranks by performance, cost and ecosystem, with the ends of the scales taken from `basket` (rows of `offers`).
inline std::vector<PaperRow> on_paper(const std::vector<PaperOffer>& offers, const std::vector<int>& basket, int count,
                                      double hours, const std::string& model, double weight_performance,
                                      double weight_cost, double weight_ecosystem, double cny_per_usd) {
  const auto total = [&](const PaperOffer& offer) {
    int nodes = 0;
    while (nodes * offer.per_node < count) ++nodes;
    double sum = 0;
    for (int node = 0; node < nodes; ++node) sum += offer.price * hours;
    return offer.currency == "CNY" ? sum / cny_per_usd : sum;
  };
  double cheapest = 1e300, dearest = -1e300, fastest = -1e300, slowest = 1e300;
  for (const int i : basket) {
    const PaperOffer& offer = offers[static_cast<std::size_t>(i)];
    cheapest = total(offer) < cheapest ? total(offer) : cheapest;
    dearest = total(offer) > dearest ? total(offer) : dearest;
    fastest = offer.peak * count > fastest ? offer.peak * count : fastest;
    slowest = offer.peak * count < slowest ? offer.peak * count : slowest;
  }
  std::vector<PaperRow> rows;
  for (const PaperOffer& offer : offers) {
    if (!model.empty() && offer.model != model) continue;
    PaperRow row{offer.key, std::nullopt, 0};
    double cost = 0;
    if (offer.price >= 0) {
      row.total = total(offer);
      cost = (dearest - *row.total) / (dearest - cheapest);
    }
    const double speed = (offer.peak * count - slowest) / (fastest - slowest);
    const double ecosystem = static_cast<double>(offer.facts_has) / offer.facts_all;
    row.score = (weight_performance * speed + weight_cost * cost + weight_ecosystem * ecosystem) /
                (weight_performance + weight_cost + weight_ecosystem);
    rows.push_back(row);
  }
  // Selection by looking for the best again and again.
  std::vector<PaperRow> sorted;
  while (!rows.empty()) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
      const bool priced = rows[i].total.has_value();
      const bool best_priced = rows[best].total.has_value();
      if (priced != best_priced ? priced : rows[i].score > rows[best].score) best = i;
    }
    sorted.push_back(rows[best]);
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return sorted;
}

}  // namespace steelyard::test
