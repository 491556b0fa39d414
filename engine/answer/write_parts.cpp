#include "answer/write_parts.h"

#include "answer/offer_key.h"
#include "answer/version.h"
#include "catalog/confidence.h"
#include "catalog/conflict.h"
#include "catalog/freshness.h"

namespace steelyard {
namespace {

// Who sells what where under which option.
void write_identity(const Catalog& catalog, const NodePlans& plans, OfferId offer, JsonWriter& json) {
  const std::size_t i = row(offer);
  const Offers& offers = catalog.offers;
  const SkuId sku_id = offers.sku[i];
  const std::size_t sku = row(sku_id);
  const std::size_t region = row(offers.region[i]);
  json.member("offer", offer_key(catalog, offer));
  json.member("provider", catalog.text(catalog.providers.id[row(catalog.skus.provider[sku])]));
  json.member("sku", catalog.text(catalog.skus.name[sku]));
  json.member("region", catalog.text(catalog.regions.code[region]));
  json.member("zone", catalog.text(offers.zone[i]));
  json.member("country", catalog.text(catalog.regions.country[region]));
  json.member("option", name(offers.option[i]));
  json.member("term", name(offers.term[i]));
  json.member("payment", name(offers.payment[i]));
  const AcceleratorId accelerator = catalog.skus.accelerator[sku];
  json.open_object("accelerator");
  if (accelerator == kNone<AcceleratorId>) {
    json.member("id", std::nullopt);
    json.member("form_factor", name(FormFactor::unknown));
  } else {
    json.member("id", catalog.text(catalog.accelerators.id[row(accelerator)]));
    json.member("form_factor", name(catalog.accelerators.form_factor[row(accelerator)]));
  }
  json.member("memory_gb", catalog.skus.memory_gb[sku]);
  json.close_object();
  const std::int32_t nodes = plans.nodes[sku];
  json.member("nodes", nodes == 0 ? std::nullopt : std::optional(nodes));
  json.member("per_node",
              nodes == 0 ? std::nullopt : std::optional(accelerators_per_node(plans, sku_id).to_fraction()));
  json.member("accelerators", billed_units(plans, sku_id, PriceBasis::accelerator_hour).to_fraction());
  json.member("link", name(catalog.skus.link[sku]));
  json.member("fabric", name(catalog.skus.fabric[sku]));
  json.member("fabric_gbps", catalog.skus.fabric_gbps[sku]);
  json.member("bare_metal", name(catalog.skus.bare_metal[sku]));
}

// The list price with its state, date, age in days, source, how far it can be relied on, and how far its sources are
// apart where they contradict each other.
void write_price(const Catalog& catalog, Day on, OfferId offer, const std::optional<Conflict>& conflict,
                 JsonWriter& json) {
  const std::size_t i = row(offer);
  const Offers& offers = catalog.offers;
  const bool dated = offers.as_of[i] != kUnknownDay;
  const bool priced = has_amount(offers.state[i]);
  json.open_object("price");
  json.member("state", name(offers.state[i]));
  json.member("amount",
              priced ? std::optional(Rational::from_nano(offers.price[i]).to_shortest_decimal()) : std::nullopt);
  json.member("currency", catalog.text(offers.currency[i]));
  json.member("basis", name(offers.basis[i]));
  // What each node or accelerator costs a term beside its hours; few offers have it.
  if (offers.fee[i] != 0) json.member("fee", Rational::from_nano(offers.fee[i]).to_shortest_decimal());
  json.member("as_of", known_day(offers.as_of[i]));
  json.member("age_days", dated ? std::optional(days_between(offers.as_of[i], on)) : std::nullopt);
  json.member("source", catalog.text(catalog.sources.id[row(offers.source[i])]));
  json.member("confidence", name(price_confidence(catalog, offer, on)));
  json.member("evidence", offers.evidence_begin[i + 1] - offers.evidence_begin[i]);
  if (conflict) {
    json.open_object("spread");
    json.member("low", conflict->low.to_shortest_decimal());
    json.member("high", conflict->high.to_shortest_decimal());
    json.close_object();
  } else {
    json.member("spread", std::nullopt);
  }
  json.close_object();
}

void write_lines(const Catalog& catalog, const Bill& bill, JsonWriter& json) {
  json.open_array("bill");
  for (const Line& line : bill.lines) {
    const bool counted = line.state != LineState::not_given && !line.unit.empty() && !line.quantity.overflowed();
    json.open_object();
    json.member("item", name(line.item));
    json.member("state", name(line.state));
    json.member("rule", name(line.rule));
    json.member("quantity", counted ? std::optional(line.quantity.to_shortest_decimal()) : std::nullopt);
    json.member("unit", line.unit);
    json.member("rate", line.rate ? std::optional(line.rate->to_shortest_decimal()) : std::nullopt);
    json.member("amount", line.amount ? std::optional(line.amount->to_decimal(kCents)) : std::nullopt);
    json.member("currency", known_text(catalog, line.currency));
    json.member("source", known_source(catalog, line.source));
    json.member("as_of", known_day(line.as_of));
    json.close_object();
  }
  json.close_array();
}

void write_total(const Catalog& catalog, const Question& question, const Bill& bill, JsonWriter& json) {
  const bool known = bill.state != TotalState::unknown;
  json.open_object("total");
  json.member("state", name(bill.state));
  json.member("amount", known ? std::optional(bill.total.to_decimal(kCents)) : std::nullopt);
  json.member("currency", catalog.text(question.currency));
  json.member("list_amount", known ? std::optional(bill.list_total.to_decimal(kCents)) : std::nullopt);
  json.member("list_currency", catalog.text(bill.list_currency));
  json.close_object();
}

// The total by what a reader compares: six places, since an hour of an accelerator costs little.
void write_unit_costs(const Question& question, const Bill& bill, JsonWriter& json) {
  constexpr int kPlaces = 6;
  const bool known = bill.state != TotalState::unknown;
  const auto member = [&](std::string_view name, const Rational& units) {
    const Rational cost = bill.total / units;
    const bool some = known && !units.zero() && !cost.overflowed();
    json.member(name, some ? std::optional(cost.rounded(kPlaces).to_shortest_decimal()) : std::nullopt);
  };
  json.open_object("per");
  member("month", question.months);
  member("accelerator_hour", bill.accelerator_hours);
  member("useful_accelerator_hour", bill.useful_accelerator_hours);
  member("run", question.runs.value_or(0));
  json.close_object();
}

// How long the work takes, or how fast it goes, and how that is known.
void write_time(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                JsonWriter& json) {
  const Speeds& speeds = assessment.speeds;
  const std::size_t sku = row(catalog.offers.sku[row(offer)]);
  const std::uint32_t i = speeds.of_sku[sku];
  json.open_object("time");
  json.member("evidence", name(speeds.evidence[i]));
  json.member("hours", assessment.work_hours[sku]);
  json.member("speed", speeds.speed[i]);
  json.member("speed_low", speeds.low[i]);
  json.member("speed_high", speeds.high[i]);
  json.member("unit", speed_unit(question));
  json.close_object();
}

// Marks are those of the snapshot's day, but for what the day that is asked for decides: more prices have become old,
// and an old figure no longer contradicts a newer one.
void write_marks(const Catalog& catalog, Day on, OfferId offer, bool conflict, JsonWriter& json) {
  const std::size_t i = row(offer);
  const Day newest = catalog.providers.newest_price[row(catalog.provider_of(offer))];
  json.open_array("marks");
  for (std::size_t mark = 0; mark < catalog.marks.id.size(); ++mark) {
    const std::string_view id = catalog.text(catalog.marks.id[mark]);
    const bool grown_old = (id == "stale" && is_stale(catalog.offers.option[i], catalog.offers.as_of[i], on)) ||
                           (id == "old_price_list" && is_outdated(newest, on));
    const bool marked = id == "conflict" ? conflict : (catalog.offers.marks[i] >> mark & 1) != 0;
    if (grown_old || marked) json.element(id);
  }
  json.close_array();
}

void write_score_parts(const Catalog& catalog, const Question& question, const Assessment& assessment,
                       std::size_t offer_row, JsonWriter& json) {
  json.open_array("parts");
  for (std::size_t i = 0; i < assessment.values.size(); ++i) {
    const double weight = question.weights[i];
    json.open_object();
    json.member("criterion", catalog.text(catalog.criteria.id[i]));
    json.member("weight", weight);
    json.member("lower", weight * assessment.values[i].lower[offer_row]);
    json.member("upper", weight * assessment.values[i].upper[offer_row]);
    json.close_object();
  }
  json.close_array();
}

// The object that write_offer makes, kept for the next answer.
const std::string& written(const Catalog& catalog, const Question& question, const Assessment& assessment,
                           OfferId offer) {
  constexpr std::size_t kMostKept = 200;
  std::size_t kept = 0;
  for (const WrittenOffer& one : assessment.written) {
    if (one.offer == offer && one.parts == question.want) return one.object;
    ++kept;
  }
  if (kept >= kMostKept) assessment.written.clear();
  constexpr std::size_t kRow = 1 << 11;
  JsonWriter json(kRow);
  json.open_object();
  write_offer(catalog, question, assessment, offer, bill_of(catalog, question, assessment, offer), json);
  json.close_object();
  assessment.written.push_front({offer, question.want, json.text()});
  return assessment.written.front().object;
}

}  // namespace

void write_heading(const Catalog& catalog, JsonWriter& json) {
  json.open_object("engine");
  json.member("version", kVersion);
  json.close_object();
  json.open_object("catalog");
  json.member("date", to_text(catalog.date));
  json.member("hash", catalog.hash);
  json.member("offers", catalog.offer_count());
  json.close_object();
}

void write_asked(const Catalog& catalog, const Question& question, JsonWriter& json) {
  write_heading(catalog, json);
  json.open_object("question");
  write_question(catalog, question, json);
  json.close_object();
}

Bill bill_of(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer) {
  const double hours = assessment.work_hours[row(catalog.offers.sku[row(offer)])];
  return bill(catalog, question, assessment.plans, hours, offer);
}

void write_offer(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                 const Bill& bill, JsonWriter& json) {
  write_identity(catalog, assessment.plans, offer, json);
  const Day on = day_of(catalog, question);
  const std::optional<Conflict> conflict = find_conflict(catalog, offer, on);
  write_price(catalog, on, offer, conflict, json);
  write_total(catalog, question, bill, json);
  if (wants(question, Part::bill)) {
    write_lines(catalog, bill, json);
    write_unit_costs(question, bill, json);
  }
  write_time(catalog, question, assessment, offer, json);
  write_marks(catalog, on, offer, conflict.has_value(), json);
  for (const RowPart& part : assessment.row_parts) {
    if (wants(question, part.part)) part.write(catalog, question, assessment, offer, bill, json);
  }
}

void write_place(const Catalog& catalog, const Question& question, const Assessment& assessment, const Ranking& ranking,
                 std::size_t place, JsonWriter& json) {
  const std::size_t offer_row = ranking.order[place];
  const std::uint32_t rank = ranking.rank[place];
  json.open_object();
  json.member("rank", rank == 0 ? std::nullopt : std::optional(rank));
  json.members_of(written(catalog, question, assessment, assessment.offers[offer_row]));
  json.open_object("score");
  json.member("lower", ranking.lower[offer_row]);
  json.member("upper", ranking.upper[offer_row]);
  json.close_object();
  write_score_parts(catalog, question, assessment, offer_row, json);
  json.close_object();
}

}  // namespace steelyard
