// models.h -- the open language models of data/models.json.
#pragma once

#include <string>
#include <vector>

#include "fit/named_model.h"
#include "pack/rows.h"
#include "pack/text_file.h"

namespace steelyard {

struct ModelRow {
  NamedModel named;
  std::string name, publisher, note;
  double context_tokens = kUnknown;
  SourceId source{};
  Day as_of = kUnknownDay;
};

// Every model, in the order of the file. Faults, beside those of Member and Cell: out_of_range and bad_integer of what
// must be a count; out_of_range of more heads of keys than of queries, of more experts for a token than there are, and
// of parameters that are not those of the shape, within one in a thousand; field_needs_other where a mixture of experts
// lacks a part of it. `data` has the sources and the snapshot's day.
std::vector<ModelRow> read_models(DataFolder& folder, const Data& data);

}  // namespace steelyard
