// tariff.h -- which of a provider's tariffs holds in a region.
#pragma once

#include <cstddef>
#include <optional>

#include "catalog/catalog.h"

namespace steelyard {

// The row of Tariffs for what a region's provider charges there: the one that names the region before the one of its
// country, that before the one of neither; nothing where the catalog has none.
std::optional<std::size_t> find_tariff(const Catalog& catalog, TariffKind kind, RegionId region);

}  // namespace steelyard
