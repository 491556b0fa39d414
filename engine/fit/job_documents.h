// job_documents.h -- the answers about a job, as JSON: numbers and words of closed vocabularies, no sentences. Memory
// is in bytes, time in hours or seconds as the name says, rates in operations a second; null is what is not known.
#pragma once

#include <string>

#include "fit/job_question.h"

namespace steelyard {

// Whether it fits: the verdict, the demand of one accelerator by its parts, what is left or lacking, the least count;
// and the same with weights in each other precision.
std::string fit_document(const JobQuestion& question, const Device& device);

// Whether it fits, and how long training takes and what it draws, or how fast answers come: at the slow and the fast
// end of what was measured, with the largest batch that memory and the latency asked allow, the replicas that the
// traffic needs and the price of tokens. Each estimate has its evidence; `basis` lists the figures behind it with their
// sources.
std::string estimate_document(const JobQuestion& question, const Device& device);

}  // namespace steelyard
