#include "report/sayings.h"

#include "base/rational.h"

namespace steelyard {
namespace {

class Speaker {
 public:
  explicit Speaker(const Catalog& catalog) : catalog_(catalog) {}

  Sayings run() {
    for (std::size_t i = 0; i < catalog_.providers.id.size(); ++i) facts(id_of<ProviderId>(i));
    for (std::size_t i = 0; i < catalog_.skus.name.size(); ++i) sku(i);
    for (std::size_t i = 0; i < catalog_.tariffs.kind.size(); ++i) tariff(i);
    return std::move(sayings_);
  }

 private:
  std::string text(TextId id) const { return std::string(catalog_.text(id)); }
  std::string provider(ProviderId id) const { return text(catalog_.providers.id[row(id)]); }
  static std::string number(double value) {
    if (!is_known(value)) return "unknown";
    const std::optional<Rational> exact = Rational::from_double(value);
    return exact ? exact->to_shortest_decimal() : "beyond all bounds";
  }

  void facts(ProviderId id) {
    const Facts& t = catalog_.facts;
    for (std::size_t f = 0; f < t.id.size(); ++f) {
      const std::size_t i = catalog_.fact_row(id, id_of<FactId>(f));
      std::string& said = sayings_[{provider(id), text(t.id[f])}];
      if (t.state[i] == FactState::number) {
        said = number(t.number[i]);
      } else {
        said = t.state[i] == FactState::text ? text(t.text[i]) : std::string(name(t.state[i]));
      }
    }
  }

  void sku(std::size_t i) {
    const Skus& t = catalog_.skus;
    const std::string subject = provider(t.provider[i]) + "/" + text(t.name[i]);
    const auto say = [&](std::string figure, std::string said) {
      sayings_[{subject, std::move(figure)}] = std::move(said);
    };
    const AcceleratorId accelerator = t.accelerator[i];
    const bool known = accelerator != kNone<AcceleratorId>;
    say("accelerator", known ? text(catalog_.accelerators.id[row(accelerator)]) : "unknown");
    say("accelerators", Rational::of(t.accelerators_numerator[i], t.accelerators_denominator[i]).to_fraction());
    std::string sizes;
    for (std::size_t k = t.node_sizes_begin[i]; k < t.node_sizes_begin[i + 1]; ++k) {
      sizes += (sizes.empty() ? "" : ";") + std::to_string(t.node_sizes[k]);
    }
    say("node_sizes", sizes.empty() ? "unknown" : sizes);
    say("memory_gb", number(t.memory_gb[i]));
    say("usable_mib", number(t.usable_mib[i]));
    say("link", std::string(name(t.link[i])));
    say("fabric", std::string(name(t.fabric[i])));
    say("fabric_gbps", number(t.fabric_gbps[i]));
    say("bare_metal", std::string(name(t.bare_metal[i])));
    say("vcpus", number(t.vcpus[i]));
    say("memory_gib", number(t.memory_gib[i]));
  }

  // "free 100, 0.09 up to 10240, 0.085 USD per GB".
  void tariff(std::size_t i) {
    const Tariffs& t = catalog_.tariffs;
    std::string figure(name(t.kind[i]));
    if (t.region[i] != kNone<RegionId>) figure += "/" + text(catalog_.regions.code[row(t.region[i])]);
    if (t.country[i] != TextId{}) figure += "/" + text(t.country[i]);
    std::string said;
    if (t.free_nano[i] != 0) said = "free " + Rational::from_nano(t.free_nano[i]).to_shortest_decimal() + ", ";
    for (std::size_t k = t.tiers_begin[i]; k < t.tiers_begin[i + 1]; ++k) {
      said += Rational::from_nano(t.tier_price[k]).to_shortest_decimal();
      const bool last = k + 1 == t.tiers_begin[i + 1];
      if (!last) said += " up to " + Rational::from_nano(t.tier_up_to_nano[k]).to_shortest_decimal() + ", ";
    }
    said += " " + text(t.currency[i]) + " per " + std::string(name(t.unit[i]));
    sayings_[{provider(t.provider[i]), std::move(figure)}] = std::move(said);
  }

  const Catalog& catalog_;
  Sayings sayings_;
};

}  // namespace

Sayings sayings_of(const Catalog& catalog) { return Speaker(catalog).run(); }

}  // namespace steelyard
