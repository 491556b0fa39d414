#include "import/additions.h"

#include <algorithm>

#include "catalog/columns.h"

namespace steelyard {
namespace {

bool is_alone(const ImportedOffer& offer) { return !offer.count.zero() && offer.count <= Rational(1); }

}  // namespace

Additions::Additions(Catalog& catalog) : catalog_(catalog) {
  for (std::uint32_t i = 0; i < rows_of(catalog_.texts.begin); ++i) {
    texts_.emplace(catalog_.text(id_of<TextId>(i)), id_of<TextId>(i));
  }
  for (std::uint32_t i = 0; i < catalog_.providers.id.size(); ++i) {
    providers_.emplace(catalog_.providers.id[i], id_of<ProviderId>(i));
  }
  for (std::uint32_t i = 0; i < catalog_.regions.code.size(); ++i) {
    regions_.emplace(std::pair(catalog_.regions.provider[i], catalog_.regions.code[i]), id_of<RegionId>(i));
  }
  for (std::uint32_t i = 0; i < catalog_.skus.name.size(); ++i) {
    skus_.emplace(std::pair(catalog_.skus.provider[i], catalog_.skus.name[i]), id_of<SkuId>(i));
  }
}

TextId Additions::text(std::string_view text) {
  const auto [place, is_new] = texts_.try_emplace(std::string(text), id_of<TextId>(texts_.size()));
  if (is_new) {
    catalog_.texts.bytes += text;
    catalog_.texts.begin.push_back(static_cast<std::uint32_t>(catalog_.texts.bytes.size()));
  }
  return place->second;
}

ProviderId Additions::provider(const ImportedOffer& offer) {
  const TextId id = text(offer.provider);
  const auto [place, is_new] = providers_.try_emplace(id, id_of<ProviderId>(catalog_.providers.id.size()));
  if (is_new) {
    Providers& t = catalog_.providers;
    t.id.push_back(id);
    t.name.push_back(id);
    t.name_zh.push_back(id);
    t.currency.push_back(text(offer.currency));
    t.newest_price.push_back(kUnknownDay);
    Facts& facts = catalog_.facts;  // of which nothing is known
    const std::size_t rows = facts.state.size() + facts.id.size();
    facts.state.resize(rows, FactState::unknown);
    facts.number.resize(rows, kUnknown);
    facts.text.resize(rows, TextId{});
    facts.unit.resize(rows, TextId{});
    facts.note.resize(rows, TextId{});
    facts.source.resize(rows, kNone<SourceId>);
    facts.as_of.resize(rows, kUnknownDay);
    facts.confidence.resize(rows, Confidence::unknown);
  }
  return place->second;
}

SourceId Additions::source(ProviderId provider, const Origin& origin) {
  const auto [place, is_new] = sources_.try_emplace(provider, id_of<SourceId>(catalog_.sources.id.size()));
  if (is_new) {
    Sources& t = catalog_.sources;
    t.id.push_back(text(origin.id));
    t.title.push_back(text(origin.title));
    t.publisher.push_back(text(origin.publisher));
    t.locator.push_back(text(origin.locator));
    t.kind.push_back(origin.kind);
  }
  return place->second;
}

RegionId Additions::region(const ImportedOffer& offer, ProviderId provider, std::span<const ImportedRegion> regions) {
  const TextId code = text(offer.region);
  const auto [place, is_new] =
      regions_.try_emplace(std::pair(provider, code), id_of<RegionId>(catalog_.regions.code.size()));
  if (is_new) {
    const auto region = std::find_if(regions.begin(), regions.end(), [&](const ImportedRegion& r) {
      return r.provider == offer.provider && r.code == offer.region;
    });
    const bool found = region != regions.end();
    Regions& t = catalog_.regions;
    t.provider.push_back(provider);
    t.code.push_back(code);
    t.name.push_back(text(found ? region->name : offer.region));
    t.country.push_back(text(found ? region->country : ""));
    t.continent.push_back(text(found ? region->continent : ""));
  }
  return place->second;
}

SkuId Additions::sku(const ImportedOffer& offer, ProviderId provider, SourceId source) {
  const TextId name = text(offer.sku);
  const auto [place, is_new] = skus_.try_emplace(std::pair(provider, name), id_of<SkuId>(catalog_.skus.name.size()));
  if (is_new) {
    Skus& t = catalog_.skus;
    t.provider.push_back(provider);
    t.name.push_back(name);
    t.aliases.push_back(TextId{});
    t.accelerator.push_back(offer.accelerator);
    const Rational::Small count = offer.count.to_small().value_or(Rational::Small{0, 1});
    t.accelerators_numerator.push_back(count.numerator);
    t.accelerators_denominator.push_back(count.denominator);
    t.node_sizes_begin.push_back(t.node_sizes_begin.back());
    t.memory_gb.push_back(offer.memory_gb);
    t.usable_mib.push_back(offer.usable_mib);
    t.usable_source.push_back(is_known(offer.usable_mib) ? source : kNone<SourceId>);
    t.link.push_back(is_alone(offer) ? Link::none : Link::unknown);
    t.fabric.push_back(Fabric::unknown);
    t.fabric_gbps.push_back(kUnknown);
    t.fabric_note.push_back(TextId{});
    t.bare_metal.push_back(Ternary::unknown);
    t.vcpus.push_back(offer.vcpus);
    t.memory_gib.push_back(offer.memory_gib);
    t.marks.push_back(0);
    t.source.push_back(source);
    t.confidence.push_back(Confidence::medium);
  }
  return place->second;
}

}  // namespace steelyard
