#include "judge/facts.h"

namespace steelyard {

FactCount count_facts(const Catalog& catalog, CriterionId criterion, ProviderId provider) {
  const Criteria& criteria = catalog.criteria;
  FactCount count;
  for (std::uint32_t i = criteria.facts_begin[row(criterion)]; i < criteria.facts_begin[row(criterion) + 1]; ++i) {
    switch (catalog.facts.state[catalog.fact_row(provider, criteria.facts[i])]) {
      case FactState::unknown:
        ++count.unknown;
        break;
      case FactState::no:
        ++count.lacks;
        break;
      case FactState::yes:
      case FactState::number:
      case FactState::text:
        ++count.has;
        break;
    }
  }
  return count;
}

}  // namespace steelyard
