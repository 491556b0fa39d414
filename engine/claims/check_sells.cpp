#include <set>

#include "claims/checks.h"
#include "claims/sku_selection.h"

namespace steelyard {
namespace {

class Sells final : public Check {
 public:
  Sells(CheckReading& at, const Member& check) {
    check.allow({"kind", "provider", "accelerator"});
    provider_ = check["provider"].cell().reference(at.providers);
    accelerator_ = read_accelerator_beginning(at, check["accelerator"]);
  }

  Outcome run(const Grounds& grounds) const override {
    std::size_t types = 0;  // of the provider, with a known accelerator
    std::size_t matching = 0;
    std::set<std::string> others;
    std::vector<SourceId> own_sources;
    std::vector<SourceId> other_sources;
    for (const SkuRow& sku : grounds.data.skus) {
      const std::string_view accelerator = accelerator_of(grounds.data, sku);
      if (accelerator.empty()) continue;
      const bool match = accelerator.starts_with(accelerator_);
      if (sku.provider == provider_) {
        ++types;
        matching += match ? 1 : 0;
        if (match) cite(own_sources, sku.source);
      } else if (match) {
        others.insert(grounds.provider(sku.provider));
        cite(other_sources, sku.source);
      }
    }
    Parameters parameters = {{"provider", grounds.provider(provider_)}, {"accelerator", accelerator_}};
    const auto finding = [&](FindingCode code, Verdict verdict, std::size_t count, std::vector<SourceId> sources) {
      parameters.emplace_back("types", std::to_string(count));
      return Finding{code, verdict, parameters, std::move(sources)};
    };
    if (matching > 0) return finding(FindingCode::sells, Verdict::confirmed, matching, std::move(own_sources));
    if (types == 0 || others.empty()) return finding(FindingCode::sells_unknown, Verdict::not_checkable, types, {});
    Finding sold = finding(FindingCode::sells_not, Verdict::contradicted, types, std::move(other_sources));
    std::string names;
    for (const std::string& other : others) names += (names.empty() ? "" : ", ") + other;
    sold.parameters.emplace_back("others", std::move(names));
    return sold;
  }

 private:
  ProviderId provider_ = kNone<ProviderId>;
  std::string accelerator_;
};

}  // namespace

std::unique_ptr<Check> read_sells(CheckReading& at, const Member& check) { return std::make_unique<Sells>(at, check); }

}  // namespace steelyard
