// write_outcome.h -- what became of the rows of an import, for a document.
#pragma once

#include "base/json_writer.h"
#include "import/imported.h"

namespace steelyard {

// The members rows, kept, offers, and by code marked, refused and noted, those that are not 0.
void write_counts(const Imported& imported, JsonWriter& json);

// The outcome as a document of its own: the counts, and the first refused rows of each reason.
std::string write_outcome(const Imported& imported);

}  // namespace steelyard
