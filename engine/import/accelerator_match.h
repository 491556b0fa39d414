// accelerator_match.h -- which accelerator of the catalog a file means. A name is taken only for what is spelled so, or
// for what everything else in the row leaves over; never for something near it.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/rational.h"
#include "catalog/catalog.h"
#include "import/imported.h"

namespace steelyard {

// What a row says of its accelerator.
struct AcceleratorEvidence {
  std::string name = {};        // as the format calls it
  std::string other_name = {};  // a second name, which may say more; or ""
  std::string type = {};        // of the machine: it may hold "pcie" or "sxm"
  double memory_gb = kUnknown;  // of one accelerator
};

struct AcceleratorMatch {
  AcceleratorId accelerator = kNone<AcceleratorId>;
  bool memory_differs = false;
  RefusalReason refusal = RefusalReason::unknown_accelerator;  // where there is none
  Parameters parameters = {};
};

class AcceleratorMatcher {
 public:
  explicit AcceleratorMatcher(const Catalog& catalog);

  const AcceleratorMatch& match(const AcceleratorEvidence& evidence);
  // Whether two accelerators are one chip in other forms or with other memory.
  bool same_chip(AcceleratorId a, AcceleratorId b) const { return chips_[row(a)] == chips_[row(b)]; }

 private:
  using Ids = std::vector<AcceleratorId>;
  Ids named(std::string_view name) const;
  AcceleratorMatch find(const AcceleratorEvidence& evidence) const;
  AcceleratorMatch decide(const AcceleratorEvidence& evidence, const Ids& candidates) const;
  bool fits_memory(AcceleratorId id, double memory_gb) const;
  bool fits_form(AcceleratorId id, std::string_view type) const;
  bool unspecified(AcceleratorId id) const;
  AcceleratorMatch ambiguous(const AcceleratorEvidence& evidence, const Ids& ids) const;

  const Catalog& catalog_;
  std::vector<std::string> chips_;  // by accelerator: its id without form factor and memory
  std::unordered_map<std::string, Ids> exact_, folded_;
  std::vector<std::string_view> names_;                      // for a suggestion
  std::unordered_map<std::string, AcceleratorMatch> known_;  // what was found before
};

// A part of a card, or a slice of TPU chips, that a name stands for.
struct AcceleratorShare {
  std::string name;         // what is left of it, for AcceleratorMatcher
  Rational per_unit;        // accelerators in one thing of that name
  bool multi_host = false;  // a slice of several machines
  bool is_mig = false;
};

// "tpu-v5p-16" is 8 chips: the number counts TensorCores, two a chip, up to v4 and in v5p, and chips in v5e and v6e
// (docs.cloud.google.com/tpu). "A100-80GB-MIG-3g.40gb" is 3/7 of a card (NVIDIA MIG User Guide, "GPU instance
// profiles"). Any other name is one accelerator of that name.
AcceleratorShare share_of(std::string_view name);

}  // namespace steelyard
