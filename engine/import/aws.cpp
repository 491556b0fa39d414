#include "import/aws.h"

#include <algorithm>
#include <array>
#include <utility>

#include "import/hours.h"
#include "import/identify.h"

namespace steelyard {
namespace {

const std::string& get(const std::map<std::string, std::string>& values, const std::string& name) {
  static const std::string none;
  const auto found = values.find(name);
  return found == values.end() ? none : found->second;
}

bool same_purchase(const ImportedOffer& a, const ImportedOffer& b) {
  return a.option == b.option && a.term == b.term && a.payment == b.payment;
}

}  // namespace

// products / <sku> / productFamily, attributes / <name>
// terms / <kind> / <sku> / <offer> / effectiveDate, termAttributes / <name>,
//   priceDimensions / <rate> / unit, pricePerUnit / <currency>
void AwsWalk::value(std::string text) {
  const auto& p = path();
  if (p.empty()) return;
  if (p.size() == 1 && p[0] == "publicationDate") {
    published_ = parse_day(std::string_view(text).substr(0, 10)).value_or(kUnknownDay);
  }
  if (p[0] == "products") {
    has_products_ = true;
    if (p.size() == 3 && p[2] == "productFamily") family_ = std::move(text);
    if (p.size() == 4 && p[2] == "attributes") attributes_[p[3]] = std::move(text);
  } else if (p[0] == "terms" && p.size() >= 5) {
    has_terms_ = has_products_;
    if (!products_.contains(p[2])) return;
    if (p.size() == 5 && p[4] == "effectiveDate") {
      term_.from = parse_day(std::string_view(text).substr(0, 10)).value_or(kUnknownDay);
    }
    if (p.size() == 6 && p[4] == "termAttributes") term_.attributes[p[5]] = std::move(text);
    if (p[4] != "priceDimensions") return;
    if (p.size() == 7 && p[6] == "unit") term_.dimension.unit = std::move(text);
    if (p.size() == 7 && p[6] == "beginRange") term_.dimension.tiered = text != "0";
    if (p.size() == 8 && p[6] == "pricePerUnit") term_.dimension.prices[p[7]] = std::move(text);
  }
}

void AwsWalk::object_ends() {
  const auto& p = path();
  if (p.empty()) return;
  if (p[0] == "products" && p.size() == 2) {
    product(p[1]);
    attributes_.clear();
    family_.clear();
  } else if (p[0] == "terms" && p.size() == 6 && p[4] == "priceDimensions") {
    if (!term_.dimension.unit.empty()) term_.dimensions.push_back(std::exchange(term_.dimension, {}));
  } else if (p[0] == "terms" && p.size() == 4) {
    if (products_.contains(p[2])) term(p[1], p[2]);
    term_ = {};
  }
}

std::optional<AwsWalk::Refused> AwsWalk::refused(const std::map<std::string, std::string>& a) const {
  const auto differs = [&](const char* name, std::string_view wanted) {
    return !get(a, name).empty() && get(a, name) != wanted;
  };
  if (!family_.starts_with("Compute Instance")) return Refused{RefusalReason::other_service, family_};
  if (differs("locationType", "AWS Region")) return Refused{RefusalReason::other_place, get(a, "location")};
  if (differs("marketoption", "OnDemand")) return Refused{RefusalReason::capacity_block, ""};
  if (differs("operatingSystem", "Linux")) return Refused{RefusalReason::other_system, get(a, "operatingSystem")};
  if (differs("tenancy", "Shared")) return Refused{RefusalReason::other_tenancy, get(a, "tenancy")};
  if (differs("preInstalledSw", "NA")) return Refused{RefusalReason::other_software, get(a, "preInstalledSw")};
  if (differs("capacitystatus", "Used")) return Refused{RefusalReason::not_for_use, get(a, "capacitystatus")};
  return std::nullopt;
}

void AwsWalk::product(const std::string& sku) {
  const std::string where = place(2);
  const auto& a = attributes_;
  if (const auto why = refused(a)) return to_.refuse(where, why->reason, {{"got", why->got}});
  ImportedOffer offer;
  offer.place = where;
  offer.provider = to_.request().provider;
  offer.sku = get(a, "instanceType");
  if (offer.sku.empty()) return to_.refuse(where, RefusalReason::no_type);
  // The file has the number of GPUs of a type, but not which they are: the catalog has to know the type.
  if (!to_.sku(offer.provider, offer.sku)) {
    const bool has_some = number_of(get(a, "gpu")) > 0;
    return to_.refuse(where, has_some ? RefusalReason::unknown_type : RefusalReason::no_accelerator,
                      {{"got", offer.sku}});
  }
  const Identified identified = identify(to_, {offer.provider, offer.sku, "", "", get(a, "gpu")}, offer);
  if (identified.refusal) return to_.refuse(where, *identified.refusal, identified.parameters);
  offer.region = get(a, "regionCode");
  offer.vcpus = number_of(get(a, "vcpu"));
  offer.currency = to_.list_currency(offer.provider);
  offer.marks.add(ImportMark::imported);
  products_.emplace(sku, Product{where, std::move(offer)});
}

void AwsWalk::term(const std::string& kind, const std::string& sku) {
  ImportedOffer offer = products_.at(sku).offer;
  if (const auto why_not = price_term(kind, offer)) return to_.note(*why_not);
  if (as_of() != kUnknownDay && term_.from != kUnknownDay && term_.from > as_of()) return to_.note(Note::older_term);
  auto& before = priced_[sku];
  const auto same = std::find_if(before.begin(), before.end(),
                                 [&](const Priced& priced) { return same_purchase(priced.offer, offer); });
  if (same == before.end()) {
    before.push_back({std::move(offer), term_.from});
  } else {
    to_.note(Note::older_term);
    if (same->from < term_.from) *same = {std::move(offer), term_.from};
  }
}

// Sets how the offer is bought and its price for an hour; the reason where the term has none that is read.
std::optional<Note> AwsWalk::price_term(const std::string& kind, ImportedOffer& offer) const {
  Rational hours_of_upfront(1);
  if (kind == "Reserved") {
    constexpr std::string_view kOptions[] = {"No Upfront", "Partial Upfront", "All Upfront"};
    if (get(term_.attributes, "OfferingClass") == "convertible") return Note::convertible;
    const auto term = term_of(get(term_.attributes, "LeaseContractLength"));
    const auto option = std::find(std::begin(kOptions), std::end(kOptions), get(term_.attributes, "PurchaseOption"));
    if (!term || option == std::end(kOptions)) return Note::bad_term_price;
    offer.option = PurchaseOption::reserved;
    offer.term = *term;
    offer.payment = std::array{Payment::no_upfront, Payment::partial_upfront,
                               Payment::all_upfront}[static_cast<std::size_t>(option - std::begin(kOptions))];
    hours_of_upfront = hours_of_term(*term);
  } else if (kind != "OnDemand") {
    return Note::bad_term_price;
  }
  Rational sum(0);
  for (const Dimension& dimension : term_.dimensions) {
    const std::optional<Rational> price = amount(dimension);
    const bool upfront = dimension.unit == "Quantity" && kind == "Reserved";
    const std::optional<Rational> hours = upfront ? hours_of_upfront : hours_of_unit(dimension.unit);
    if (!price || !hours || price->negative() || dimension.tiered) return Note::bad_term_price;
    if (upfront && !price->zero()) to_.note(Note::term_price_divided);
    if (!upfront && !(*hours == Rational(1))) to_.note(Note::unit_divided);
    sum = sum + *price / *hours;
  }
  const Collector::Price price = Collector::price(sum);
  if (!price.amount || !set_price(to_, offer, *price.amount, PriceBasis::node_hour)) return Note::bad_term_price;
  return std::nullopt;
}

std::optional<Rational> AwsWalk::amount(const Dimension& dimension) const {
  const auto found = dimension.prices.find(to_.list_currency(to_.request().provider));
  return found == dimension.prices.end() ? std::nullopt : Rational::from_decimal(found->second);
}

// The day on which the prices held: as the person says, or as the file does.
Day AwsWalk::as_of() const { return to_.request().as_of == kUnknownDay ? published_ : to_.request().as_of; }

void AwsWalk::finish() {
  for (const auto& [sku, product] : products_) {
    const auto found = priced_.find(sku);
    if (found == priced_.end()) {
      to_.refuse(product.place, RefusalReason::no_terms);
    } else if (as_of() == kUnknownDay) {
      to_.refuse(product.place, RefusalReason::no_day);
    } else {
      for (Priced& priced : found->second) {
        priced.offer.as_of = as_of();
        to_.add(std::move(priced.offer));
      }
      to_.keep();
    }
  }
}

}  // namespace steelyard
