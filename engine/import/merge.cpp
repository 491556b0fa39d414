#include "import/merge.h"

#include <algorithm>
#include <compare>
#include <map>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <unordered_map>

#include "catalog/columns.h"
#include "catalog/freshness.h"
#include "import/origin.h"

namespace steelyard {
namespace {

// Rows of a table in another order: order[new] = old, place[old] = new.
struct Reordering {
  std::vector<std::uint32_t> order, place;

  template <class Before>
  static Reordering sorted(std::size_t rows, Before before) {
    Reordering result;
    result.order.resize(rows);
    std::iota(result.order.begin(), result.order.end(), 0u);
    std::sort(result.order.begin(), result.order.end(), before);
    result.place.resize(rows);
    for (std::uint32_t i = 0; i < rows; ++i) result.place[result.order[i]] = i;
    return result;
  }
};

template <class T>
void gather(std::vector<T>& column, const std::vector<std::uint32_t>& order) {
  std::vector<T> result;
  result.reserve(order.size());
  for (const std::uint32_t old : order) result.push_back(column[old]);
  column = std::move(result);
}

// A visitor of the columns that brings regions, skus and offers into their new order, with every reference to them.
class Reorder {
 public:
  Reordering regions, skus, offers;
  std::vector<std::vector<std::uint32_t>> evidence_first;  // by old offer: rows of evidence that come before its own

  template <class T>
  void scalar(std::string_view, T&) {}
  void table(std::string_view name, std::size_t) {
    order_ = name == "regions"          ? &regions.order
             : name == "skus"           ? &skus.order
             : name == "offers"         ? &offers.order
             : name == "sku_node_sizes" ? &node_sizes_
             : name == "evidence"       ? &evidence_
                                        : nullptr;
  }
  template <class T>
  void column(std::string_view, std::vector<T>& values) {
    if (order_ != nullptr) gather(values, *order_);
    if constexpr (std::is_same_v<T, RegionId>) follow(values, regions);
    if constexpr (std::is_same_v<T, SkuId>) follow(values, skus);
    if constexpr (std::is_same_v<T, OfferId>) follow(values, offers);
  }
  template <class T>
  void optional(std::string_view name, std::vector<T>& references) {
    column(name, references);
  }
  void begins(std::string_view name, std::vector<std::uint32_t>& begin, std::size_t) {
    if (name == "node_sizes_begin") node_sizes_ = relay(begin, nullptr);
    if (name == "evidence_begin") evidence_ = relay(begin, &evidence_first);
  }
  void bytes(std::string_view, std::string&) {}

 private:
  template <class Id>
  static void follow(std::vector<Id>& references, const Reordering& rows) {
    for (Id& id : references) {
      if (id != kNone<Id>) id = id_of<Id>(rows.place[row(id)]);
    }
  }
  // Puts the places of the table at hand into its new order; the order that the rows they lead to must follow.
  std::vector<std::uint32_t> relay(std::vector<std::uint32_t>& begin,
                                   const std::vector<std::vector<std::uint32_t>>* first) const {
    std::vector<std::uint32_t> children;
    std::vector<std::uint32_t> places = {0};
    for (const std::uint32_t old : *order_) {
      if (first != nullptr) children.insert(children.end(), (*first)[old].begin(), (*first)[old].end());
      for (std::uint32_t child = begin[old]; child < begin[old + 1]; ++child) children.push_back(child);
      places.push_back(static_cast<std::uint32_t>(children.size()));
    }
    begin = std::move(places);
    return children;
  }

  const std::vector<std::uint32_t>* order_ = nullptr;
  std::vector<std::uint32_t> node_sizes_, evidence_;
};

class Merger {
 public:
  explicit Merger(Catalog catalog) : catalog_(std::move(catalog)) {
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
    for (std::uint32_t i = 0; i < catalog_.offer_count(); ++i) offers_.emplace(key_of(i), i);
    evidence_first_.resize(catalog_.offer_count());
  }

  Result<Catalog> run(const ImportRequest& request, std::span<const std::string> files, const Imported& imported) {
    for (const ImportedOffer& offer : imported.offers) newest_ = std::max(newest_, offer.as_of);
    catalog_.date = std::max(catalog_.date, newest_);
    for (const ImportedOffer& offer : imported.offers) {
      const ProviderId provider = provider_of(offer);
      const SourceId source = source_of(request, files, provider);
      add(offer, region_of(offer, provider, imported), sku_of(offer, provider, source), source);
    }
    const auto overfull = [](std::size_t rows, auto none, std::string_view table) {
      return rows < row(none)
                 ? Errors()
                 : Errors{{Code::too_many, "", {{"field", std::string(table)}, {"max", std::to_string(row(none))}}}};
    };
    for (const Errors& errors : {overfull(catalog_.providers.id.size(), kNone<ProviderId>, "providers"),
                                 overfull(catalog_.sources.id.size(), kNone<SourceId>, "sources"),
                                 overfull(catalog_.regions.code.size(), kNone<RegionId>, "regions"),
                                 overfull(catalog_.skus.name.size(), kNone<SkuId>, "skus")}) {
      if (!errors.empty()) return errors;
    }
    sort();
    return std::move(catalog_);
  }

 private:
  using Key = std::tuple<SkuId, RegionId, TextId, PurchaseOption, Term, Payment, TextId>;

  Key key_of(std::size_t i) const {
    const Offers& o = catalog_.offers;
    return {o.sku[i], o.region[i], o.zone[i], o.option[i], o.term[i], o.payment[i], o.system[i]};
  }

  TextId text(std::string_view text) {
    const auto [place, is_new] = texts_.try_emplace(std::string(text), id_of<TextId>(texts_.size()));
    if (is_new) {
      catalog_.texts.bytes += text;
      catalog_.texts.begin.push_back(static_cast<std::uint32_t>(catalog_.texts.bytes.size()));
    }
    return place->second;
  }

  ProviderId provider_of(const ImportedOffer& offer) {
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
    Day& newest = catalog_.providers.newest_price[row(place->second)];
    newest = std::max(newest, offer.as_of);
    return place->second;
  }

  SourceId source_of(const ImportRequest& request, std::span<const std::string> files, ProviderId provider) {
    const auto [place, is_new] = sources_.try_emplace(provider, id_of<SourceId>(catalog_.sources.id.size()));
    if (is_new) {
      const Origin origin =
          origin_of(request.format, catalog_.text(catalog_.providers.id[row(provider)]), files, newest_);
      Sources& t = catalog_.sources;
      t.id.push_back(text(origin.id));
      t.title.push_back(text(origin.title));
      t.publisher.push_back(text(origin.publisher));
      t.locator.push_back(text(origin.locator));
      t.kind.push_back(origin.kind);
    }
    return place->second;
  }

  RegionId region_of(const ImportedOffer& offer, ProviderId provider, const Imported& imported) {
    const TextId code = text(offer.region);
    const auto [place, is_new] =
        regions_.try_emplace(std::pair(provider, code), id_of<RegionId>(catalog_.regions.code.size()));
    if (is_new) {
      const auto region = std::find_if(imported.regions.begin(), imported.regions.end(), [&](const ImportedRegion& r) {
        return r.provider == offer.provider && r.code == offer.region;
      });
      const bool found = region != imported.regions.end();
      Regions& t = catalog_.regions;
      t.provider.push_back(provider);
      t.code.push_back(code);
      t.name.push_back(text(found ? region->name : offer.region));
      t.country.push_back(text(found ? region->country : ""));
      t.continent.push_back(text(found ? region->continent : ""));
    }
    return place->second;
  }

  static bool is_alone(const ImportedOffer& offer) { return !offer.count.zero() && offer.count <= Rational(1); }

  SkuId sku_of(const ImportedOffer& offer, ProviderId provider, SourceId source) {
    const TextId name = text(offer.sku);
    const auto [place, is_new] = skus_.try_emplace(std::pair(provider, name), id_of<SkuId>(catalog_.skus.name.size()));
    if (is_new) {
      Skus& t = catalog_.skus;
      t.provider.push_back(provider);
      t.name.push_back(name);
      t.accelerator.push_back(offer.accelerator);
      const Rational::Small count = offer.count.to_small().value_or(Rational::Small{0, 1});
      t.accelerators_numerator.push_back(count.numerator);
      t.accelerators_denominator.push_back(count.denominator);
      t.node_sizes_begin.push_back(t.node_sizes_begin.back());
      t.memory_gb.push_back(offer.memory_gb);
      t.link.push_back(is_alone(offer) ? Link::none : Link::unknown);
      t.fabric.push_back(Fabric::unknown);
      t.fabric_gbps.push_back(kUnknown);
      t.fabric_note.push_back(TextId{});
      t.bare_metal.push_back(Ternary::unknown);
      t.vcpus.push_back(offer.vcpus);
      t.memory_gib.push_back(offer.memory_gib);
      t.source.push_back(source);
      t.confidence.push_back(Confidence::medium);
    }
    return place->second;
  }

  std::uint64_t mark_bits(const ImportedOffer& offer) const {
    std::uint64_t bits = 0;
    const bool stale = is_stale(offer.option, offer.as_of, catalog_.date);
    for (std::size_t mark = 0; mark < catalog_.marks.id.size(); ++mark) {
      const std::string_view id = catalog_.text(catalog_.marks.id[mark]);
      const auto set = parse<ImportMark>(kImportMarks, id);
      if ((set && offer.marks.has(*set)) || (stale && id == "stale")) bits |= std::uint64_t{1} << mark;
    }
    return bits;
  }

  void add(const ImportedOffer& offer, RegionId region, SkuId sku, SourceId source) {
    const Key key{sku, region, text(offer.zone), offer.option, offer.term, offer.payment, TextId{}};
    Offers& t = catalog_.offers;
    const auto [place, is_new] = offers_.try_emplace(key, static_cast<std::uint32_t>(t.sku.size()));
    const std::uint32_t i = place->second;
    if (is_new) {
      t.sku.push_back(sku);
      t.region.push_back(region);
      t.zone.push_back(text(offer.zone));
      t.option.push_back(offer.option);
      t.term.push_back(offer.term);
      t.payment.push_back(offer.payment);
      t.system.push_back(TextId{});
      t.evidence_begin.push_back(t.evidence_begin.back());
      evidence_first_.emplace_back();
      // What they say follows.
      t.state.emplace_back();
      t.price.emplace_back();
      t.currency.emplace_back();
      t.basis.emplace_back();
      t.as_of.emplace_back();
      t.source.emplace_back();
      t.marks.emplace_back();
    } else if (offer.as_of < t.as_of[i]) {
      remember(i, PriceState::known, nano(offer), text(offer.currency), offer.basis, offer.as_of, source);
      return;
    } else {
      remember(i, t.state[i], t.price[i], t.currency[i], t.basis[i], t.as_of[i], t.source[i]);
    }
    t.state[i] = PriceState::known;
    t.price[i] = nano(offer);
    t.currency[i] = text(offer.currency);
    t.basis[i] = offer.basis;
    t.as_of[i] = offer.as_of;
    t.source[i] = source;
    t.marks[i] = mark_bits(offer);
  }

  // Prices of imports have nine places at most (imported.h).
  static std::int64_t nano(const ImportedOffer& offer) { return offer.price.to_nano().value_or(0); }

  // A figure that is not used, before those that were not used already.
  void remember(std::uint32_t offer, PriceState state, std::int64_t price, TextId currency, PriceBasis basis, Day as_of,
                SourceId source) {
    Evidence& t = catalog_.evidence;
    evidence_first_[offer].insert(evidence_first_[offer].begin(), static_cast<std::uint32_t>(t.price.size()));
    t.state.push_back(state);
    t.price.push_back(price);
    t.currency.push_back(currency);
    t.basis.push_back(basis);
    t.as_of.push_back(as_of);
    t.source.push_back(source);
  }

  // Into the order that catalog.h promises.
  void sort() {
    Reorder reorder;
    const Catalog& c = catalog_;
    const auto by_name = [&c](const std::vector<ProviderId>& provider, const std::vector<TextId>& name) {
      return Reordering::sorted(name.size(), [&](std::uint32_t a, std::uint32_t b) {
        if (provider[a] != provider[b]) return provider[a] < provider[b];
        return c.text(name[a]) < c.text(name[b]);
      });
    };
    reorder.regions = by_name(c.regions.provider, c.regions.code);
    reorder.skus = by_name(c.skus.provider, c.skus.name);
    const auto offer_key = [&](std::uint32_t i) {
      const Offers& o = c.offers;
      return std::tuple(reorder.skus.place[row(o.sku[i])], reorder.regions.place[row(o.region[i])], c.text(o.zone[i]),
                        o.option[i], o.term[i], o.payment[i], c.text(o.system[i]));
    };
    reorder.offers = Reordering::sorted(c.offer_count(),
                                        [&](std::uint32_t a, std::uint32_t b) { return offer_key(a) < offer_key(b); });
    reorder.evidence_first = std::move(evidence_first_);
    visit_columns(catalog_, reorder);
  }

  Catalog catalog_;
  std::unordered_map<std::string, TextId> texts_;
  std::map<TextId, ProviderId> providers_;
  std::map<ProviderId, SourceId> sources_;
  std::map<std::pair<ProviderId, TextId>, RegionId> regions_;
  std::map<std::pair<ProviderId, TextId>, SkuId> skus_;
  std::map<Key, std::uint32_t> offers_;
  std::vector<std::vector<std::uint32_t>> evidence_first_;  // by offer: what was added to its evidence
  Day newest_ = kUnknownDay;
};

}  // namespace

Result<Catalog> merge(Catalog catalog, const ImportRequest& request, std::span<const std::string> files,
                      const Imported& imported) {
  return Merger(std::move(catalog)).run(request, files, imported);
}

}  // namespace steelyard
