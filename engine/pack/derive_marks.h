// derive_marks.h -- marks that follow from the data itself, so that no row can lack them.
#pragma once

#include <cstdint>
#include <string_view>

#include "pack/resolve.h"
#include "pack/rows.h"

namespace steelyard {

// The bit of a mark; 0 if marks.json does not have it.
std::uint32_t mark_bit(const Data& data, std::string_view id);

// "undated", "term_unstated", "unknown_accelerator", "fractional", where they hold of a row.
std::uint32_t derived_marks(const Data& data, const PriceRow& price);

// "spot_not_below_on_demand" for each spot offer that costs at least as much as the on-demand offer of the same sku,
// place and system, or of its region where the zone has none.
void mark_dear_spot(const Data& data, Resolved& resolved);

}  // namespace steelyard
