// offer_key.h -- the name of an offer in documents: stable between snapshots, readable, unique.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace steelyard {

// provider/sku/region[/zone]/option[/term/payment][/system], each as the catalog spells it.
std::string offer_key(const Catalog& catalog, OfferId offer);

std::optional<OfferId> find_offer(const Catalog& catalog, std::string_view key);

// The key of the catalog that is most like `key`: for a suggestion.
std::string nearest_offer(const Catalog& catalog, std::string_view key);

}  // namespace steelyard
