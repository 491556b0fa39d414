// derive_marks.h -- marks that follow from the data itself, so that no row can lack them.
#pragma once

#include <cstdint>
#include <string_view>

#include "pack/resolve.h"
#include "pack/rows.h"

namespace steelyard {

// The bit of a mark; 0 if marks.json does not have it.
std::uint64_t mark_bit(const Data& data, std::string_view id);

// "undated", "stale", "term_unstated", "unknown_accelerator", "fractional", where they hold of a row.
std::uint64_t derived_marks(const Data& data, const PriceRow& price);

// The marks that offers get from each other: "conflict" (catalog/conflict.h), those of dearer.h, "price_outlier"
// (outliers.h), and "old_price_list" for all offers of a vendor that is_outdated() (catalog/freshness.h).
void mark_by_comparison(Catalog& catalog);

}  // namespace steelyard
