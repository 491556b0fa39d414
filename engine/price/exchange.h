// exchange.h -- amounts of one currency in another, at the catalog's dated rates.
#pragma once

#include <optional>
#include <vector>

#include "base/rational.h"
#include "catalog/catalog.h"

namespace steelyard {

// The factor that turns an amount of `from` into one of `to`, exact; nothing where the catalog has no rate. 1 for the
// same currency: nothing is converted that need not be. Rates through US dollars.
std::optional<Rational> exchange_factor(const Catalog& catalog, TextId from, TextId to);

// The rows of ExchangeRates that the factor is made of; none for the same currency.
std::vector<std::size_t> exchange_rows(const Catalog& catalog, TextId from, TextId to);

}  // namespace steelyard
