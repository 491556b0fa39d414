// From which use on, or up to which, one offer costs less than others: as a part of a row, and as a document.
#include "answer/offer_key.h"
#include "answer/write_parts.h"
#include "catalog/figure.h"
#include "parts/parts.h"
#include "parts/siblings.h"
#include "parts/write_row_parts.h"
#include "price/break_even.h"
#include "price/offer_curve.h"
#include "price/tariff.h"

namespace steelyard {
namespace {

void write_comparison(std::string_view name, std::string_view unit, const Rational& end, const BreakEven& found,
                      JsonWriter& json) {
  const bool at_a_point = found.pays == Pays::up_to || found.pays == Pays::beyond;
  json.open_object(name);
  json.member("unit", unit);
  json.member("looked_up_to", end.to_shortest_decimal());
  json.member("pays", steelyard::name(found.pays));
  json.member("quantity", at_a_point ? std::optional(found.quantity.to_shortest_decimal()) : std::nullopt);
  json.member("exact", at_a_point ? std::optional(found.quantity.to_fraction()) : std::nullopt);
  json.open_array("ranges");
  for (const PayingRange& range : found.ranges) {
    json.open_object();
    json.member("from", range.from.to_shortest_decimal());
    json.member("to", range.to.to_shortest_decimal());
    json.member("with_from", range.with_from);
    json.member("with_to", range.with_to);
    json.close_object();
  }
  json.close_array();
  json.close_object();
}

// The volume a month beyond which what is sent out costs more than the month's compute: null where no price is known,
// `beyond` null where none does.
void write_transfer(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                    JsonWriter& json) {
  constexpr std::int64_t kMostVolume = 1'000'000'000;
  json.key("transfer_costs_more");
  const std::size_t i = row(offer);
  const auto tariff = find_tariff(catalog, TariffKind::transfer_out, catalog.offers.region[i]);
  if (!tariff || !has_amount(catalog.offers.state[i])) return json.element(std::nullopt);
  const std::vector<Tier<Rational>> tiers = tiers_with_free_part(catalog.tariffs, *tariff);
  const Rational units = billed_units(assessment.plans, catalog.offers.sku[i], catalog.offers.basis[i]);
  const Rational compute = effective_hour(catalog.offers.price[i], catalog.offers.fee[i], catalog.offers.term[i]) *
                           units * question.hours_per_month;
  const BreakEven found = compute_below_transfer(compute, tiers, kMostVolume);
  const bool beyond = found.pays == Pays::beyond;
  json.open_object();
  json.member("beyond", beyond ? std::optional(found.quantity.to_shortest_decimal()) : std::nullopt);
  json.member("unit", kVolumeUnits[static_cast<std::size_t>(catalog.tariffs.unit[*tariff])]);
  json.close_object();
}

}  // namespace

void write_comparisons(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                       std::span<const OfferId> others, JsonWriter& json) {
  const TextId list = catalog.offers.currency[row(offer)];
  json.open_array("against");
  for (const OfferId other : others) {
    // Two list prices in one currency are compared in it: no exchange rate then has a say.
    const bool alike = catalog.offers.currency[row(other)] == list;
    const TextId currency = alike ? list : question.currency;
    json.open_object();
    json.member("offer", offer_key(catalog, other));
    json.member("option", steelyard::name(catalog.offers.option[row(other)]));
    json.member("term", steelyard::name(catalog.offers.term[row(other)]));
    json.member("payment", steelyard::name(catalog.offers.payment[row(other)]));
    json.member("currency", catalog.text(currency));
    const auto compare = [&](std::string_view name, std::string_view unit, auto curve_of) {
      const CostCurve own = curve_of(catalog, question, assessment.plans, offer, currency);
      const CostCurve its = curve_of(catalog, question, assessment.plans, other, currency);
      write_comparison(name, unit, own.known() ? own.end() : Rational(0), break_even(own, its), json);
    };
    compare("by_hours_per_month", "h", curve_by_hours);
    compare("by_months", "months", curve_by_months);
    compare("by_utilization", "percent", curve_by_utilization);
    json.close_object();
  }
  json.close_array();
  write_transfer(catalog, question, assessment, offer, json);
}

void write_break_even(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                      const Bill&, JsonWriter& json) {
  json.open_object("break_even");
  write_comparisons(catalog, question, assessment, offer, siblings(catalog, assessment, offer), json);
  json.close_object();
}

Result<std::string> break_even_document(const Session& session, std::string_view key,
                                        std::span<const std::string> others) {
  const Result<OfferId> offer = session.find(key);
  if (!offer) return offer.errors();
  Errors errors;
  std::vector<OfferId> found;
  for (const std::string& other : others) {
    const Result<OfferId> one = session.find(other);
    if (one) {
      found.push_back(*one);
    } else {
      errors.insert(errors.end(), one.errors().begin(), one.errors().end());
    }
  }
  if (!errors.empty()) return errors;
  const Catalog& catalog = *session.catalog();
  JsonWriter json;
  json.open_object();
  write_asked(catalog, session.question(), json);
  json.member("offer", offer_key(catalog, *offer));
  write_comparisons(catalog, session.question(), session.assessment(), *offer, found, json);
  json.close_object();
  return json.text();
}

}  // namespace steelyard
