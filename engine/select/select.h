// select.h -- which offers answer a question, and for the others the first reason why not.
//
// Every requirement is tested for every offer, so that an exclusion can also say how many offers would come back if it
// were the only requirement dropped. Tests that depend on the sku, the region or the provider alone run once for each
// of these; an offer then costs a few bit operations.
#pragma once

#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "question/question.h"
#include "select/node_plan.h"

namespace steelyard {

enum class Reason : std::uint8_t {
#define STEELYARD_REASON(name) name,
#include "select/reasons.def"
#undef STEELYARD_REASON
};
inline constexpr std::string_view kReasons[] = {
#define STEELYARD_REASON(name) #name,
#include "select/reasons.def"
#undef STEELYARD_REASON
};
constexpr std::string_view name(Reason reason) { return kReasons[static_cast<std::size_t>(reason)]; }

// The requirements an offer fails: bit r is Reason r.
using Failures = std::uint32_t;
static_assert(std::size(kReasons) <= 32);
constexpr Failures failure(Reason reason) { return Failures{1} << static_cast<unsigned>(reason); }

// What one requirement leaves out.
struct Exclusion {
  Reason reason;
  std::uint32_t offers = 0;    // that fail it first
  std::uint32_t regained = 0;  // that fail it alone: they answer once it is dropped
};

// One entry an offer of the catalog.
std::vector<Failures> failures(const Catalog& catalog, const Question& question, const NodePlans& plans);

// The offers that fail nothing, in the catalog's order.
std::vector<OfferId> qualified(const std::vector<Failures>& failures);

// The reasons that leave out any offer, the most frequent first, then in the order of Reason.
std::vector<Exclusion> exclusions(const std::vector<Failures>& failures);

}  // namespace steelyard
