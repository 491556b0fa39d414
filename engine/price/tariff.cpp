#include "price/tariff.h"

namespace steelyard {

std::optional<std::size_t> find_tariff(const Catalog& catalog, TariffKind kind, RegionId region) {
  const Tariffs& tariffs = catalog.tariffs;
  const TextId country = catalog.regions.country[row(region)];
  std::optional<std::size_t> best;
  int best_nearness = 0;
  for (std::size_t i = 0; i < tariffs.kind.size(); ++i) {
    if (tariffs.kind[i] != kind || tariffs.provider[i] != catalog.regions.provider[row(region)]) continue;
    int nearness = 1;
    if (tariffs.region[i] != kNone<RegionId>) {
      if (tariffs.region[i] != region) continue;
      nearness = 3;
    } else if (tariffs.country[i] != TextId{}) {
      if (tariffs.country[i] != country) continue;
      nearness = 2;
    }
    if (nearness <= best_nearness) continue;
    best = i;
    best_nearness = nearness;
  }
  return best;
}

std::vector<Tier<Rational>> tiers_with_free_part(const Tariffs& tariffs, std::size_t tariff) {
  std::vector<Tier<Rational>> tiers;
  const Rational free = Rational::from_nano(tariffs.free_nano[tariff]);
  if (!free.zero()) tiers.push_back({free, 0});
  const TariffTiers<Rational> charged{tariffs, tariff};
  for (std::size_t i = 0; i < charged.size(); ++i) {
    Tier<Rational> tier = charged[i];
    if (tier.up_to) tier.up_to = *tier.up_to + free;
    tiers.push_back(tier);
  }
  return tiers;
}

}  // namespace steelyard
