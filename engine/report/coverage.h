// coverage.h -- what the catalog knows of its offers, and what it does not: by provider, purchase option and figure.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace steelyard {

// Of one figure of some offers: known + unknown + stale are all of them. Only prices become stale; one without a day
// is known, and its day is not.
struct FigureCoverage {
  std::string_view figure;
  std::size_t known = 0, unknown = 0, stale = 0;
};

struct OptionCoverage {
  PurchaseOption option;
  std::size_t offers = 0;
  std::vector<FigureCoverage> figures;
};

struct ProviderCoverage {
  ProviderId provider;
  std::size_t offers = 0;
  Day newest_price = kUnknownDay;
  bool outdated = false;                // its newest price is older than two years
  std::vector<OptionCoverage> options;  // those that it has offers of
  std::size_t facts_known = 0, facts_unknown = 0;
};

struct Coverage {
  Day on;  // the day to which ages are counted
  std::vector<ProviderCoverage> providers;
  std::vector<FigureCoverage> figures;  // of all offers
};

Coverage coverage(const Catalog& catalog, Day on);

std::string to_json(const Catalog& catalog, const Coverage& coverage);

}  // namespace steelyard
