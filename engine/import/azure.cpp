#include "import/azure.h"

#include <utility>

#include "import/hours.h"
#include "import/identify.h"

namespace steelyard {
namespace {

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// The day of "2026-11-01T00:00:00Z".
Day day_of(std::string_view text) { return parse_day(text.substr(0, 10)).value_or(kUnknownDay); }

constexpr std::size_t kItemDepth = 2;  // Items, number

}  // namespace

const std::string& AzureWalk::operator[](const std::string& name) const {
  static const std::string none;
  const auto found = item_.find(name);
  return found == item_.end() ? none : found->second;
}

void AzureWalk::value(std::string text) {
  if (!at(0, "Items") || path().size() <= kItemDepth) return;
  has_items_ = true;
  if (path().size() == kItemDepth + 1) item_[path().back()] = std::move(text);
  // One price per plan, further down.
  if (at(kItemDepth, "savingsPlan") && path().back() == "retailPrice") to_.note(Note::savings_plan);
}

void AzureWalk::object_ends() {
  if (!at(0, "Items") || path().size() != kItemDepth) return;
  item(place(kItemDepth));
  item_.clear();
}

// What is told by one field.
std::optional<AzureWalk::Refused> AzureWalk::refused_at_once() const {
  const AzureWalk& a = *this;
  const Day today = to_.request().as_of;
  if (a["serviceName"] != "Virtual Machines") return Refused{RefusalReason::other_service, a["serviceName"]};
  if (holds(a["productName"], "Cloud Services") || holds(a["productName"], "CloudServices")) {
    return Refused{RefusalReason::other_service, a["productName"]};
  }
  if (holds(a["productName"], "Windows")) return Refused{RefusalReason::other_system, "Windows"};
  if (a["type"] == "DevTestConsumption") return Refused{RefusalReason::dev_test, ""};
  if (holds(a["meterName"], "Low Priority") || holds(a["skuName"], "Low Priority")) {
    return Refused{RefusalReason::low_priority, ""};
  }
  if (a["isPrimaryMeterRegion"] == "false") return Refused{RefusalReason::not_primary, ""};
  if (number_of(a["tierMinimumUnits"]) > 0) return Refused{RefusalReason::tiered, ""};
  const Day from = day_of(a["effectiveStartDate"]);
  const Day until = day_of(a["effectiveEndDate"]);
  if (from != kUnknownDay && from > today) return Refused{RefusalReason::not_yet, to_text(from)};
  if (until != kUnknownDay && until < today) return Refused{RefusalReason::expired, to_text(until)};
  return std::nullopt;
}

// How it is bought, and for how many hours the price is.
std::optional<AzureWalk::Refused> AzureWalk::set_option(ImportedOffer& offer, Rational& hours) const {
  const AzureWalk& a = *this;
  const std::string& type = a["type"];
  if (type == "Reservation") {
    const std::optional<Term> term = term_of(a["reservationTerm"]);
    if (!term) return Refused{RefusalReason::bad_term, a["reservationTerm"]};
    offer.option = PurchaseOption::reserved;
    offer.term = *term;
    offer.payment = Payment::unstated;  // up front or by the month, for the same price
    hours = hours_of_term(*term);
    return std::nullopt;
  }
  if (type != "Consumption") return Refused{RefusalReason::bad_option, type};
  const bool spot = holds(a["skuName"], "Spot") || holds(a["meterName"], "Spot");
  offer.option = spot ? PurchaseOption::spot : PurchaseOption::on_demand;
  const std::optional<Rational> unit = hours_of_unit(a["unitOfMeasure"]);
  if (!unit) return Refused{RefusalReason::bad_unit, a["unitOfMeasure"]};
  hours = *unit;
  return std::nullopt;
}

void AzureWalk::item(const std::string& place) {
  const AzureWalk& a = *this;
  const auto refuse = [&](const Refused& why) { to_.refuse(place, why.reason, {{"got", why.got}}); };
  if (const auto refused = refused_at_once()) return refuse(*refused);
  ImportedOffer offer;
  offer.place = place;
  offer.provider = to_.request().provider;
  offer.sku = a["armSkuName"];
  if (offer.sku.empty()) return refuse({RefusalReason::no_type, ""});
  // Only the N series has accelerators, and the API does not name them: the catalog has to know the type.
  if (!to_.sku(offer.provider, offer.sku)) {
    if (offer.sku.starts_with("Standard_N")) return refuse({RefusalReason::unknown_type, offer.sku});
    return refuse({RefusalReason::no_accelerator, ""});
  }
  const Identified identified = identify(to_, {offer.provider, offer.sku, "", "", ""}, offer);
  if (identified.refusal) return to_.refuse(place, *identified.refusal, identified.parameters);
  const std::string list = to_.list_currency(offer.provider);
  offer.currency = a["currencyCode"];
  if (offer.currency != list) {
    return to_.refuse(place, RefusalReason::other_currency, {{"got", offer.currency}, {"wanted", list}});
  }
  Rational hours(1);
  if (const auto refused = set_option(offer, hours)) return refuse(*refused);
  offer.region = a["armRegionName"] == "Global" ? "" : a["armRegionName"];
  offer.as_of = to_.request().as_of;
  offer.marks.add(ImportMark::imported);
  const std::optional<Rational> amount = Rational::from_decimal(a["retailPrice"]);
  if (!amount)
    return refuse({a["retailPrice"].empty() ? RefusalReason::no_price : RefusalReason::bad_price, a["retailPrice"]});
  const Collector::Price price = Collector::price(*amount / hours);
  if (!price.amount) return refuse({price.refusal, a["retailPrice"]});
  const bool reserved = offer.option == PurchaseOption::reserved;
  if (!(hours == Rational(1))) to_.note(reserved ? Note::term_price_divided : Note::unit_divided);
  if (!set_price(to_, offer, *price.amount, PriceBasis::node_hour)) return refuse({RefusalReason::bad_count, ""});
  to_.add(std::move(offer));
  to_.keep();
}

}  // namespace steelyard
