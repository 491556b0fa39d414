// marks.h -- marks as the bits of Offers::marks.
#pragma once

#include <cstdint>
#include <string_view>

#include "catalog/catalog.h"

namespace steelyard {

// The bit of a mark; 0 if the catalog does not have it.
std::uint64_t mark_bit(const Catalog& catalog, std::string_view id);

// The marks that keep an offer out of the ranking.
std::uint64_t unranked_marks(const Catalog& catalog);

}  // namespace steelyard
