#include "import/merge.h"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>

#include "catalog/figure.h"
#include "catalog/freshness.h"
#include "catalog/marks.h"
#include "import/additions.h"
#include "import/origin.h"
#include "import/reorder.h"
#include "settle/derive_marks.h"
#include "settle/precedence.h"

namespace steelyard {
namespace {

// A figure for an offer with what is said of it: the price, or a row of evidence.
struct Said {
  Figure figure;
  std::uint8_t listed;
  std::uint64_t marks;
};

bool same_statement(const Said& a, const Said& b) {
  return a.figure.source == b.figure.source && a.figure.as_of == b.figure.as_of && a.figure.state == b.figure.state &&
         a.figure.price == b.figure.price && a.figure.fee == b.figure.fee && a.figure.basis == b.figure.basis;
}

class Merger {
 public:
  explicit Merger(Catalog catalog) : catalog_(std::move(catalog)), additions_(catalog_) {
    for (std::size_t i = 0; i < catalog_.offer_count(); ++i) take_out(i);
    for (const OfferId offer : catalog_.basket) basket_.push_back(key_of(row(offer)));
  }

  Result<Catalog> run(const ImportRequest& request, std::span<const std::string> files, const Imported& imported) {
    Day newest = kUnknownDay;
    for (const ImportedOffer& offer : imported.offers) newest = std::max(newest, offer.as_of);
    catalog_.date = std::max(catalog_.date, newest);
    for (const ImportedOffer& offer : imported.offers) {
      const ProviderId provider = additions_.provider(offer);
      const SourceId source = additions_.source(provider, origin_of(request.format, offer.provider, files, newest));
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
    place_lists();
    put_back();
    sort();
    catalog_.providers.newest_price = newest_prices(catalog_);
    derive_marks(catalog_);
    return std::move(catalog_);
  }

 private:
  using Purchase = std::tuple<SkuId, PurchaseOption, Term, Payment, TextId>;
  // What an offer is.
  struct Key {
    SkuId sku;
    PurchaseOption option;
    Term term;
    Payment payment;
    TextId system;
    RegionId region;
    TextId zone;

    auto operator<=>(const Key&) const = default;
    // What is bought, wherever it is.
    Purchase purchase() const { return {sku, option, term, payment, system}; }
  };

  Key key_of(std::size_t i) const {
    const Offers& o = catalog_.offers;
    return {o.sku[i], o.option[i], o.term[i], o.payment[i], o.system[i], o.region[i], o.zone[i]};
  }

  // All that is said of an offer of the catalog.
  void take_out(std::size_t i) {
    const Offers& o = catalog_.offers;
    const Evidence& e = catalog_.evidence;
    std::vector<Said>& said = said_[key_of(i)];
    said.push_back({figure_of(catalog_, id_of<OfferId>(i)), o.listed[i], o.marks[i]});
    for (std::uint32_t k = o.evidence_begin[i]; k < o.evidence_begin[i + 1]; ++k) {
      said.push_back({evidence_at(catalog_, k), e.listed[k], e.marks[k]});
    }
  }

  bool is_list(RegionId region) const { return catalog_.text(catalog_.regions.code[row(region)]) == "all"; }

  void add(const ImportedOffer& offer, RegionId region, SkuId sku, SourceId source) {
    std::uint64_t marks = 0;
    for (std::size_t i = 0; i < std::size(kImportMarks); ++i) {
      if (offer.marks.has(static_cast<ImportMark>(i))) marks |= mark_bit(catalog_, kImportMarks[i]);
    }
    // Prices of imports have nine places at most (imported.h).
    const Figure figure{PriceState::known,
                        offer.price.to_nano().value_or(0),
                        offer.fee.to_nano().value_or(0),
                        additions_.text(offer.currency),
                        offer.basis,
                        offer.as_of,
                        source};
    said_[{sku, offer.option, offer.term, offer.payment, TextId{}, region, additions_.text(offer.zone)}].push_back(
        {figure, is_list(region) ? std::uint8_t{1} : std::uint8_t{0}, marks});
  }

  // As pack/resolve.h has it: a list price without region is one of each region that has the purchase, and an offer of
  // its own only where none has.
  void place_lists() {
    std::map<Purchase, std::vector<Said>> lists;
    std::map<Purchase, Key> regional;  // the first
    for (auto& [key, said] : said_) {
      std::vector<Said>& list = lists[key.purchase()];
      for (const Said& one : said) {
        const auto same = [&](const Said& other) { return same_statement(one, other); };
        if (one.listed != 0 && std::none_of(list.begin(), list.end(), same)) list.push_back(one);
      }
      if (is_list(key.region)) continue;
      regional.try_emplace(key.purchase(), key);
      said.erase(std::remove_if(said.begin(), said.end(), [](const Said& one) { return one.listed != 0; }), said.end());
    }
    for (auto at = said_.begin(); at != said_.end();) {
      auto& [key, said] = *at;
      if (!is_list(key.region)) {
        const std::vector<Said>& list = lists[key.purchase()];
        said.insert(said.end(), list.begin(), list.end());
        ++at;
      } else {
        at = regional.contains(key.purchase()) ? said_.erase(at) : std::next(at);
      }
    }
    // What the basket named without region is there in a region now.
    for (Key& key : basket_) {
      if (!said_.contains(key)) key = regional.at(key.purchase());
    }
  }

  // Every offer with the figure that holds, and the others as its evidence: the newest first.
  void put_back() {
    catalog_.offers = {};
    catalog_.evidence = {};
    Offers& o = catalog_.offers;
    Evidence& e = catalog_.evidence;
    o.evidence_begin = {0};
    std::map<Key, OfferId> places;
    for (auto& [key, said] : said_) {
      settle(key, said);
      places.emplace(key, id_of<OfferId>(o.sku.size()));
      o.sku.push_back(key.sku);
      o.region.push_back(key.region);
      o.zone.push_back(key.zone);
      o.option.push_back(key.option);
      o.term.push_back(key.term);
      o.payment.push_back(key.payment);
      o.system.push_back(key.system);
      put(said.front(), o);
      for (auto other = said.begin() + 1; other != said.end(); ++other) put(*other, e);
      o.evidence_begin.push_back(static_cast<std::uint32_t>(e.price.size()));
    }
    catalog_.basket.clear();
    for (const Key& key : basket_) catalog_.basket.push_back(places.at(key));
  }

  template <class Table>
  static void put(const Said& said, Table& table) {
    table.state.push_back(said.figure.state);
    table.price.push_back(said.figure.price);
    table.fee.push_back(said.figure.fee);
    table.currency.push_back(said.figure.currency);
    table.basis.push_back(said.figure.basis);
    table.as_of.push_back(said.figure.as_of);
    table.source.push_back(said.figure.source);
    table.listed.push_back(said.listed);
    table.marks.push_back(said.marks);
  }

  void settle(const Key& key, std::vector<Said>& said) const {
    if (said.size() == 1) return;
    const std::uint64_t quoted = mark_bit(catalog_, name(ImportMark::quoted));
    const Skus& skus = catalog_.skus;
    const Rational accelerators =
        Rational::of(skus.accelerators_numerator[row(key.sku)], skus.accelerators_denominator[row(key.sku)]);
    const auto belief = [&](const Said& s) {
      return Belief{.option = key.option,
                    .state = s.figure.state,
                    .kind = catalog_.sources.kind[row(s.figure.source)],
                    .quoted = (s.marks & quoted) != 0,
                    .listed = s.listed != 0,
                    .as_of = s.figure.as_of,
                    .amount = amount_of(s.figure, accelerators, key.term),
                    .source = s.figure.source};
    };
    std::stable_sort(said.begin(), said.end(),
                     [&](const Said& a, const Said& b) { return goes_before(belief(a), belief(b), catalog_.date); });
    std::stable_sort(said.begin() + 1, said.end(),
                     [](const Said& a, const Said& b) { return a.figure.as_of > b.figure.as_of; });
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
    visit_columns(catalog_, reorder);
  }

  Catalog catalog_;
  Additions additions_;
  std::map<Key, std::vector<Said>> said_;
  std::vector<Key> basket_;
};

}  // namespace

Result<Catalog> merge(Catalog catalog, const ImportRequest& request, std::span<const std::string> files,
                      const Imported& imported) {
  return Merger(std::move(catalog)).run(request, files, imported);
}

}  // namespace steelyard
