// heading.h -- what the reports' documents have in common.
#pragma once

#include <string_view>

#include "base/json_writer.h"
#include "catalog/figure.h"

namespace steelyard {

// An object `name`: which snapshot a report speaks of.
void write_subject(std::string_view name, const Catalog& catalog, JsonWriter& json);

// A day, or null.
void write_day(std::string_view name, Day day, JsonWriter& json);

// A member `name`: a price as its source gives it.
void write_figure(std::string_view name, const Catalog& catalog, const Figure& figure, JsonWriter& json);

// The members of the innermost object that tell a price.
void write_figure(const Catalog& catalog, const Figure& figure, JsonWriter& json);

}  // namespace steelyard
