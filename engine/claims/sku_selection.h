// sku_selection.h -- the types of a provider that a claim speaks of.
#pragma once

#include <string>

#include "claims/check.h"

namespace steelyard {

class SkuSelection {
 public:
  // By the members `sku` (one type) or `sku_prefix` (its beginning), or `accelerator` (the beginning of the id of what
  // it holds) where the kind of check has that. Faults: those of read_choice; unknown_value for a type that the
  // provider does not have, an accelerator that there is not.
  static SkuSelection read(const CheckReading& at, const Member& check, ProviderId provider, bool by_accelerator);

  ProviderId provider() const { return provider_; }
  bool has(const Data& data, const SkuRow& sku) const;
  // For people: "p5.48xlarge", "ecs.gn7i*".
  std::string text() const { return by_ == By::name ? sought_ : sought_ + "*"; }

 private:
  enum class By : std::uint8_t { name, beginning, accelerator };

  ProviderId provider_ = kNone<ProviderId>;
  By by_ = By::name;
  std::string sought_;
};

// "" where it is not known which.
inline std::string_view accelerator_of(const Data& data, const SkuRow& sku) {
  return sku.accelerator == kNone<AcceleratorId> ? std::string_view() : data.accelerators[row(sku.accelerator)].id;
}

}  // namespace steelyard
