#include "report/coverage.h"

#include "catalog/freshness.h"

namespace steelyard {
namespace {

// A figure of an offer, and whether it is known.
struct Knowable {
  std::string_view figure;
  bool (*known)(const Catalog& catalog, std::size_t offer, std::size_t sku);
};

constexpr Knowable kFigures[] = {
    {"price", [](const Catalog& c, std::size_t i, std::size_t) { return has_amount(c.offers.state[i]); }},
    {"as_of", [](const Catalog& c, std::size_t i, std::size_t) { return c.offers.as_of[i] != kUnknownDay; }},
    {"country", [](const Catalog& c, std::size_t i,
                   std::size_t) { return c.regions.country[row(c.offers.region[i])] != TextId{}; }},
    {"accelerator",
     [](const Catalog& c, std::size_t, std::size_t s) { return c.skus.accelerator[s] != kNone<AcceleratorId>; }},
    {"accelerators",
     [](const Catalog& c, std::size_t, std::size_t s) {
       return c.skus.accelerators_numerator[s] != 0 || c.skus.node_sizes_begin[s] != c.skus.node_sizes_begin[s + 1];
     }},
    {"memory_gb", [](const Catalog& c, std::size_t, std::size_t s) { return is_known(c.skus.memory_gb[s]); }},
    {"usable_mib", [](const Catalog& c, std::size_t, std::size_t s) { return is_known(c.skus.usable_mib[s]); }},
    {"link", [](const Catalog& c, std::size_t, std::size_t s) { return c.skus.link[s] != Link::unknown; }},
    {"fabric", [](const Catalog& c, std::size_t, std::size_t s) { return c.skus.fabric[s] != Fabric::unknown; }},
    {"fabric_gbps", [](const Catalog& c, std::size_t, std::size_t s) { return is_known(c.skus.fabric_gbps[s]); }},
    {"bare_metal",
     [](const Catalog& c, std::size_t, std::size_t s) { return c.skus.bare_metal[s] != Ternary::unknown; }},
    {"vcpus", [](const Catalog& c, std::size_t, std::size_t s) { return is_known(c.skus.vcpus[s]); }},
    {"memory_gib", [](const Catalog& c, std::size_t, std::size_t s) { return is_known(c.skus.memory_gib[s]); }},
};

std::vector<FigureCoverage> no_figures() {
  std::vector<FigureCoverage> figures;
  for (const Knowable& knowable : kFigures) figures.push_back({.figure = knowable.figure});
  return figures;
}

void count(const Catalog& catalog, std::size_t offer, Day on, std::vector<FigureCoverage>& figures) {
  const Offers& offers = catalog.offers;
  for (std::size_t f = 0; f < figures.size(); ++f) {
    if (!kFigures[f].known(catalog, offer, row(offers.sku[offer]))) {
      ++figures[f].unknown;
    } else if (figures[f].figure == "price" && is_stale(offers.option[offer], offers.as_of[offer], on)) {
      ++figures[f].stale;
    } else {
      ++figures[f].known;
    }
  }
}

OptionCoverage& option_of(ProviderCoverage& provider, PurchaseOption option) {
  for (OptionCoverage& known : provider.options) {
    if (known.option == option) return known;
  }
  provider.options.push_back({option, 0, no_figures()});
  return provider.options.back();
}

}  // namespace

Coverage coverage(const Catalog& catalog, Day on) {
  Coverage all{on, {}, no_figures()};
  const std::vector<Day>& newest = catalog.providers.newest_price;
  for (std::size_t p = 0; p < newest.size(); ++p) {
    ProviderCoverage provider{.provider = id_of<ProviderId>(p),
                              .newest_price = newest[p],
                              .outdated = is_outdated(newest[p], on),
                              .options = {}};
    for (std::size_t f = 0; f < catalog.facts.id.size(); ++f) {
      const std::size_t fact = catalog.fact_row(provider.provider, id_of<FactId>(f));
      ++(catalog.facts.state[fact] == FactState::unknown ? provider.facts_unknown : provider.facts_known);
    }
    all.providers.push_back(std::move(provider));
  }
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    ProviderCoverage& provider = all.providers[row(catalog.provider_of(id_of<OfferId>(i)))];
    OptionCoverage& option = option_of(provider, catalog.offers.option[i]);
    ++provider.offers;
    ++option.offers;
    count(catalog, i, on, option.figures);
    count(catalog, i, on, all.figures);
  }
  return all;
}

}  // namespace steelyard
