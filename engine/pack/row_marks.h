// row_marks.h -- the marks of one row of data/, before it is in a catalog (settle/derive_marks.h).
#pragma once

#include <cstdint>
#include <string_view>

#include "pack/rows.h"

namespace steelyard {

// The bit of a mark; 0 if marks.json does not have it.
std::uint64_t mark_bit(const Data& data, std::string_view id);

// The marks that follow from the row's figure and its type.
std::uint64_t derived_marks(const Data& data, const PriceRow& price);

}  // namespace steelyard
