#include <algorithm>
#include <set>

#include "claims/checks.h"

namespace steelyard {
namespace {

class TariffAbove final : public Check {
 public:
  TariffAbove(CheckReading& at, const Member& check) {
    check.allow({"kind", "tariff", "provider", "above"});
    kind_ = check["tariff"].cell().one_of<TariffKind>(kTariffKinds);
    provider_ = check["provider"].cell().optional_reference(at.providers);
    above_ = check["above"].cell().nano();
  }

  Outcome run(const Grounds& grounds) const override {
    std::int64_t highest = -1;
    std::set<std::string> providers;
    std::vector<SourceId> sources;
    for (const TariffRow& tariff : grounds.data.tariffs) {
      if (tariff.kind != kind_ || (provider_ != kNone<ProviderId> && tariff.provider != provider_)) continue;
      for (const auto& [up_to, price] : tariff.tiers) {
        highest = std::max(highest, price);
        if (price <= above_) continue;
        providers.insert(grounds.provider(tariff.provider));
        cite(sources, tariff.source);
      }
    }
    Finding finding{FindingCode::tariff_unknown,
                    Verdict::not_checkable,
                    {{"tariff", std::string(name(kind_))}},
                    std::move(sources)};
    if (highest < 0) return finding;
    finding.parameters.emplace_back("above", Rational::from_nano(above_).to_shortest_decimal());
    finding.verdict = confirmed_if(!providers.empty());
    if (providers.empty()) {
      finding.code = FindingCode::tariff_not;
      finding.parameters.emplace_back("highest", Rational::from_nano(highest).to_shortest_decimal());
      return finding;
    }
    finding.code = FindingCode::tariff;
    finding.parameters.emplace_back("count", std::to_string(providers.size()));
    std::string names;
    for (const std::string& provider : providers) names += (names.empty() ? "" : ", ") + provider;
    finding.parameters.emplace_back("providers", std::move(names));
    return finding;
  }

 private:
  TariffKind kind_{};
  ProviderId provider_ = kNone<ProviderId>;  // any
  std::int64_t above_ = 0;                   // nano
};

}  // namespace

std::unique_ptr<Check> read_tariff(CheckReading& at, const Member& check) {
  return std::make_unique<TariffAbove>(at, check);
}

}  // namespace steelyard
