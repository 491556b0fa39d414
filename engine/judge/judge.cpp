#include "judge/judge.h"

#include <algorithm>

#include "judge/facts.h"

namespace steelyard {
namespace {

// The value at which a measure lies on a scale. Where zero_at and one_at are the wrong way round, less is better.
double value(const Scale& scale, double measure) {
  if (scale.inert) return 0;
  return (measure - scale.zero_at) / (scale.one_at - scale.zero_at);
}

Values columns_of(std::size_t rows) { return {std::vector<double>(rows), std::vector<double>(rows)}; }

void set(Values& values, std::size_t row, double lower, double upper) {
  values.lower[row] = lower;
  values.upper[row] = upper;
}

Values cost_values(const Scale& scale, const Totals& totals) {
  Values values = columns_of(totals.amount.size());
  for (std::size_t i = 0; i < totals.amount.size(); ++i) {
    if (totals.state[i] == TotalState::unknown) {
      set(values, i, 0, scale.inert ? 0 : 1);
      continue;
    }
    const double upper = value(scale, totals.amount[i]);
    // A bill that lacks a line may be any amount higher.
    set(values, i, totals.state[i] == TotalState::at_least ? std::min(upper, 0.0) : upper, upper);
  }
  return values;
}

Values performance_values(const Scale& scale, const Performance& performance) {
  Values values = columns_of(performance.estimate.size());
  // An unknown speed may be as low as any that is known, which can lie below the scale's end: it is never merit.
  const double lowest = is_known(performance.slowest) ? std::min(0.0, value(scale, performance.slowest)) : 0;
  for (std::size_t i = 0; i < performance.estimate.size(); ++i) {
    if (is_known(performance.estimate[i])) {
      set(values, i, value(scale, performance.worst[i]), value(scale, performance.best[i]));
    } else {
      set(values, i, lowest, scale.inert ? 0 : 1);
    }
  }
  return values;
}

// Between all unknown facts absent and all present.
Values fact_values(const Catalog& catalog, CriterionId criterion, std::span<const OfferId> offers) {
  Values by_provider = columns_of(catalog.providers.id.size());
  for (std::size_t i = 0; i < catalog.providers.id.size(); ++i) {
    const FactCount count = count_facts(catalog, criterion, id_of<ProviderId>(i));
    const double all = count.has + count.lacks + count.unknown;
    set(by_provider, i, all == 0 ? 0 : count.has / all, all == 0 ? 0 : (count.has + count.unknown) / all);
  }
  Values values = columns_of(offers.size());
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const std::size_t provider = row(catalog.provider_of(offers[i]));
    set(values, i, by_provider.lower[provider], by_provider.upper[provider]);
  }
  return values;
}

}  // namespace

std::vector<Values> judge(const Catalog& catalog, const std::vector<Scale>& scales, std::span<const OfferId> offers,
                          const Measures& measures) {
  std::vector<Values> values;
  for (std::size_t i = 0; i < scales.size(); ++i) {
    switch (catalog.criteria.measure[i]) {
      case Measure::cost:
        values.push_back(cost_values(scales[i], measures.totals));
        break;
      case Measure::performance:
        values.push_back(performance_values(scales[i], measures.performance));
        break;
      case Measure::share_of_facts:
        values.push_back(fact_values(catalog, id_of<CriterionId>(i), offers));
        break;
    }
  }
  return values;
}

}  // namespace steelyard
