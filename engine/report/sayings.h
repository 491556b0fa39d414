// sayings.h -- what a catalog says of skus and providers, as texts that can be held against those of another catalog.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "catalog/catalog.h"

namespace steelyard {

// By subject ("aws", "aws/p5.48xlarge") and figure ("compliance.iso27001", "memory_gb").
using Sayings = std::map<std::pair<std::string, std::string>, std::string>;

Sayings sayings_of(const Catalog& catalog);

}  // namespace steelyard
