#include "catalog/check_rows.h"

#include <algorithm>
#include <compare>

#include "catalog/columns.h"
#include "catalog/freshness.h"

namespace steelyard {
namespace {

bool texts_sound(const Catalog& c) { return rows_of(c.texts.begin) > 0 && c.text(TextId{0}).empty(); }

// The currencies that amounts can be converted from: those of the exchange rates, and the dollar.
class Currencies {
 public:
  explicit Currencies(const Catalog& c) : catalog_(c), convertible_(rows_of(c.texts.begin)) {
    for (const TextId id : c.rates.base) convertible_[row(id)] = 1;
    for (const TextId id : c.rates.currency) convertible_[row(id)] = 1;
  }
  bool hold(const std::vector<TextId>& column) const {
    return std::all_of(column.begin(), column.end(),
                       [&](TextId id) { return convertible_[row(id)] != 0 || catalog_.text(id) == "USD"; });
  }

 private:
  const Catalog& catalog_;
  std::vector<std::uint8_t> convertible_;
};

// Of offers and of evidence: an amount where the state has one, and nowhere else.
template <class Table>
bool prices_agree_with_states(const Table& t) {
  for (std::size_t i = 0; i < t.price.size(); ++i) {
    if ((t.state[i] == PriceState::known) != (t.price[i] > 0 || t.fee[i] > 0)) return false;
  }
  return true;
}

// Rows of one provider stand together and ascend by name, so that a name is found by halving.
bool ascend_by_name(const Catalog& c, const std::vector<ProviderId>& provider, const std::vector<TextId>& name) {
  for (std::size_t i = 1; i < name.size(); ++i) {
    if (provider[i - 1] > provider[i]) return false;
    if (provider[i - 1] == provider[i] && c.text(name[i - 1]) >= c.text(name[i])) return false;
  }
  return true;
}

std::strong_ordering order(std::string_view a, std::string_view b) { return a.compare(b) <=> 0; }

// Offer i against offer j, by the parts of the key.
std::strong_ordering order(const Catalog& c, std::size_t i, std::size_t j) {
  const Offers& o = c.offers;
  if (const auto by = row(o.sku[i]) <=> row(o.sku[j]); by != 0) return by;
  if (const auto by = row(o.region[i]) <=> row(o.region[j]); by != 0) return by;
  if (const auto by = order(c.text(o.zone[i]), c.text(o.zone[j])); by != 0) return by;
  if (const auto by = o.option[i] <=> o.option[j]; by != 0) return by;
  if (const auto by = o.term[i] <=> o.term[j]; by != 0) return by;
  if (const auto by = o.payment[i] <=> o.payment[j]; by != 0) return by;
  return order(c.text(o.system[i]), c.text(o.system[j]));
}

std::string_view broken_sku(const Catalog& c) {
  const Skus& t = c.skus;
  if (!ascend_by_name(c, t.provider, t.name)) return "skus.name";
  for (const std::int32_t denominator : t.accelerators_denominator) {
    if (denominator < 1) return "skus.accelerators_denominator";
  }
  for (std::size_t i = 0; i < t.name.size(); ++i) {
    if (is_known(t.usable_mib[i]) != (t.usable_source[i] != kNone<SourceId>)) return "skus.usable_source";
    for (std::size_t k = t.node_sizes_begin[i]; k < t.node_sizes_begin[i + 1]; ++k) {
      const std::uint16_t before = k == t.node_sizes_begin[i] ? std::uint16_t{0} : t.node_sizes[k - 1];
      if (t.node_sizes[k] <= before) return "skus.node_sizes";
    }
  }
  return "";
}

std::string_view broken_offer(const Catalog& c, const Currencies& currencies) {
  const Offers& t = c.offers;
  if (!prices_agree_with_states(t)) return "offers.price";
  if (!currencies.hold(t.currency)) return "offers.currency";
  for (std::size_t i = 0; i < t.sku.size(); ++i) {
    if (c.regions.provider[row(t.region[i])] != c.skus.provider[row(t.sku[i])]) return "offers.region";
    // One provider, one list currency: the lines of a bill are added.
    if (t.currency[i] != c.providers.currency[row(c.skus.provider[row(t.sku[i])])]) return "offers.currency";
    if (t.fee[i] != 0 && term_months(t.term[i]) == 0) return "offers.fee";
    for (std::uint32_t k = t.evidence_begin[i]; k < t.evidence_begin[i + 1]; ++k) {
      if (c.evidence.fee[k] != 0 && term_months(t.term[i]) == 0) return "evidence.fee";
    }
    const bool by_node = t.basis[i] == PriceBasis::node_hour && t.state[i] == PriceState::known;
    if (by_node && c.skus.accelerators_numerator[row(t.sku[i])] == 0) return "offers.basis";
    if (i > 0 && order(c, i - 1, i) >= 0) return "offers.sku";
  }
  return "";
}

std::string_view broken_fact(const Catalog& c) {
  const Facts& t = c.facts;
  if (t.state.size() != c.providers.id.size() * t.id.size()) return "facts.state";
  for (std::size_t i = 0; i < t.state.size(); ++i) {
    if ((t.state[i] == FactState::unknown) != (t.source[i] == kNone<SourceId>)) return "facts.source";
    if ((t.state[i] == FactState::number) != is_known(t.number[i])) return "facts.number";
    if ((t.state[i] == FactState::text) != !c.text(t.text[i]).empty()) return "facts.text";
  }
  return "";
}

std::string_view broken_tariff(const Catalog& c, const Currencies& currencies) {
  const Tariffs& t = c.tariffs;
  if (!currencies.hold(t.currency)) return "tariffs.currency";
  for (std::size_t i = 0; i < t.provider.size(); ++i) {
    if (t.region[i] != kNone<RegionId> && c.regions.provider[row(t.region[i])] != t.provider[i]) {
      return "tariffs.region";
    }
    if (t.currency[i] != c.providers.currency[row(t.provider[i])]) return "tariffs.currency";
    const std::size_t end = t.tiers_begin[i + 1];
    if (end == t.tiers_begin[i] || t.tier_up_to_nano[end - 1] != INT64_MAX) return "tariffs.tier_up_to_nano";
    std::int64_t before = 0;
    for (std::size_t k = t.tiers_begin[i]; k < end; ++k) {
      if (t.tier_up_to_nano[k] <= before) return "tariffs.tier_up_to_nano";
      before = t.tier_up_to_nano[k];
    }
  }
  return "";
}

std::string_view broken_measurement(const Catalog& c) {
  const Measurements& t = c.measurements;
  for (std::size_t i = 0; i < t.minutes.size(); ++i) {
    if (t.accelerators[i] == 0) return "measurements.accelerators";
    if (t.nodes[i] == 0) return "measurements.nodes";
    if (!(t.minutes[i] > 0)) return "measurements.minutes";
  }
  return "";
}

std::string_view broken_criterion(const Catalog& c) {
  const Criteria& t = c.criteria;
  for (std::size_t i = 0; i < t.id.size(); ++i) {
    if (!is_known(t.weight[i])) return "criteria.weight";
    const bool has_facts = t.facts_begin[i] < t.facts_begin[i + 1];
    if (has_facts != (t.measure[i] == Measure::share_of_facts)) return "criteria.facts";
  }
  return "";
}

}  // namespace

std::string_view broken_row(const Catalog& c) {
  if (!texts_sound(c)) return "texts.begin";
  const Currencies currencies(c);
  if (!currencies.hold(c.providers.currency)) return "providers.currency";
  if (!ascend_by_name(c, c.regions.provider, c.regions.code)) return "regions.code";
  if (const auto column = broken_sku(c); !column.empty()) return column;
  if (c.marks.id.size() > 64) return "marks.id";
  if (const auto column = broken_offer(c, currencies); !column.empty()) return column;
  if (c.providers.newest_price != newest_prices(c)) return "providers.newest_price";
  if (!prices_agree_with_states(c.evidence)) return "evidence.price";
  if (!currencies.hold(c.evidence.currency)) return "evidence.currency";
  if (const auto column = broken_fact(c); !column.empty()) return column;
  if (const auto column = broken_tariff(c, currencies); !column.empty()) return column;
  for (const std::int64_t per_base : c.rates.per_base) {
    if (per_base == 0) return "rates.per_base";
  }
  if (const auto column = broken_measurement(c); !column.empty()) return column;
  if (const auto column = broken_criterion(c); !column.empty()) return column;
  for (const OfferId offer : c.basket) {
    if (c.offers.state[row(offer)] != PriceState::known) return "basket.offer";
  }
  return "";
}

}  // namespace steelyard
