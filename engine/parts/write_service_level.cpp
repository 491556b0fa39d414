// What a vendor promises of one machine's availability, and how long before it takes a spot machine away: information
// beside a bill. Whether hours fail nobody knows, and a credit is paid only to who claims it, so nothing is ever
// subtracted.
#include "base/month.h"
#include "catalog/facts.h"
#include "parts/write_row_parts.h"
#include "price/amount.h"

namespace steelyard {

void write_spot_notice(const Catalog& catalog, OfferId offer, SourceList& sources, JsonWriter& json) {
  const ProviderId provider = catalog.provider_of(offer);
  const auto notice = find_fact(catalog, "service.spot_notice_seconds");
  const double seconds = number_of(catalog, provider, notice);
  json.key("spot_notice");
  if (catalog.offers.option[row(offer)] != PurchaseOption::spot || !is_known(seconds))
    return json.element(std::nullopt);
  const std::size_t said = catalog.fact_row(provider, *notice);
  json.open_object();
  json.member("seconds", seconds);
  json.member("source", sources.refer(catalog.facts.source[said]));
  json.member("as_of", known_day(catalog.facts.as_of[said]));
  json.close_object();
}

void write_service_level(const Catalog& catalog, const Question& question, OfferId offer, SourceList& sources,
                         JsonWriter& json) {
  const ProviderId provider = catalog.provider_of(offer);
  const auto promised = find_fact(catalog, "service.sla_single_instance");
  const double percent = number_of(catalog, provider, promised);
  json.key("service_level");
  if (!is_known(percent)) return json.element(std::nullopt);
  const std::size_t said = catalog.fact_row(provider, *promised);
  const Rational exact = from_double<Rational>(percent);
  const Rational down = (Rational(100) - exact) / Rational(100) * question.hours_of_month;
  json.open_object();
  json.member("availability_percent", exact.to_shortest_decimal());
  // A month may lack so many hours before anything is owed.
  json.member("hours_a_month_without_credit", down.rounded(2).to_shortest_decimal());
  const auto steps = find_fact(catalog, "service.sla_credit_steps");
  const std::size_t of_steps = steps ? catalog.fact_row(provider, *steps) : 0;
  const bool known = steps && catalog.facts.state[of_steps] == FactState::text;
  json.member("credits", known ? std::optional(catalog.text(catalog.facts.text[of_steps])) : std::nullopt);
  json.member("credits_source", known ? sources.refer(catalog.facts.source[of_steps]) : std::nullopt);
  const std::string_view note = catalog.text(catalog.facts.note[said]);
  json.member("note", note.empty() ? std::nullopt : std::optional(note));
  json.member("source", sources.refer(catalog.facts.source[said]));
  json.member("as_of", known_day(catalog.facts.as_of[said]));
  json.close_object();
}

}  // namespace steelyard
