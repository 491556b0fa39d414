#include "answer/write_parts.h"

#include "answer/offer_key.h"
#include "answer/version.h"

namespace steelyard {
namespace {

// Who sells what where under which option.
void write_identity(const Catalog& catalog, const NodePlans& plans, OfferId offer, Json& into) {
  const std::size_t i = row(offer);
  const Offers& offers = catalog.offers;
  const SkuId sku_id = offers.sku[i];
  const std::size_t sku = row(sku_id);
  const std::size_t region = row(offers.region[i]);
  into["offer"] = offer_key(catalog, offer);
  into["provider"] = catalog.text(catalog.providers.id[row(catalog.skus.provider[sku])]);
  into["sku"] = catalog.text(catalog.skus.name[sku]);
  into["region"] = catalog.text(catalog.regions.code[region]);
  into["zone"] = catalog.text(offers.zone[i]);
  into["country"] = catalog.text(catalog.regions.country[region]);
  into["option"] = name(offers.option[i]);
  into["term"] = name(offers.term[i]);
  into["payment"] = name(offers.payment[i]);
  const AcceleratorId accelerator = catalog.skus.accelerator[sku];
  Json card;
  card["id"] = Json();
  card["form_factor"] = name(FormFactor::unknown);
  if (accelerator != kNone<AcceleratorId>) {
    card["id"] = catalog.text(catalog.accelerators.id[row(accelerator)]);
    card["form_factor"] = name(catalog.accelerators.form_factor[row(accelerator)]);
  }
  card["memory_gb"] = known_or_null(catalog.skus.memory_gb[sku]);
  into["accelerator"] = std::move(card);
  const std::int32_t nodes = plans.nodes[sku];
  into["nodes"] = nodes == 0 ? Json() : Json(nodes);
  into["per_node"] = nodes == 0 ? Json() : Json(accelerators_per_node(plans, sku_id).to_fraction());
  into["accelerators"] = billed_units(plans, sku_id, PriceBasis::accelerator_hour).to_fraction();
  into["link"] = name(catalog.skus.link[sku]);
  into["fabric"] = name(catalog.skus.fabric[sku]);
  into["fabric_gbps"] = known_or_null(catalog.skus.fabric_gbps[sku]);
  into["bare_metal"] = name(catalog.skus.bare_metal[sku]);
}

// The list price with its state, date, age in days at the snapshot's day, and source.
Json write_price(const Catalog& catalog, OfferId offer) {
  const std::size_t i = row(offer);
  const Offers& offers = catalog.offers;
  const bool dated = offers.as_of[i] != kUnknownDay;
  Json price;
  price["state"] = name(offers.state[i]);
  price["amount"] =
      has_amount(offers.state[i]) ? Json(Rational::from_nano(offers.price[i]).to_shortest_decimal()) : Json();
  price["currency"] = catalog.text(offers.currency[i]);
  price["basis"] = name(offers.basis[i]);
  price["as_of"] = dated ? Json(to_text(offers.as_of[i])) : Json();
  price["age_days"] = dated ? Json(days_between(offers.as_of[i], catalog.date)) : Json();
  price["source"] = catalog.text(catalog.sources.id[row(offers.source[i])]);
  price["evidence"] = offers.evidence_begin[i + 1] - offers.evidence_begin[i];
  return price;
}

Json write_lines(const Catalog& catalog, const Bill& bill) {
  Json lines = Json::array();
  for (const Line& line : bill.lines) {
    const bool given = line.state != LineState::not_given;
    Json entry;
    entry["item"] = name(line.item);
    entry["state"] = name(line.state);
    entry["quantity"] = given ? Json(line.quantity.to_shortest_decimal()) : Json();
    entry["unit"] = line.unit;
    entry["rate"] = line.rate ? Json(line.rate->to_shortest_decimal()) : Json();
    entry["amount"] = line.amount ? Json(line.amount->to_decimal(2)) : Json();
    entry["currency"] = line.currency == TextId{} ? Json() : Json(catalog.text(line.currency));
    const bool sourced = line.source != kNone<SourceId>;
    entry["source"] = sourced ? Json(catalog.text(catalog.sources.id[row(line.source)])) : Json();
    entry["as_of"] = line.as_of != kUnknownDay ? Json(to_text(line.as_of)) : Json();
    lines.push_back(std::move(entry));
  }
  return lines;
}

Json write_total(const Catalog& catalog, const Question& question, const Bill& bill) {
  const bool known = bill.state != TotalState::unknown;
  Json total;
  total["state"] = name(bill.state);
  total["amount"] = known ? Json(bill.total.to_decimal(2)) : Json();
  total["currency"] = catalog.text(question.currency);
  total["list_amount"] = known ? Json(bill.list_total.to_decimal(2)) : Json();
  total["list_currency"] = catalog.text(bill.list_currency);
  return total;
}

// How long the work takes, or how fast it goes, and how that is known.
Json write_time(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer) {
  const Speeds& speeds = assessment.speeds;
  const AcceleratorId accelerator = catalog.skus.accelerator[row(catalog.offers.sku[row(offer)])];
  const bool known = accelerator != kNone<AcceleratorId>;
  const std::size_t i = known ? row(accelerator) : 0;
  Json time;
  time["evidence"] = name(known ? speeds.evidence[i] : SpeedEvidence::unknown);
  time["hours"] = known_or_null(hours_of(catalog, question, assessment.work_hours, offer));
  time["speed"] = known ? known_or_null(speeds.speed[i]) : Json();
  time["speed_low"] = known ? known_or_null(speeds.low[i]) : Json();
  time["speed_high"] = known ? known_or_null(speeds.high[i]) : Json();
  time["unit"] = speed_unit(question);
  return time;
}

Json write_marks(const Catalog& catalog, OfferId offer) {
  Json marks = Json::array();
  for (std::size_t i = 0; i < catalog.marks.id.size(); ++i) {
    if ((catalog.offers.marks[row(offer)] >> i & 1) != 0) marks.push_back(catalog.text(catalog.marks.id[i]));
  }
  return marks;
}

}  // namespace

Json write_engine() { return {{"version", kVersion}}; }

Json write_catalog(const Catalog& catalog) {
  return {{"date", to_text(catalog.date)}, {"hash", catalog.hash}, {"offers", catalog.offer_count()}};
}

void write_offer(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                 Json& into) {
  const double hours = hours_of(catalog, question, assessment.work_hours, offer);
  const Bill lines = bill(catalog, question, assessment.plans, hours, offer);
  write_identity(catalog, assessment.plans, offer, into);
  into["price"] = write_price(catalog, offer);
  into["total"] = write_total(catalog, question, lines);
  into["bill"] = write_lines(catalog, lines);
  into["time"] = write_time(catalog, question, assessment, offer);
  into["marks"] = write_marks(catalog, offer);
}

}  // namespace steelyard
