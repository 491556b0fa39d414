// verdict.h -- what became of a claim.
#pragma once

#include <cstdint>
#include <string_view>

namespace steelyard {

enum class Verdict : std::uint8_t {
  confirmed,
  contradicted,
  inconsistent,        // the articles disagree with themselves
  depends_on_reading,  // one way to understand the statement has another verdict than the next
  not_checkable,
};
inline constexpr std::string_view kVerdicts[] = {"confirmed", "contradicted", "inconsistent", "depends_on_reading",
                                                 "not_checkable"};
constexpr std::string_view name(Verdict verdict) { return kVerdicts[static_cast<std::size_t>(verdict)]; }

}  // namespace steelyard
