// build.h -- from rows and settled offers to the catalog's columns.
#pragma once

#include "catalog/catalog.h"
#include "pack/resolve.h"
#include "pack/rows.h"

namespace steelyard {

// The catalog, with an empty basket, and with the marks that rows have: settle/derive_marks.h completes them. Texts are
// numbered in the order of the columns, which the snapshot's coding relies on to be small.
Catalog build(const Data& data, const Resolved& resolved);

}  // namespace steelyard
