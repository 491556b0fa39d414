// write_parts.h -- what both documents of a job begin with.
#pragma once

#include "base/json_writer.h"
#include "fit/job_question.h"

namespace steelyard {

// The fit of the job on the accelerators that the question asks for.
Fit fit_asked(const JobQuestion& question, const Device& device);

// A count, which doubles carry: a whole number, or null.
void write_count(JsonWriter& json, std::string_view name, double count);

// Members of the open object: what was asked, and whether it fits.
void write_job(JsonWriter& json, const JobQuestion& question, const Device& device);
void write_fit(JsonWriter& json, const Fit& fit);

}  // namespace steelyard
