#include "answer/offer_key.h"
#include "catalog/figure.h"
#include "parts/siblings.h"
#include "parts/write_row_parts.h"
#include "price/mix.h"
#include "price/settlement.h"

namespace steelyard {
namespace {

// What can be mixed: the offer and its siblings, by what they are to the mix.
struct Options {
  std::optional<OfferId> on_demand, spot;
  std::vector<OfferId> commitments;
};

Options options_of(const Catalog& catalog, const Assessment& assessment, OfferId offer) {
  std::vector<OfferId> all = siblings(catalog, assessment, offer);
  all.push_back(offer);
  Options options;
  for (const OfferId one : all) {
    const Term term = catalog.offers.term[row(one)];
    const PurchaseOption option = catalog.offers.option[row(one)];
    if (!has_amount(catalog.offers.state[row(one)])) continue;
    if (option == PurchaseOption::on_demand) options.on_demand = one;
    if (option == PurchaseOption::spot) options.spot = one;
    // A term that nobody states may be any: what it costs is not known.
    if (term != Term::none && term != Term::unstated) options.commitments.push_back(one);
  }
  return options;
}

// An hour of the whole plan, less what was negotiated, in the list currency.
Rational hour_of(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer) {
  const std::size_t i = row(offer);
  const Rational list = effective_hour(catalog.offers.price[i], catalog.offers.fee[i], catalog.offers.term[i]) *
                        billed_units(plans, catalog.offers.sku[i], catalog.offers.basis[i]);
  return list * (Rational(1) - discount_share(question, catalog.provider_of(offer)));
}

std::optional<std::string> text_of(const std::optional<Rational>& value) {
  return value ? std::optional(value->to_shortest_decimal()) : std::nullopt;
}

void write_use(std::string_view name, const Catalog& catalog, const std::optional<OfferId>& offer, const MixUse& use,
               JsonWriter& json) {
  json.key(name);
  if (!offer) return json.element(std::nullopt);
  json.open_object();
  json.member("offer", offer_key(catalog, *offer));
  json.member("hours", use.hours.to_shortest_decimal());
  json.member("amount", use.cost.to_decimal(kCents));
  json.close_object();
}

// Each purchase is a line of an invoice, rounded once.
Rational sum_of_lines(const Mix& mix) {
  Rational sum = mix.spot.cost.rounded(kCents) + mix.on_demand.cost.rounded(kCents);
  for (const MixPurchase& bought : mix.commitments) sum = sum + bought.cost.rounded(kCents);
  return sum;
}

void write_levels(const Catalog& catalog, const std::vector<OfferId>& commitments, const Mix& mix, JsonWriter& json) {
  json.open_array("levels");
  for (const MixLevels& levels : mix.levels) {
    json.open_object();
    json.member("first", levels.first);
    json.member("last", levels.last);
    json.member("hours", levels.hours.to_shortest_decimal());
    json.member("committed", levels.committed);
    json.member("offer",
                levels.commitment ? std::optional(offer_key(catalog, commitments[*levels.commitment])) : std::nullopt);
    json.member("pays_beyond_hours", text_of(levels.threshold));
    json.close_object();
  }
  json.close_array();
}

}  // namespace

void write_mix(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
               const Bill&, JsonWriter& json) {
  const Options options = options_of(catalog, assessment, offer);
  json.key("mix");
  if (question.profile.empty() || !options.on_demand) return json.element(std::nullopt);
  const auto hour = [&](OfferId one) { return hour_of(catalog, question, assessment.plans, one); };
  std::vector<ProfilePart> profile;
  for (const ByNumber& part : question.profile) profile.push_back({part.value, part.number});
  std::vector<MixCommitment> commitments;
  for (const OfferId one : options.commitments) commitments.push_back({hour(one), std::nullopt});
  MixPrices prices{commitments, hour(*options.on_demand), std::nullopt};
  if (options.spot) prices.spot = MixSpot{hour(*options.spot), question.spot_units};
  const Mix mix = cheapest_mix(profile, question.hours_of_month, prices);
  if (!mix.known) return json.element(std::nullopt);
  const Mix all_on_demand = cheapest_mix(profile, question.hours_of_month, {{}, prices.on_demand, std::nullopt});
  json.open_object();
  json.member("currency", catalog.text(catalog.offers.currency[row(offer)]));
  json.member("amount", sum_of_lines(mix).to_decimal(kCents));
  json.member("all_on_demand", all_on_demand.cost.to_decimal(kCents));
  json.open_array("commitments");
  for (std::size_t i = 0; i < commitments.size(); ++i) {
    const MixPurchase& bought = mix.commitments[i];
    json.open_object();
    json.member("offer", offer_key(catalog, options.commitments[i]));
    json.member("units", bought.units);
    json.member("used_hours", bought.used_hours.to_shortest_decimal());
    json.member("unused_hours", bought.unused_hours.to_shortest_decimal());
    json.member("amount", bought.cost.to_decimal(kCents));
    json.close_object();
  }
  json.close_array();
  write_use("spot", catalog, options.spot, mix.spot, json);
  write_use("on_demand", catalog, options.on_demand, mix.on_demand, json);
  json.member("coverage", text_of(mix.coverage));
  json.member("utilization", text_of(mix.utilization));
  write_levels(catalog, options.commitments, mix, json);
  json.close_object();
}

}  // namespace steelyard
