#include "support/small_catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/rational.h"
#include "catalog/freshness.h"
#include "catalog/snapshot.h"
#include "catalog/text_pool.h"

namespace steelyard::test {

void SmallCatalog::region(const std::string& provider, const std::string& code, const std::string& country,
                          const std::string& continent) {
  providers_.try_emplace(provider, "USD");
  regions_[{provider, code}] = {country, continent};
}

void SmallCatalog::sku(const std::string& provider, const std::string& name, Type type) {
  providers_.try_emplace(provider, "USD");
  skus_[{provider, name}] = std::move(type);
}

void SmallCatalog::offer(const std::string& provider, const std::string& sku, const std::string& region,
                         const std::string& amount, Price price) {
  regions_.try_emplace({provider, region});
  if (amount.empty() && price.state == PriceState::known) price.state = PriceState::not_published;
  offers_[{{provider, sku}, {provider, region}, price.option}] = {amount, std::move(price)};
}

void SmallCatalog::criterion(const std::string& id, Measure measure, double weight, std::vector<std::string> facts) {
  for (const std::string& fact : facts) facts_[fact];
  criteria_.emplace_back(id, measure, weight, std::move(facts));
}

void SmallCatalog::measured(const std::string& benchmark, const std::string& accelerator, std::uint32_t count,
                            double minutes, const std::string& round, const std::string& provider) {
  measured_.emplace_back(benchmark, accelerator, count, minutes, round, provider);
}

void SmallCatalog::rate(const std::string& base, const std::string& currency, const std::string& per_base) {
  rates_.emplace_back(base, currency, per_base);
}

// Puts the named things into tables, sorted as catalog.h wants them.
class Assembly {
 public:
  explicit Assembly(const SmallCatalog& from) : from_(from) {
    catalog_.date = *parse_day("2026-11-30");
    catalog_.sources = {
        {text("list")}, {text("Price list")}, {text("Vendor")}, {text("page")}, {SourceKind::vendor_list}};
    providers();
    accelerators();
    skus();
    marks();
    offers();
    catalog_.providers.newest_price = newest_prices(catalog_);
    facts();
    criteria();
    tariffs();
    measurements();
    for (const auto& [base, currency, per_base] : from_.rates_) {
      catalog_.rates.base.push_back(text(base));
      catalog_.rates.currency.push_back(text(currency));
      catalog_.rates.per_base.push_back(nano(per_base));
      catalog_.rates.as_of.push_back(catalog_.date);
      catalog_.rates.source.push_back(SourceId{0});
    }
    catalog_.texts = pool_.texts();
  }
  const Catalog& result() const { return catalog_; }

 private:
  TextId text(const std::string& t) { return pool_.add(t); }
  static std::int64_t nano(const std::string& decimal) {
    const auto value = Rational::from_decimal(decimal);
    EXPECT_TRUE(value.has_value()) << decimal;
    return static_cast<std::int64_t>((*value * Rational(1'000'000'000)).to_double());
  }
  // The place of a key in a sorted map: the row it gets.
  template <class Id, class Map, class Key>
  static Id id(const Map& map, const Key& key) {
    const auto found = map.find(key);
    EXPECT_TRUE(found != map.end());
    return id_of<Id>(static_cast<std::size_t>(std::distance(map.begin(), found)));
  }
  ProviderId provider(const std::string& name) const { return id<ProviderId>(from_.providers_, name); }
  AcceleratorId card(const std::string& name) const { return id<AcceleratorId>(from_.cards_, name); }

  void providers() {
    for (const auto& [name, currency] : from_.providers_) {
      catalog_.providers.id.push_back(text(name));
      catalog_.providers.name.push_back(text(name));
      catalog_.providers.name_zh.push_back(text(name));
      catalog_.providers.currency.push_back(text(currency));
    }
    for (const auto& [key, place] : from_.regions_) {
      catalog_.regions.provider.push_back(provider(key.first));
      catalog_.regions.code.push_back(text(key.second));
      catalog_.regions.name.push_back(text(key.second));
      catalog_.regions.country.push_back(text(place.first));
      catalog_.regions.continent.push_back(text(place.second));
    }
  }
  void accelerators() {
    Accelerators& table = catalog_.accelerators;
    for (const auto& [name, card] : from_.cards_) {
      table.id.push_back(text(name));
      table.vendor.push_back(text("Vendor"));
      table.name.push_back(text(name));
      table.memory_type.push_back(text("HBM"));
      table.form_factor.push_back(card.form_factor);
      table.memory_gb.push_back(card.memory_gb);
      table.bf16.push_back(card.bf16);
      table.source.push_back(SourceId{0});
      table.confidence.push_back(Confidence::high);
    }
    for (auto* column : {&table.memory_gb_per_s, &table.fp64, &table.fp32, &table.tf32, &table.fp16, &table.fp8,
                         &table.int8, &table.fp4, &table.link_gb_per_s, &table.power_w}) {
      column->assign(table.id.size(), kUnknown);
    }
    for (const auto& [alias, name] : from_.aliases_) {
      catalog_.aliases.alias.push_back(text(alias));
      catalog_.aliases.accelerator.push_back(card(name));
    }
  }
  void skus() {
    Skus& table = catalog_.skus;
    table.node_sizes_begin.push_back(0);
    for (const auto& [key, type] : from_.skus_) {
      const auto slash = type.accelerators.find('/');
      table.provider.push_back(provider(key.first));
      table.name.push_back(text(key.second));
      table.aliases.push_back(text(""));
      table.accelerator.push_back(type.accelerator.empty() ? kNone<AcceleratorId> : card(type.accelerator));
      table.accelerators_numerator.push_back(std::stoi(type.accelerators));
      table.accelerators_denominator.push_back(
          slash == std::string::npos ? 1 : std::stoi(type.accelerators.substr(slash + 1)));
      table.node_sizes.insert(table.node_sizes.end(), type.node_sizes.begin(), type.node_sizes.end());
      table.node_sizes_begin.push_back(static_cast<std::uint32_t>(table.node_sizes.size()));
      table.memory_gb.push_back(type.memory_gb);
      table.usable_mib.push_back(type.usable_mib);
      table.usable_source.push_back(is_known(type.usable_mib) ? SourceId{0} : kNone<SourceId>);
      table.link.push_back(type.link);
      table.fabric.push_back(type.fabric);
      table.fabric_gbps.push_back(kUnknown);
      table.fabric_note.push_back(text(""));
      table.bare_metal.push_back(type.bare_metal);
      table.vcpus.push_back(kUnknown);
      table.memory_gib.push_back(kUnknown);
      table.marks.push_back(0);
      table.source.push_back(SourceId{0});
      table.confidence.push_back(Confidence::high);
    }
  }
  void marks() {
    for (const auto& [name, ranked] : from_.marks_) {
      catalog_.marks.id.push_back(text(name));
      catalog_.marks.ranked.push_back(ranked ? 1 : 0);
      catalog_.marks.of_amount.push_back(name.starts_with("suspect") ? 1 : 0);
    }
  }
  void offers() {
    Offers& table = catalog_.offers;
    table.evidence_begin.push_back(0);
    std::vector<std::string> keys;
    for (const auto& [key, offer] : from_.offers_) {
      const auto& [sku, region, option] = key;
      const auto& [amount, price] = offer;
      const bool committed = option == PurchaseOption::reserved;
      table.sku.push_back(id<SkuId>(from_.skus_, sku));
      table.region.push_back(id<RegionId>(from_.regions_, region));
      table.zone.push_back(text(""));
      table.option.push_back(option);
      table.term.push_back(committed ? price.term : Term::none);
      table.payment.push_back(committed ? price.payment : Payment::none);
      table.system.push_back(text(""));
      table.state.push_back(price.state);
      table.price.push_back(price.state == PriceState::known ? nano(amount) : 0);
      table.fee.push_back(nano(price.fee));
      table.currency.push_back(text(from_.providers_.at(sku.first)));
      table.basis.push_back(price.basis);
      table.as_of.push_back(*parse_day(price.as_of));
      table.source.push_back(SourceId{0});
      std::uint64_t bits = 0;
      for (const std::string& mark : price.marks)
        bits |= std::uint64_t{1} << static_cast<unsigned>(id<SkuId>(from_.marks_, mark));
      table.listed.push_back(region.second == "all" ? 1 : 0);
      table.marks.push_back(bits);
      table.evidence_begin.push_back(0);
      keys.push_back(sku.first + "/" + sku.second + "/" + region.second + "/" + std::string(name(option)));
    }
    for (const std::string& key : from_.basket_) {
      const auto found = std::find(keys.begin(), keys.end(), key);
      EXPECT_TRUE(found != keys.end()) << key;
      catalog_.basket.push_back(id_of<OfferId>(static_cast<std::size_t>(found - keys.begin())));
    }
  }
  void facts() {
    Facts& table = catalog_.facts;
    for (const auto& [name, known] : from_.facts_) table.id.push_back(text(name));
    for (const auto& [provider, currency] : from_.providers_) {
      for (const auto& [name, known] : from_.facts_) {
        const auto found = known.find(provider);
        const bool unknown = found == known.end();
        const auto number = from_.numbers_.find({name, provider});
        const bool counted = number != from_.numbers_.end();
        const FactState said = !unknown && found->second ? FactState::yes : FactState::no;
        table.state.push_back(unknown ? FactState::unknown : counted ? FactState::number : said);
        table.number.push_back(counted ? number->second.first : kUnknown);
        table.text.push_back(text(""));
        table.unit.push_back(text(counted ? number->second.second : ""));
        table.note.push_back(text(""));
        table.source.push_back(unknown ? kNone<SourceId> : SourceId{0});
        table.as_of.push_back(kUnknownDay);
        table.confidence.push_back(unknown ? Confidence::unknown : Confidence::high);
      }
    }
  }
  void criteria() {
    Criteria& table = catalog_.criteria;
    table.facts_begin.push_back(0);
    for (const auto& [name, measure, weight, facts] : from_.criteria_) {
      table.id.push_back(text(name));
      table.measure.push_back(measure);
      table.weight.push_back(weight);
      for (const std::string& fact : facts) table.facts.push_back(id<FactId>(from_.facts_, fact));
      table.facts_begin.push_back(static_cast<std::uint32_t>(table.facts.size()));
    }
  }
  void tariffs() {
    Tariffs& table = catalog_.tariffs;
    table.tiers_begin.push_back(0);
    for (const auto& [name, tiers] : from_.tariffs_) {
      table.provider.push_back(provider(name));
      table.kind.push_back(tiers.kind);
      const SmallCatalog::Key region{name, tiers.region};
      table.region.push_back(tiers.region.empty() ? kNone<RegionId> : id<RegionId>(from_.regions_, region));
      table.country.push_back(text(tiers.country));
      table.accelerator.push_back(tiers.accelerator.empty() ? kNone<AcceleratorId>
                                                            : id<AcceleratorId>(from_.cards_, tiers.accelerator));
      table.exact.push_back(tiers.exact ? 1 : 0);
      table.unit.push_back(tiers.unit);
      table.free_nano.push_back(nano(tiers.free));
      table.currency.push_back(text(from_.providers_.at(name)));
      for (const auto& [limit, price] : tiers.tiers) {
        table.tier_up_to_nano.push_back(limit.empty() ? INT64_MAX : nano(limit));
        table.tier_price.push_back(nano(price));
      }
      table.tiers_begin.push_back(static_cast<std::uint32_t>(table.tier_price.size()));
      table.note.push_back(text(""));
      table.source.push_back(SourceId{0});
      table.as_of.push_back(catalog_.date);
      table.confidence.push_back(Confidence::high);
    }
  }
  void measurements() {
    std::set<std::string> benchmarks;
    for (const auto& result : from_.measured_) benchmarks.insert(std::get<0>(result));
    for (const std::string& name : benchmarks) {
      catalog_.benchmarks.id.push_back(text(name));
      catalog_.benchmarks.name.push_back(text(name));
    }
    Measurements& table = catalog_.measurements;
    for (const auto& [benchmark, accelerator, count, minutes, round, submitter] : from_.measured_) {
      table.benchmark.push_back(id<BenchmarkId>(benchmarks, benchmark));
      table.accelerator.push_back(card(accelerator));
      table.accelerators.push_back(count);
      table.nodes.push_back(1);
      table.minutes.push_back(minutes);
      table.minutes_min.push_back(minutes);
      table.minutes_max.push_back(minutes);
      table.round.push_back(text(round));
      table.submitter.push_back(text("Submitter"));
      table.system.push_back(text("system"));
      table.provider.push_back(submitter.empty() ? kNone<ProviderId> : provider(submitter));
      table.source.push_back(SourceId{0});
      table.locator.push_back(text("results/"));
    }
  }

  const SmallCatalog& from_;
  Catalog catalog_;
  TextPool pool_;
};

std::string SmallCatalog::snapshot() const {
  const Result<std::string> bytes = write_snapshot(Assembly(*this).result());
  if (bytes) return *bytes;
  for (const Error& error : bytes.errors()) {
    ADD_FAILURE() << name(error.code) << " " << (error.parameters.empty() ? "" : error.parameters.front().second);
  }
  return "";
}

Catalog SmallCatalog::catalog() const {
  Result<Catalog> opened = open_snapshot(snapshot());
  EXPECT_TRUE(static_cast<bool>(opened));
  return opened ? *std::move(opened) : Catalog();
}

SmallCatalog three_clouds() {
  SmallCatalog make;
  make.accelerator("nvidia-h100-sxm5-80", {.bf16 = 989, .memory_gb = 80});
  make.accelerator("nvidia-a100-sxm4-80", {.bf16 = 312, .memory_gb = 80});
  make.region("alpha", "us-east", "US", "NA");
  make.region("beta", "eu-west", "IE", "EU");
  make.region("gamma", "cn-north", "CN", "AS");
  make.sku("alpha", "h100x8", {.accelerator = "nvidia-h100-sxm5-80"});
  make.sku("beta", "h100x8", {.accelerator = "nvidia-h100-sxm5-80"});
  make.sku("gamma", "a100x8", {.accelerator = "nvidia-a100-sxm4-80"});
  make.offer("alpha", "h100x8", "us-east", "55.04");
  make.offer("beta", "h100x8", "eu-west", "40");
  make.offer("gamma", "a100x8", "cn-north", "16");
  make.fact("ecosystem.kubernetes", "alpha", true);
  make.fact("ecosystem.kubernetes", "beta", true);
  make.fact("ecosystem.kubernetes", "gamma", false);
  make.fact("compliance.iso27001", "alpha", true);
  make.fact("compliance.iso27001", "gamma", true);
  make.fact("framework.pytorch", "alpha", true);
  make.fact("framework.pytorch", "beta", false);
  make.criterion("performance", Measure::performance, 0.4);
  make.criterion("cost", Measure::cost, 0.3);
  make.criterion("ecosystem", Measure::share_of_facts, 0.2, {"ecosystem.kubernetes"});
  make.criterion("compliance", Measure::share_of_facts, 0.1, {"compliance.iso27001"});
  make.measured("mlperf-training/resnet", "nvidia-h100-sxm5-80", 8, 15);
  make.rate("USD", "CNY", "6.8012");
  make.basket({"alpha/h100x8/us-east/on_demand", "gamma/a100x8/cn-north/on_demand"});
  return make;
}

}  // namespace steelyard::test
