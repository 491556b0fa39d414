// merge.h -- an import laid over a catalog: a person's own prices beside the published ones, for as long as they wish.
#pragma once

#include <span>
#include <string>

#include "import/collector.h"

namespace steelyard {

// The catalog with the imported offers. A price of an offer that is there already takes its place or joins its
// evidence, by settle/precedence.h; nothing is lost, and the marks are derived anew (settle/derive_marks.h), so that
// the prices and marks are those of a catalog that was packed with the import in data/imports/. Types, regions and
// providers that the catalog does not know are added, with nothing known of them but what the file says. The catalog's
// day becomes that of the newest price if that is later, since ages are counted to it. `files` are the names of what
// was read.
//
// Fault: too_many, where a table of the catalog has no number left for what the files add to it.
Result<Catalog> merge(Catalog catalog, const ImportRequest& request, std::span<const std::string> files,
                      const Imported& imported);

}  // namespace steelyard
