// The explanation document: every reason for one offer's place, down to the sources.
#include <algorithm>
#include <bit>

#include "answer/answer.h"
#include "answer/source_list.h"
#include "answer/write_parts.h"

namespace steelyard {
namespace {

void write_fact(const Catalog& catalog, ProviderId provider, FactId fact, SourceList& sources, JsonWriter& json) {
  const Facts& facts = catalog.facts;
  const std::size_t i = catalog.fact_row(provider, fact);
  json.open_object();
  json.member("fact", catalog.text(facts.id[row(fact)]));
  json.member("state", name(facts.state[i]));
  if (facts.state[i] == FactState::number) json.member("number", facts.number[i]);
  if (facts.text[i] != TextId{}) json.member("text", catalog.text(facts.text[i]));
  if (facts.unit[i] != TextId{}) json.member("unit", catalog.text(facts.unit[i]));
  if (facts.note[i] != TextId{}) json.member("note", catalog.text(facts.note[i]));
  json.member("source", sources.refer(facts.source[i]));
  json.member("as_of", known_day(facts.as_of[i]));
  json.member("confidence", name(facts.confidence[i]));
  json.close_object();
}

// What each criterion looked at: the measure, or the facts.
void write_criteria(const Catalog& catalog, const Assessment& assessment, OfferId offer, SourceList& sources,
                    JsonWriter& json) {
  const Criteria& criteria = catalog.criteria;
  json.open_array("criteria");
  for (std::size_t i = 0; i < criteria.id.size(); ++i) {
    json.open_object();
    json.member("criterion", catalog.text(criteria.id[i]));
    json.member("measure", name(criteria.measure[i]));
    json.member("zero_at", assessment.scales[i].zero_at);
    json.member("one_at", assessment.scales[i].one_at);
    json.member("inert", assessment.scales[i].inert);
    if (criteria.facts_begin[i] != criteria.facts_begin[i + 1]) {
      json.open_array("facts");
      for (std::uint32_t f = criteria.facts_begin[i]; f < criteria.facts_begin[i + 1]; ++f) {
        write_fact(catalog, catalog.provider_of(offer), criteria.facts[f], sources, json);
      }
      json.close_array();
    }
    json.close_object();
  }
  json.close_array();
}

// The figure that is used, then those that are not: older, or disagreeing.
void write_price_evidence(const Catalog& catalog, OfferId offer, SourceList& sources, JsonWriter& json) {
  const auto write_figure = [&](const auto& table, std::size_t i) {
    const bool priced = has_amount(table.state[i]);
    json.open_object();
    json.member("state", name(table.state[i]));
    json.member("amount",
                priced ? std::optional(Rational::from_nano(table.price[i]).to_shortest_decimal()) : std::nullopt);
    json.member("currency", catalog.text(table.currency[i]));
    json.member("basis", name(table.basis[i]));
    if (table.fee[i] != 0) json.member("fee", Rational::from_nano(table.fee[i]).to_shortest_decimal());
    json.member("as_of", known_day(table.as_of[i]));
    json.member("source", sources.refer(table.source[i]));
    json.close_object();
  };
  const std::size_t i = row(offer);
  json.open_array("price_evidence");
  write_figure(catalog.offers, i);
  for (std::uint32_t e = catalog.offers.evidence_begin[i]; e < catalog.offers.evidence_begin[i + 1]; ++e) {
    write_figure(catalog.evidence, e);
  }
  json.close_array();
}

// What is known of the sku itself, and of its accelerator.
void write_sku(const Catalog& catalog, OfferId offer, SourceList& sources, JsonWriter& json) {
  const Skus& skus = catalog.skus;
  const std::size_t i = row(catalog.offers.sku[row(offer)]);
  json.open_object("sku");
  json.member("vcpus", skus.vcpus[i]);
  json.member("memory_gib", skus.memory_gib[i]);
  json.member("usable_mib", skus.usable_mib[i]);
  json.member("usable_source", sources.refer(skus.usable_source[i]));
  json.member("fabric_note", catalog.text(skus.fabric_note[i]));
  json.member("source", sources.refer(skus.source[i]));
  json.member("confidence", name(skus.confidence[i]));
  const AcceleratorId accelerator = skus.accelerator[i];
  if (accelerator != kNone<AcceleratorId>) {
    const std::size_t a = row(accelerator);
    json.open_object("accelerator");
    json.member("id", catalog.text(catalog.accelerators.id[a]));
    json.member("name", catalog.text(catalog.accelerators.name[a]));
    json.member("dense_16_bit_tflops", dense_16_bit(catalog, accelerator));
    json.member("memory_gb", catalog.accelerators.memory_gb[a]);
    json.member("memory_gb_per_s", catalog.accelerators.memory_gb_per_s[a]);
    json.member("source", sources.refer(catalog.accelerators.source[a]));
    json.member("confidence", name(catalog.accelerators.confidence[a]));
    json.close_object();
  }
  json.close_object();
}

// The measurement that a speed comes from; null where it comes from none.
void write_measurement(const Catalog& catalog, const Speeds& speeds, OfferId offer, SourceList& sources,
                       JsonWriter& json) {
  const std::uint32_t speed = speeds.of_sku[row(catalog.offers.sku[row(offer)])];
  if (speeds.results[speed] == 0) return json.member("measurement", std::nullopt);
  const Measurements& results = catalog.measurements;
  const std::uint32_t i = speeds.measurement[speed];
  json.open_object("measurement");
  json.member("accelerator", catalog.text(catalog.accelerators.id[row(results.accelerator[i])]));
  json.member("accelerators", results.accelerators[i]);
  json.member("nodes", results.nodes[i]);
  json.member("minutes", results.minutes[i]);
  json.member("round", catalog.text(results.round[i]));
  json.member("submitter", catalog.text(results.submitter[i]));
  json.member("system", catalog.text(results.system[i]));
  json.member("results", speeds.results[speed]);
  json.member("locator", catalog.text(results.locator[i]));
  json.member("source", sources.refer(results.source[i]));
  json.close_object();
}

void write_failed(Failures failed, JsonWriter& json) {
  json.open_array("failed");
  for (; failed != 0; failed &= failed - 1) json.element(name(static_cast<Reason>(std::countr_zero(failed))));
  json.close_array();
}

}  // namespace

std::string write_explanation(const Catalog& catalog, const Question& asked, const Assessment& assessment,
                              const Ranking& ranking, OfferId offer) {
  Question question = asked;
  if (!wants(question, Part::bill)) question.want.push_back(Part::bill);
  const Bill bill = bill_of(catalog, question, assessment, offer);
  SourceList sources(catalog);
  for (const Line& line : bill.lines) sources.refer(line.source);
  JsonWriter json;
  json.open_object();
  write_heading(catalog, json);
  const auto found = std::lower_bound(assessment.offers.begin(), assessment.offers.end(), offer);
  json.key("place");
  if (found != assessment.offers.end() && *found == offer) {
    const auto offer_row = static_cast<std::uint32_t>(found - assessment.offers.begin());
    const auto place = std::find(ranking.order.begin(), ranking.order.end(), offer_row) - ranking.order.begin();
    write_place(catalog, question, assessment, ranking, static_cast<std::size_t>(place), json);
  } else {
    json.open_object();
    json.member("rank", std::nullopt);
    write_offer(catalog, question, assessment, offer, bill, json);
    json.close_object();
  }
  write_failed(assessment.failures[row(offer)], json);
  write_criteria(catalog, assessment, offer, sources, json);
  write_price_evidence(catalog, offer, sources, json);
  write_exchange(catalog, bill.list_currency, question.currency, sources, json);
  write_sku(catalog, offer, sources, json);
  write_measurement(catalog, assessment.speeds, offer, sources, json);
  sources.write(json);
  json.close_object();
  return json.text();
}

}  // namespace steelyard
