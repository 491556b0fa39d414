// facts.h -- what the catalog knows of a provider under a name.
#pragma once

#include <optional>
#include <string_view>

#include "catalog/catalog.h"

namespace steelyard {

std::optional<FactId> find_fact(const Catalog& catalog, std::string_view id);

// The number of a fact; kUnknown where it is none, or where the catalog has no such fact.
double number_of(const Catalog& catalog, ProviderId provider, std::optional<FactId> fact);

}  // namespace steelyard
