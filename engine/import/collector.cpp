#include "import/collector.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "import/hours.h"

namespace steelyard {
namespace {

constexpr std::size_t kExamples = 3;

std::string slug(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
    if (plain) {
      result += c;
    } else if (c >= 'A' && c <= 'Z') {
      result += static_cast<char>(c - 'A' + 'a');
    } else if (!result.empty() && result.back() != '-') {
      result += '-';
    }
  }
  while (!result.empty() && result.back() == '-') result.pop_back();
  return result;
}

// What makes two offers one purchase at one place. Text of a number that has one value is one text.
auto key(const ImportedOffer& o) {
  return std::tie(o.provider, o.sku, o.region, o.zone, o.option, o.term, o.payment, o.as_of);
}

// Comparable for one type, whatever the basis.
Rational price_of_node(const ImportedOffer& o) {
  const Rational hour = o.fee.zero() ? o.price : o.price + o.fee / hours_of_term(o.term);
  return o.basis == PriceBasis::node_hour || o.count.zero() ? hour : hour * o.count;
}

std::string identity(const ImportedOffer& o) {
  return std::to_string(row(o.accelerator)) + ' ' + o.count.to_fraction();
}

// Whether a list with ";" between its parts has `part`.
bool lists(std::string_view list, std::string_view part) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(';'), list.size());
    if (list.substr(0, end) == part) return true;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return false;
}

template <class Name>
std::optional<std::size_t> find_in(std::size_t rows, Name&& is) {
  for (std::size_t i = 0; i < rows; ++i) {
    if (is(i)) return i;
  }
  return std::nullopt;
}

// The row of `name` among those of `provider`, which stand together and ascend.
std::optional<std::size_t> find_sorted(const Catalog& catalog, const std::vector<ProviderId>& providers,
                                       const std::vector<TextId>& names, ProviderId provider, std::string_view name) {
  const auto [begin, end] = std::equal_range(providers.begin(), providers.end(), provider);
  const auto first = names.begin() + (begin - providers.begin());
  const auto last = names.begin() + (end - providers.begin());
  const auto found =
      std::lower_bound(first, last, name, [&](TextId id, std::string_view text) { return catalog.text(id) < text; });
  if (found == last || catalog.text(*found) != name) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

Collector::Collector(const Catalog& catalog, ImportRequest request)
    : catalog_(catalog), request_(std::move(request)), matcher_(catalog) {}

void Collector::refuse(const std::string& place, RefusalReason reason, Parameters parameters) {
  ImportCounts& counts = imported_.counts;
  ++counts.rows;
  if (counts.refused[static_cast<std::size_t>(reason)]++ < kExamples) {
    imported_.examples.push_back({reason, place, std::move(parameters)});
  }
}

void Collector::add(ImportedRegion region) {
  std::pair key(region.provider, region.code);
  regions_.try_emplace(std::move(key), std::move(region));
}

std::optional<ProviderId> Collector::provider(std::string_view id) const {
  const auto found = find_in(catalog_.providers.id.size(),
                             [&](std::size_t i) { return catalog_.text(catalog_.providers.id[i]) == id; });
  if (!found) return std::nullopt;
  return id_of<ProviderId>(*found);
}

std::optional<SkuId> Collector::sku(std::string_view provider_id, std::string_view name) const {
  const auto in = provider(provider_id);
  if (!in) return std::nullopt;
  const auto found = find_sorted(catalog_, catalog_.skus.provider, catalog_.skus.name, *in, name);
  if (found) return id_of<SkuId>(*found);
  const auto alias = find_in(catalog_.skus.name.size(), [&](std::size_t i) {
    return catalog_.skus.provider[i] == *in && lists(catalog_.text(catalog_.skus.aliases[i]), name);
  });
  if (!alias) return std::nullopt;
  return id_of<SkuId>(*alias);
}

std::optional<RegionId> Collector::region(std::string_view provider_id, std::string_view code) const {
  const auto in = provider(provider_id);
  if (!in) return std::nullopt;
  const auto found = find_sorted(catalog_, catalog_.regions.provider, catalog_.regions.code, *in, code);
  if (!found) return std::nullopt;
  return id_of<RegionId>(*found);
}

std::string Collector::list_currency(std::string_view provider_id) const {
  const auto in = provider(provider_id);
  return in ? std::string(catalog_.text(catalog_.providers.currency[row(*in)])) : "";
}

bool Collector::is_convertible(std::string_view currency) const {
  const ExchangeRates& rates = catalog_.rates;
  const auto named = [&](TextId id) { return catalog_.text(id) == currency; };
  return currency == "USD" || std::any_of(rates.base.begin(), rates.base.end(), named) ||
         std::any_of(rates.currency.begin(), rates.currency.end(), named);
}

Imported Collector::finish() {
  name_types();
  split_types();
  place_regions();
  sort_offers();
  mark_dear_spot();
  for (const ImportedOffer& offer : imported_.offers) {
    for (std::size_t i = 0; i < imported_.counts.marked.size(); ++i) {
      imported_.counts.marked[i] += offer.marks.has(static_cast<ImportMark>(i)) ? 1 : 0;
    }
  }
  return std::move(imported_);
}

// A type has one name, whichever of its names a file knows it by.
void Collector::name_types() {
  for (ImportedOffer& offer : imported_.offers) {
    if (const auto known = sku(offer.provider, offer.sku)) offer.sku = catalog_.text(catalog_.skus.name[row(*known)]);
  }
}

// Marketplaces give machines of one name to different accelerators; each such name gets the accelerator added.
void Collector::split_types() {
  std::map<std::pair<std::string, std::string>, std::set<std::string>> identities;
  for (const ImportedOffer& offer : imported_.offers) {
    identities[{offer.provider, offer.sku}].insert(identity(offer));
  }
  for (ImportedOffer& offer : imported_.offers) {
    if (identities[{offer.provider, offer.sku}].size() < 2 || sku(offer.provider, offer.sku)) continue;
    offer.sku += " (" + offer.count.to_fraction() + " x " +
                 std::string(catalog_.text(catalog_.accelerators.id[row(offer.accelerator)])) + ")";
    note(Note::type_split);
  }
}

// From a region as a file writes it to a code, and what is known of the place.
void Collector::place_regions() {
  std::map<std::pair<std::string, std::string>, ImportedRegion> used;
  for (ImportedOffer& offer : imported_.offers) {
    ImportedRegion region{offer.provider, offer.region, offer.region, "", ""};
    const auto capitals = [](std::string_view text) {
      return text.size() == 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'A' && text[1] <= 'Z';
    };
    const std::string& text = offer.region;
    const std::size_t last = text.rfind(", ");
    const std::size_t before = last == std::string::npos || last == 0 ? std::string::npos : text.rfind(", ", last - 1);
    if (before != std::string::npos && capitals(text.substr(last + 2)) &&
        capitals(text.substr(before + 2, last - before - 2))) {
      // "Quebec, CA, NA": place, country, continent.
      region.name = text.substr(0, before);
      region.country = text.substr(before + 2, last - before - 2);
      region.continent = text.substr(last + 2);
      region.code = slug((region.name.empty() ? "unstated" : region.name) + "-" + region.country);
      if (region.name.empty()) region.name = region.country + ", place not stated";
    } else if (capitals(text) && text != "EU" && text != "UK") {
      region.country = text;
    } else if (text.empty()) {
      region.code = region.name = "unstated";
      offer.marks.add(ImportMark::region_unstated);
    }
    if (const auto given = regions_.find({offer.provider, text}); given != regions_.end()) region = given->second;
    if (const auto known = this->region(offer.provider, region.code)) {
      region.name = catalog_.text(catalog_.regions.name[row(*known)]);
      region.country = catalog_.text(catalog_.regions.country[row(*known)]);
      region.continent = catalog_.text(catalog_.regions.continent[row(*known)]);
    }
    offer.region = region.code;
    used.try_emplace({region.provider, region.code}, region);
  }
  for (ImportedOffer& offer : imported_.offers) {
    // As `pack` reads the names of zones: one that begins with a region's name is there.
    std::string_view longest;
    const auto begins = [&](std::string_view code) {
      if (code.size() > longest.size() && std::string_view(offer.zone).starts_with(code)) longest = code;
    };
    for (const auto& [key, region] : used) {
      if (key.first == offer.provider) begins(key.second);
    }
    const auto in = provider(offer.provider);
    for (std::size_t i = 0; in && i < catalog_.regions.code.size(); ++i) {
      if (catalog_.regions.provider[i] == *in) begins(catalog_.text(catalog_.regions.code[i]));
    }
    if (longest.empty() || longest == offer.region) continue;
    offer.zone.clear();
    note(Note::zone_elsewhere);
  }
  for (auto& [key, region] : used) {
    if (region.country.empty() && region.code != "all" && region.code != "unstated") note(Note::no_country);
    imported_.regions.push_back(std::move(region));
  }
}

void Collector::sort_offers() {
  auto& offers = imported_.offers;
  std::stable_sort(offers.begin(), offers.end(),
                   [](const ImportedOffer& a, const ImportedOffer& b) { return key(a) < key(b); });
  // A source says one thing once: of two prices the higher, so that nobody is surprised by the bill.
  std::vector<ImportedOffer> once;
  for (ImportedOffer& offer : offers) {
    if (once.empty() || key(once.back()) != key(offer)) {
      once.push_back(std::move(offer));
      continue;
    }
    ImportedOffer& before = once.back();
    const bool same = before.price == offer.price && before.fee == offer.fee && before.basis == offer.basis;
    note(same ? Note::repeated : Note::contradicted);
    if (price_of_node(before) < price_of_node(offer)) before = std::move(offer);
  }
  offers = std::move(once);
}

// As settle/derive_marks.h does for a whole catalog, so that the counts here say it too.
void Collector::mark_dear_spot() {
  const auto place = [](const ImportedOffer& o) { return std::tie(o.provider, o.sku, o.region, o.zone, o.basis); };
  std::map<decltype(place(std::declval<const ImportedOffer&>())), Rational> on_demand;
  for (const ImportedOffer& offer : imported_.offers) {
    if (offer.option == PurchaseOption::on_demand) on_demand.try_emplace(place(offer), offer.price);
  }
  for (ImportedOffer& offer : imported_.offers) {
    const auto found = on_demand.find(place(offer));
    if (offer.option != PurchaseOption::spot || found == on_demand.end()) continue;
    if (found->second <= offer.price) offer.marks.add(ImportMark::spot_not_below_on_demand);
  }
}

}  // namespace steelyard
