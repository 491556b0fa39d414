// check.h -- whether a catalog keeps the promises of catalog.h, so that other code need not ask.
#pragma once

#include <string>

#include "catalog/catalog.h"

namespace steelyard {

// The first column, as "table.column", at which `catalog` breaks a promise; "" if it keeps all of them:
// columns of a table are equally long; references lead to a row (or are kNone where catalog.h says so); places ascend
// and end at their table's size; numbers are finite and not negative, or unknown; days are of the calendar and not
// after the snapshot's; prices agree with their states; rows that are said to be sorted are, and have no equals.
std::string broken_column(const Catalog& catalog);

}  // namespace steelyard
