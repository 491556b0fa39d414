// origin.h -- where imported prices come from: what a format's prices are, and who gives them out.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/day.h"
#include "catalog/vocabulary.h"
#include "import/format.h"

namespace steelyard {

// A row of the sources.
struct Origin {
  std::string id, title, publisher, locator;
  SourceKind kind;
};

// The source of what an import says of one provider; `files` are the names of what was read, `newest` the day of the
// newest price.
Origin origin_of(Format format, std::string_view provider, std::span<const std::string> files, Day newest);

}  // namespace steelyard
