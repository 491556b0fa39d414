// job_question.h -- what is asked of one job on accelerators of one kind, and the document that asks it.
//
//   {"model": "llama-3.1-70b", "accelerator": "nvidia-h100-sxm5-80", "count": 4, "precision": "fp8",
//    "prompt_tokens": 1000, "output_tokens": 300, "requests_per_s": 20, "latency_s": 12}
//
//   {"model": {"parameters": 7e9}, "memory_gb": 5, "precision": "fp16"}
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "fit/device.h"
#include "fit/fit.h"
#include "fit/named_model.h"
#include "fit/train.h"

namespace steelyard {

// kUnknown is what the document does not say. Counts are whole numbers.
struct JobQuestion {
  std::string model;  // its id; "" for a model by numbers
  Job job;            // of inference, one sequence unless said, with prompt and answer in the cache
  std::optional<AcceleratorId> accelerator;
  double memory_gb = kUnknown;                       // of one accelerator or slice, instead of the accelerator's own
  double count = 1, per_node = kAcceleratorsOfNode;  // inference: one replica on all of them
  double reserve = Capacity{}.reserve;

  // Inference.
  double prompt_tokens = kUnknown, output_tokens = kUnknown;
  double requests_per_s = kUnknown, latency_s = kUnknown;  // latency: from the request to its last token, at most
  double price_per_hour = kUnknown;                        // of all `count` accelerators

  // Training and adapters.
  double tokens = kUnknown;
  double goodput = kGoodput.value;
  double pue = kUnknown, grams_per_kwh = kUnknown;
};

// What has to be said: only what decides whether a job fits, or also what its time depends on.
enum class JobNeeds : std::uint8_t { fit, estimate };

// The question that `text` asks. All faults at once, each with its place: those of read_json; wrong_type,
// unknown_field, unknown_value (with the nearest model or accelerator), out_of_range (no tokens, no latency, more heads
// of keys than of queries), bad_integer; missing_field for a model without a size, accelerators without memory,
// adapters without a share, an estimate without tokens.
Result<JobQuestion> read_job(std::string_view text, JobNeeds needs, const Catalog& catalog,
                             std::span<const NamedModel> models);

// The accelerator that the question names, with the memory that it states instead; only that memory if it names none.
Device device_asked(const JobQuestion& question, const Catalog& catalog);

}  // namespace steelyard
