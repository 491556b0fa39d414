#include "pack/build.h"

#include <set>
#include <string_view>

#include "catalog/freshness.h"
#include "catalog/text_pool.h"

namespace steelyard {
namespace {

// One column from one member of every row.
template <class Row, class Value>
std::vector<Value> column(const std::vector<Row>& rows, Value Row::*member) {
  std::vector<Value> values;
  values.reserve(rows.size());
  for (const Row& row : rows) values.push_back(row.*member);
  return values;
}

class Builder {
 public:
  Builder(const Data& data, const Resolved& resolved) : data_(data), resolved_(resolved) {}

  // In the order of columns.h.
  Catalog run() {
    catalog_.date = data_.date;
    names_of_places();
    sources();
    providers();
    regions();
    accelerators();
    skus();
    offers();
    catalog_.providers.newest_price = newest_prices(catalog_);
    evidence();
    marks();
    facts();
    tariffs();
    rates();
    measurements();
    criteria();
    catalog_.texts = pool_.texts();
    return std::move(catalog_);
  }

 private:
  template <class Row>
  std::vector<TextId> texts(const std::vector<Row>& rows, std::string Row::*member) {
    std::vector<TextId> ids;
    ids.reserve(rows.size());
    for (const Row& row : rows) ids.push_back(pool_.add(row.*member));
    return ids;
  }
  // Of the key of each offer, or of the row that gives its price.
  const PriceRow& key_of(const ResolvedOffer& offer) const { return data_.prices[offer.key]; }
  const PriceRow& price_of(const ResolvedOffer& offer) const { return data_.prices[offer.price]; }

  std::uint8_t is_list(const PriceRow& price) const { return data_.regions[row(price.region)].code == "all" ? 1 : 0; }

  // First and in alphabetical order: whoever lists the places by id then has them sorted.
  void names_of_places() {
    std::set<std::string_view> names;
    for (const RegionRow& region : data_.regions) names.insert({region.code, region.country, region.continent});
    for (const std::string_view name : names) pool_.add(name);
  }
  void sources() {
    const auto& rows = data_.sources;
    catalog_.sources = {texts(rows, &SourceRow::id), texts(rows, &SourceRow::title), texts(rows, &SourceRow::publisher),
                        texts(rows, &SourceRow::locator), column(rows, &SourceRow::kind)};
  }
  void providers() {
    const auto& rows = data_.providers;
    catalog_.providers = {texts(rows, &ProviderRow::id),
                          texts(rows, &ProviderRow::name),
                          texts(rows, &ProviderRow::name_zh),
                          texts(rows, &ProviderRow::currency),
                          {}};
  }
  void regions() {
    const auto& rows = data_.regions;
    catalog_.regions = {column(rows, &RegionRow::provider), texts(rows, &RegionRow::code),
                        texts(rows, &RegionRow::name), texts(rows, &RegionRow::country),
                        texts(rows, &RegionRow::continent)};
  }
  void accelerators() {
    const auto& rows = data_.accelerators;
    catalog_.accelerators = {.id = texts(rows, &AcceleratorRow::id),
                             .vendor = texts(rows, &AcceleratorRow::vendor),
                             .name = texts(rows, &AcceleratorRow::name),
                             .memory_type = texts(rows, &AcceleratorRow::memory_type),
                             .form_factor = column(rows, &AcceleratorRow::form_factor),
                             .memory_gb = column(rows, &AcceleratorRow::memory_gb),
                             .memory_gb_per_s = column(rows, &AcceleratorRow::memory_gb_per_s),
                             .fp64 = column(rows, &AcceleratorRow::fp64),
                             .fp32 = column(rows, &AcceleratorRow::fp32),
                             .tf32 = column(rows, &AcceleratorRow::tf32),
                             .bf16 = column(rows, &AcceleratorRow::bf16),
                             .fp16 = column(rows, &AcceleratorRow::fp16),
                             .fp8 = column(rows, &AcceleratorRow::fp8),
                             .int8 = column(rows, &AcceleratorRow::int8),
                             .fp4 = column(rows, &AcceleratorRow::fp4),
                             .link_gb_per_s = column(rows, &AcceleratorRow::link_gb_per_s),
                             .power_w = column(rows, &AcceleratorRow::power_w),
                             .source = column(rows, &AcceleratorRow::source),
                             .confidence = column(rows, &AcceleratorRow::confidence)};
    catalog_.aliases = {texts(data_.aliases, &AcceleratorAliasRow::alias),
                        column(data_.aliases, &AcceleratorAliasRow::accelerator)};
  }
  void skus() {
    const auto& rows = data_.skus;
    Skus& t = catalog_.skus;
    t.provider = column(rows, &SkuRow::provider);
    t.name = texts(rows, &SkuRow::name);
    t.aliases = texts(rows, &SkuRow::aliases);
    t.accelerator = column(rows, &SkuRow::accelerator);
    t.node_sizes_begin = {0};
    for (const SkuRow& row : rows) {
      t.accelerators_numerator.push_back(row.accelerators.numerator);
      t.accelerators_denominator.push_back(row.accelerators.denominator);
      t.node_sizes.insert(t.node_sizes.end(), row.node_sizes.begin(), row.node_sizes.end());
      t.node_sizes_begin.push_back(static_cast<std::uint32_t>(t.node_sizes.size()));
    }
    t.memory_gb = column(rows, &SkuRow::memory_gb);
    t.usable_mib = column(rows, &SkuRow::usable_mib);
    t.usable_source = column(rows, &SkuRow::usable_source);
    t.link = column(rows, &SkuRow::link);
    t.fabric = column(rows, &SkuRow::fabric);
    t.fabric_gbps = column(rows, &SkuRow::fabric_gbps);
    t.fabric_note = texts(rows, &SkuRow::fabric_note);
    t.bare_metal = column(rows, &SkuRow::bare_metal);
    t.vcpus = column(rows, &SkuRow::vcpus);
    t.memory_gib = column(rows, &SkuRow::memory_gib);
    t.marks = column(rows, &SkuRow::marks);
    t.source = column(rows, &SkuRow::source);
    t.confidence = column(rows, &SkuRow::confidence);
  }
  void offers() {
    Offers& t = catalog_.offers;
    t.evidence_begin = {0};
    for (const ResolvedOffer& offer : resolved_.offers) {
      t.sku.push_back(key_of(offer).sku);
      t.region.push_back(key_of(offer).region);
      t.zone.push_back(pool_.add(key_of(offer).zone));
      t.option.push_back(key_of(offer).option);
      t.term.push_back(key_of(offer).term);
      t.payment.push_back(key_of(offer).payment);
      t.system.push_back(pool_.add(key_of(offer).system));
      t.state.push_back(price_of(offer).state);
      t.price.push_back(price_of(offer).price);
      t.fee.push_back(price_of(offer).fee);
      t.currency.push_back(pool_.add(price_of(offer).currency));
      t.basis.push_back(price_of(offer).basis);
      t.as_of.push_back(price_of(offer).as_of);
      t.source.push_back(price_of(offer).source);
      t.listed.push_back(is_list(price_of(offer)));
      t.marks.push_back(price_of(offer).marks);
      t.evidence_begin.push_back(t.evidence_begin.back() + static_cast<std::uint32_t>(offer.evidence.size()));
    }
  }
  void evidence() {
    Evidence& t = catalog_.evidence;
    for (const ResolvedOffer& offer : resolved_.offers) {
      for (const std::size_t i : offer.evidence) {
        const PriceRow& row = data_.prices[i];
        t.state.push_back(row.state);
        t.price.push_back(row.price);
        t.fee.push_back(row.fee);
        t.currency.push_back(pool_.add(row.currency));
        t.basis.push_back(row.basis);
        t.as_of.push_back(row.as_of);
        t.source.push_back(row.source);
        t.listed.push_back(is_list(row));
        t.marks.push_back(row.marks);
      }
    }
  }
  void marks() {
    catalog_.marks.id = texts(data_.marks, &MarkRow::id);
    for (const MarkRow& row : data_.marks) {
      catalog_.marks.ranked.push_back(row.ranked ? 1 : 0);
      catalog_.marks.of_amount.push_back(row.of_amount ? 1 : 0);
    }
  }
  void facts() {
    Facts& t = catalog_.facts;
    t.id = texts(data_.facts, &FactDefinition::id);
    const std::size_t width = data_.facts.size();
    std::vector<FactRow> cells(data_.providers.size() * width);
    for (std::size_t p = 0; p < data_.providers.size(); ++p) {
      for (const FactRow& fact : data_.providers[p].facts) {
        FactRow& cell = cells[p * width + row(fact.fact)];
        cell = fact;
        const bool has_unit = fact.state == FactState::number || fact.state == FactState::text;
        if (has_unit && cell.unit.empty()) cell.unit = data_.facts[row(fact.fact)].unit;
      }
    }
    t.state = column(cells, &FactRow::state);
    t.number = column(cells, &FactRow::number);
    t.text = texts(cells, &FactRow::text);
    t.unit = texts(cells, &FactRow::unit);
    t.note = texts(cells, &FactRow::note);
    t.source = column(cells, &FactRow::source);
    t.as_of = column(cells, &FactRow::as_of);
    t.confidence = column(cells, &FactRow::confidence);
  }
  void tariffs() {
    Tariffs& t = catalog_.tariffs;
    t.tiers_begin = {0};
    for (const TariffRow& row : data_.tariffs) {
      for (const RegionId region : row.regions) tariff(row, region, "");
      for (const std::string& country : row.countries) tariff(row, kNone<RegionId>, country);
      for (const AcceleratorId accelerator : row.accelerators) tariff(row, kNone<RegionId>, "", accelerator);
      if (row.regions.empty() && row.countries.empty() && row.accelerators.empty()) tariff(row, kNone<RegionId>, "");
    }
  }
  void tariff(const TariffRow& row, RegionId region, const std::string& country,
              AcceleratorId accelerator = kNone<AcceleratorId>) {
    Tariffs& t = catalog_.tariffs;
    t.provider.push_back(row.provider);
    t.kind.push_back(row.kind);
    t.region.push_back(region);
    t.country.push_back(pool_.add(country));
    t.accelerator.push_back(accelerator);
    t.exact.push_back(row.exact ? 1 : 0);
    t.unit.push_back(row.unit);
    t.free_nano.push_back(row.free_nano);
    t.currency.push_back(pool_.add(row.currency));
    for (const auto& [up_to, price] : row.tiers) {
      t.tier_up_to_nano.push_back(up_to);
      t.tier_price.push_back(price);
    }
    t.tiers_begin.push_back(static_cast<std::uint32_t>(t.tier_price.size()));
    t.note.push_back(pool_.add(row.note));
    t.source.push_back(row.source);
    t.as_of.push_back(row.as_of);
    t.confidence.push_back(row.confidence);
  }
  void rates() {
    const auto& rows = data_.rates;
    catalog_.rates = {texts(rows, &RateRow::base), texts(rows, &RateRow::currency), column(rows, &RateRow::per_base),
                      column(rows, &RateRow::as_of), column(rows, &RateRow::source)};
  }
  void measurements() {
    catalog_.benchmarks = {texts(data_.benchmarks, &BenchmarkRow::id), texts(data_.benchmarks, &BenchmarkRow::name)};
    const auto& rows = data_.measurements;
    catalog_.measurements = {.benchmark = column(rows, &MeasurementRow::benchmark),
                             .accelerator = column(rows, &MeasurementRow::accelerator),
                             .accelerators = column(rows, &MeasurementRow::accelerators),
                             .nodes = column(rows, &MeasurementRow::nodes),
                             .minutes = column(rows, &MeasurementRow::minutes),
                             .minutes_min = column(rows, &MeasurementRow::minutes_min),
                             .minutes_max = column(rows, &MeasurementRow::minutes_max),
                             .round = texts(rows, &MeasurementRow::round),
                             .submitter = texts(rows, &MeasurementRow::submitter),
                             .system = texts(rows, &MeasurementRow::system),
                             .provider = column(rows, &MeasurementRow::provider),
                             .source = column(rows, &MeasurementRow::source),
                             .locator = texts(rows, &MeasurementRow::locator)};
  }
  void criteria() {
    Criteria& t = catalog_.criteria;
    t.id = texts(data_.criteria, &CriterionRow::id);
    t.measure = column(data_.criteria, &CriterionRow::measure);
    t.weight = column(data_.criteria, &CriterionRow::weight);
    t.facts_begin = {0};
    for (const CriterionRow& row : data_.criteria) {
      t.facts.insert(t.facts.end(), row.facts.begin(), row.facts.end());
      t.facts_begin.push_back(static_cast<std::uint32_t>(t.facts.size()));
    }
  }

  const Data& data_;
  const Resolved& resolved_;
  TextPool pool_;
  Catalog catalog_;
};

}  // namespace

Catalog build(const Data& data, const Resolved& resolved) { return Builder(data, resolved).run(); }

}  // namespace steelyard
