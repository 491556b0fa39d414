// dearer.h -- offers that cost more than the one that they ought to undercut. They are shown, with a mark.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace steelyard {

enum class DearerKind : std::uint8_t {
  spot,         // spot, not below on demand; the same price means that there is no spot price
  reserved,     // a commitment, with its upfront payment spread over the term, above on demand
  longer_term,  // three years above one year
};

// The mark of that kind.
std::string_view mark_of(DearerKind kind);

struct Dearer {
  OfferId offer;
  OfferId against;  // of the same sku, place and system; of the region where the zone has none
  DearerKind kind;
};

// In the order of the offers.
std::vector<Dearer> find_dearer(const Catalog& catalog);

}  // namespace steelyard
