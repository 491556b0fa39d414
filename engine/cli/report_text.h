// report_text.h -- the reports about the catalog as tables for people.
#pragma once

#include <string>

#include "cli/messages.h"
#include "report/conflicts.h"
#include "report/coverage.h"
#include "report/diff.h"
#include "report/review.h"

namespace steelyard::cli {

std::string report_text(const Catalog& catalog, const Coverage& coverage, const Messages& messages);
std::string report_text(const Catalog& catalog, const Conflicts& conflicts, const Messages& messages);
std::string report_text(const Catalog& catalog, const Review& review, const Messages& messages);
std::string report_text(const Catalog& older, const Catalog& newer, const Diff& diff, const Messages& messages);

}  // namespace steelyard::cli
