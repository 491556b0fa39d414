// repeated.h -- a larger catalog made by repeating a real one: for measuring how time grows with offers.
#pragma once

#include <cstddef>

#include "catalog/catalog.h"

namespace steelyard::bench {

// At least `offers` offers: those of `catalog` again and again, each copy in a zone of its own.
Catalog repeated(const Catalog& catalog, std::size_t offers);

}  // namespace steelyard::bench
