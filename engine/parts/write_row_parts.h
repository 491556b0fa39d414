// write_row_parts.h -- the parts of a row, each a member of its object.
#pragma once

#include <span>

#include "answer/assessment.h"
#include "answer/source_list.h"
#include "base/json_writer.h"

namespace steelyard {

// "cash_flow": null where it is not known when what is paid.
void write_cash_flow(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                     const Bill& bill, JsonWriter& json);

// "break_even": against each sibling (siblings.h), and "transfer_costs_more".
void write_break_even(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                      const Bill& bill, JsonWriter& json);

// "service_level": null where nothing is promised, as far as is known.
void write_service_level(const Catalog& catalog, const Question& question, OfferId offer, SourceList& sources,
                         JsonWriter& json);

// "spot_notice": null but for a spot offer whose notice is known.
void write_spot_notice(const Catalog& catalog, OfferId offer, SourceList& sources, JsonWriter& json);

// Its members, against any offers.
void write_comparisons(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                       std::span<const OfferId> others, JsonWriter& json);

// "mix": null without a profile, and where no on-demand price is known.
void write_mix(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
               const Bill& bill, JsonWriter& json);

}  // namespace steelyard
