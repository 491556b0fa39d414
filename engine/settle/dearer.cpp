#include "settle/dearer.h"

#include <map>
#include <optional>
#include <tuple>

#include "catalog/figure.h"

namespace steelyard {
namespace {

// What an offer is.
struct Key {
  SkuId sku;
  RegionId region;
  TextId zone;
  PurchaseOption option;
  Term term;
  Payment payment;
  TextId system;

  auto operator<=>(const Key&) const = default;
};

class Finder {
 public:
  explicit Finder(const Catalog& catalog) : catalog_(catalog) {
    for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
      if (catalog.offers.state[i] == PriceState::known) offers_[key_of(i)] = id_of<OfferId>(i);
    }
  }

  std::vector<Dearer> run() const {
    std::vector<Dearer> found;
    for (std::size_t i = 0; i < catalog_.offer_count(); ++i) {
      const auto offer = id_of<OfferId>(i);
      if (catalog_.offers.state[i] != PriceState::known) continue;
      const auto add = [&](std::optional<OfferId> against, DearerKind kind) {
        if (against && !is_below(offer, *against, kind)) found.push_back({offer, *against, kind});
      };
      if (catalog_.offers.option[i] == PurchaseOption::spot) add(on_demand(i), DearerKind::spot);
      if (catalog_.offers.option[i] != PurchaseOption::reserved) continue;
      add(on_demand(i), DearerKind::reserved);
      if (catalog_.offers.term[i] == Term::three_years) add(one_year(i), DearerKind::longer_term);
    }
    return found;
  }

 private:
  Key key_of(std::size_t i) const {
    const Offers& t = catalog_.offers;
    return {t.sku[i], t.region[i], t.zone[i], t.option[i], t.term[i], t.payment[i], t.system[i]};
  }
  std::optional<OfferId> find(const Key& key) const {
    const auto found = offers_.find(key);
    return found == offers_.end() ? std::nullopt : std::optional(found->second);
  }
  std::optional<OfferId> on_demand(std::size_t i) const {
    Key key = key_of(i);
    key.option = PurchaseOption::on_demand;
    key.term = Term::none;
    key.payment = Payment::none;
    if (const auto in_zone = find(key)) return in_zone;
    key.zone = TextId{};
    return find(key);
  }
  std::optional<OfferId> one_year(std::size_t i) const {
    Key key = key_of(i);
    key.term = Term::one_year;
    return find(key);
  }

  // What cannot be compared is not said to be dearer.
  bool is_below(OfferId offer, OfferId against, DearerKind kind) const {
    const Rational accelerators = accelerators_of(catalog_, offer);
    const Figure a = figure_of(catalog_, offer);
    const Figure b = figure_of(catalog_, against);
    if (!comparable(a, b, accelerators)) return true;
    const Rational price = amount_of(a, accelerators, catalog_.offers.term[row(offer)]);
    const Rational limit = amount_of(b, accelerators, catalog_.offers.term[row(against)]);
    return kind == DearerKind::spot ? price < limit : price <= limit;
  }

  const Catalog& catalog_;
  std::map<Key, OfferId> offers_;
};

}  // namespace

std::string_view mark_of(DearerKind kind) {
  constexpr std::string_view kMarks[] = {"spot_not_below_on_demand", "reserved_above_on_demand", "longer_term_dearer"};
  return kMarks[static_cast<std::size_t>(kind)];
}

std::vector<Dearer> find_dearer(const Catalog& catalog) { return Finder(catalog).run(); }

}  // namespace steelyard
