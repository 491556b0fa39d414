// check_rows.h -- what columns promise together; the second half of check.h, once each column is sound by itself.
#pragma once

#include <string_view>

#include "catalog/catalog.h"

namespace steelyard {

// As broken_column() of check.h. Every column must be as long as its table, and every reference must lead to a row.
std::string_view broken_row(const Catalog& catalog);

}  // namespace steelyard
