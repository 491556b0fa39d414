// facts.h -- how much of a list of facts a provider has.
#pragma once

#include <cstdint>

#include "catalog/catalog.h"

namespace steelyard {

struct FactCount {
  std::uint32_t has = 0, lacks = 0, unknown = 0;
};

// How many of a criterion's facts hold for a provider. A number or a text is a fact that holds and says more.
FactCount count_facts(const Catalog& catalog, CriterionId criterion, ProviderId provider);

}  // namespace steelyard
