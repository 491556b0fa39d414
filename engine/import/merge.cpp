#include "import/merge.h"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>

#include "catalog/freshness.h"
#include "catalog/marks.h"
#include "import/additions.h"
#include "import/origin.h"
#include "import/reorder.h"

namespace steelyard {
namespace {

class Merger {
 public:
  explicit Merger(Catalog catalog) : catalog_(std::move(catalog)), additions_(catalog_) {
    for (std::uint32_t i = 0; i < catalog_.offer_count(); ++i) offers_.emplace(key_of(i), i);
    evidence_first_.resize(catalog_.offer_count());
    published_ = static_cast<std::uint32_t>(catalog_.offer_count());
  }

  Result<Catalog> run(const ImportRequest& request, std::span<const std::string> files, const Imported& imported) {
    for (const ImportedOffer& offer : imported.offers) newest_ = std::max(newest_, offer.as_of);
    catalog_.date = std::max(catalog_.date, newest_);
    for (const ImportedOffer& offer : imported.offers) {
      const ProviderId provider = additions_.provider(offer);
      const SourceId source = additions_.source(provider, origin_of(request.format, offer.provider, files, newest_));
      add(offer, additions_.region(offer, provider, imported.regions), additions_.sku(offer, provider, source), source);
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
    catalog_.providers.newest_price = newest_prices(catalog_);
    sort();
    return std::move(catalog_);
  }

 private:
  using Key = std::tuple<SkuId, RegionId, TextId, PurchaseOption, Term, Payment, TextId>;

  Key key_of(std::size_t i) const {
    const Offers& o = catalog_.offers;
    return {o.sku[i], o.region[i], o.zone[i], o.option[i], o.term[i], o.payment[i], o.system[i]};
  }

  std::uint64_t mark_bits(const ImportedOffer& offer) const {
    std::uint64_t bits = is_stale(offer.option, offer.as_of, catalog_.date) ? mark_bit(catalog_, "stale") : 0;
    for (std::size_t i = 0; i < std::size(kImportMarks); ++i) {
      if (offer.marks.has(static_cast<ImportMark>(i))) bits |= mark_bit(catalog_, kImportMarks[i]);
    }
    return bits;
  }

  void add(const ImportedOffer& offer, RegionId region, SkuId sku, SourceId source) {
    const Key key{sku, region, additions_.text(offer.zone), offer.option, offer.term, offer.payment, TextId{}};
    Offers& t = catalog_.offers;
    const auto [place, is_new] = offers_.try_emplace(key, static_cast<std::uint32_t>(t.sku.size()));
    const std::uint32_t i = place->second;
    if (is_new) {
      t.sku.push_back(sku);
      t.region.push_back(region);
      t.zone.push_back(additions_.text(offer.zone));
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
    } else if (!goes_before(offer, source, i)) {
      remember(i, PriceState::known, nano(offer), additions_.text(offer.currency), offer.basis, offer.as_of, source);
      return;
    } else {
      remember(i, t.state[i], t.price[i], t.currency[i], t.basis[i], t.as_of[i], t.source[i]);
    }
    t.state[i] = PriceState::known;
    t.price[i] = nano(offer);
    t.currency[i] = additions_.text(offer.currency);
    t.basis[i] = offer.basis;
    t.as_of[i] = offer.as_of;
    t.source[i] = source;
    t.marks[i] = mark_bits(offer) | type_marks(sku);
  }

  // Which of two prices of one offer holds: the order of pack/resolve.h, as far as an import can differ. A current one
  // before a stale one, a quote before a list, the stronger kind of source, the newer; a new import before an equal
  // one.
  bool goes_before(const ImportedOffer& offer, SourceId source, std::uint32_t i) const {
    const Offers& t = catalog_.offers;
    const auto age = [&](Day as_of) {
      return as_of == kUnknownDay ? 2 : static_cast<int>(is_stale(offer.option, as_of, catalog_.date));
    };
    if (age(offer.as_of) != age(t.as_of[i])) return age(offer.as_of) < age(t.as_of[i]);
    const bool was_quoted = (t.marks[i] & mark_bit(catalog_, name(ImportMark::quoted))) != 0;
    const bool is_quoted = offer.marks.has(ImportMark::quoted);
    if (is_quoted != was_quoted) return is_quoted;
    const SourceKind kind = catalog_.sources.kind[row(source)];
    const SourceKind other = catalog_.sources.kind[row(t.source[i])];
    if (kind != other) return kind < other;
    return offer.as_of >= t.as_of[i];
  }

  // What the catalog holds against a type, whatever it costs: that of its other offers.
  std::uint64_t type_marks(SkuId sku) {
    const auto [place, is_new] = type_marks_.try_emplace(sku, 0);
    if (is_new) {
      std::uint64_t of_types = 0;
      for (const std::string_view id : {"retired", "fractional", "count_uncertain", "unknown_accelerator",
                                        "form_factor_assumed", "multi_host_slice"}) {
        of_types |= mark_bit(catalog_, id);
      }
      for (std::uint32_t i = 0; i < published_; ++i) {
        if (catalog_.offers.sku[i] == sku) place->second |= catalog_.offers.marks[i] & of_types;
      }
    }
    return place->second;
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
  Additions additions_;
  std::map<Key, std::uint32_t> offers_;
  std::vector<std::vector<std::uint32_t>> evidence_first_;  // by offer: what was added to its evidence
  std::map<SkuId, std::uint64_t> type_marks_;
  std::uint32_t published_ = 0;  // offers before the import
  Day newest_ = kUnknownDay;
};

}  // namespace

Result<Catalog> merge(Catalog catalog, const ImportRequest& request, std::span<const std::string> files,
                      const Imported& imported) {
  return Merger(std::move(catalog)).run(request, files, imported);
}

}  // namespace steelyard
