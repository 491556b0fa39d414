// The explanation document: every reason for one offer's place, down to the sources.
#include <algorithm>
#include <bit>
#include <set>

#include "answer/answer.h"
#include "answer/write_parts.h"

namespace steelyard {
namespace {

// Collects the sources that a document refers to, to list each once in full.
class SourceList {
 public:
  explicit SourceList(const Catalog& catalog) : catalog_(catalog) {}

  // The id to refer to the source by; null for none.
  Json refer(SourceId source) {
    if (source == kNone<SourceId>) return Json();
    used_.insert(source);
    return Json(catalog_.text(catalog_.sources.id[row(source)]));
  }
  // The same by the id that another part of the document wrote; null is none.
  void refer_by_id(const Json& id) {
    for (std::size_t i = 0; !id.is_null() && i < catalog_.sources.id.size(); ++i) {
      if (catalog_.text(catalog_.sources.id[i]) == id.get_ref<const std::string&>()) used_.insert(id_of<SourceId>(i));
    }
  }
  Json write() const {
    const Sources& sources = catalog_.sources;
    Json object = Json::object();
    for (const SourceId source : used_) {
      const std::size_t i = row(source);
      object[std::string(catalog_.text(sources.id[i]))] = {{"title", catalog_.text(sources.title[i])},
                                                           {"publisher", catalog_.text(sources.publisher[i])},
                                                           {"locator", catalog_.text(sources.locator[i])},
                                                           {"kind", name(sources.kind[i])}};
    }
    return object;
  }

 private:
  const Catalog& catalog_;
  std::set<SourceId> used_;
};

Json day_or_null(Day day) { return day == kUnknownDay ? Json() : Json(to_text(day)); }

Json write_fact(const Catalog& catalog, ProviderId provider, FactId fact, SourceList& sources) {
  const Facts& facts = catalog.facts;
  const std::size_t i = catalog.fact_row(provider, fact);
  Json entry;
  entry["fact"] = catalog.text(facts.id[row(fact)]);
  entry["state"] = name(facts.state[i]);
  if (facts.state[i] == FactState::number) entry["number"] = known_or_null(facts.number[i]);
  if (facts.text[i] != TextId{}) entry["text"] = catalog.text(facts.text[i]);
  if (facts.unit[i] != TextId{}) entry["unit"] = catalog.text(facts.unit[i]);
  if (facts.note[i] != TextId{}) entry["note"] = catalog.text(facts.note[i]);
  entry["source"] = sources.refer(facts.source[i]);
  entry["as_of"] = day_or_null(facts.as_of[i]);
  entry["confidence"] = name(facts.confidence[i]);
  return entry;
}

// What each criterion looked at: the measure, or the facts.
Json write_criteria(const Catalog& catalog, const Assessment& assessment, OfferId offer, SourceList& sources) {
  const Criteria& criteria = catalog.criteria;
  Json list = Json::array();
  for (std::size_t i = 0; i < criteria.id.size(); ++i) {
    Json entry;
    entry["criterion"] = catalog.text(criteria.id[i]);
    entry["measure"] = name(criteria.measure[i]);
    entry["zero_at"] = assessment.scales[i].zero_at;
    entry["one_at"] = assessment.scales[i].one_at;
    entry["inert"] = assessment.scales[i].inert;
    Json facts = Json::array();
    for (std::uint32_t f = criteria.facts_begin[i]; f < criteria.facts_begin[i + 1]; ++f) {
      facts.push_back(write_fact(catalog, catalog.provider_of(offer), criteria.facts[f], sources));
    }
    if (!facts.empty()) entry["facts"] = std::move(facts);
    list.push_back(std::move(entry));
  }
  return list;
}

// The figure that is used, then those that are not: older, or disagreeing.
Json write_price_evidence(const Catalog& catalog, OfferId offer, SourceList& sources) {
  const auto figure = [&](PriceState state, std::int64_t price, TextId currency, PriceBasis basis, Day as_of,
                          SourceId source) {
    return Json{{"state", name(state)},
                {"amount", has_amount(state) ? Json(Rational::from_nano(price).to_shortest_decimal()) : Json()},
                {"currency", catalog.text(currency)},
                {"basis", name(basis)},
                {"as_of", day_or_null(as_of)},
                {"source", sources.refer(source)}};
  };
  const Offers& offers = catalog.offers;
  const Evidence& older = catalog.evidence;
  const std::size_t i = row(offer);
  Json list = Json::array();
  list.push_back(
      figure(offers.state[i], offers.price[i], offers.currency[i], offers.basis[i], offers.as_of[i], offers.source[i]));
  for (std::uint32_t e = offers.evidence_begin[i]; e < offers.evidence_begin[i + 1]; ++e) {
    list.push_back(
        figure(older.state[e], older.price[e], older.currency[e], older.basis[e], older.as_of[e], older.source[e]));
  }
  return list;
}

// What is known of the sku itself, and of its accelerator.
Json write_sku(const Catalog& catalog, OfferId offer, SourceList& sources) {
  const Skus& skus = catalog.skus;
  const std::size_t i = row(catalog.offers.sku[row(offer)]);
  Json entry;
  entry["vcpus"] = known_or_null(skus.vcpus[i]);
  entry["memory_gib"] = known_or_null(skus.memory_gib[i]);
  entry["fabric_note"] = catalog.text(skus.fabric_note[i]);
  entry["source"] = sources.refer(skus.source[i]);
  entry["confidence"] = name(skus.confidence[i]);
  const AcceleratorId accelerator = skus.accelerator[i];
  if (accelerator != kNone<AcceleratorId>) {
    const std::size_t a = row(accelerator);
    entry["accelerator"] = {{"id", catalog.text(catalog.accelerators.id[a])},
                            {"name", catalog.text(catalog.accelerators.name[a])},
                            {"dense_16_bit_tflops", known_or_null(dense_16_bit(catalog, accelerator))},
                            {"memory_gb", known_or_null(catalog.accelerators.memory_gb[a])},
                            {"memory_gb_per_s", known_or_null(catalog.accelerators.memory_gb_per_s[a])},
                            {"source", sources.refer(catalog.accelerators.source[a])},
                            {"confidence", name(catalog.accelerators.confidence[a])}};
  }
  return entry;
}

// The measurement that a speed comes from.
Json write_measurement(const Catalog& catalog, const Speeds& speeds, OfferId offer, SourceList& sources) {
  const AcceleratorId accelerator = catalog.skus.accelerator[row(catalog.offers.sku[row(offer)])];
  if (accelerator == kNone<AcceleratorId>) return Json();
  const SpeedEvidence evidence = speeds.evidence[row(accelerator)];
  if (evidence != SpeedEvidence::measured && evidence != SpeedEvidence::scaled) return Json();
  const Measurements& results = catalog.measurements;
  const std::uint32_t i = speeds.measurement[row(accelerator)];
  return {{"accelerator", catalog.text(catalog.accelerators.id[row(results.accelerator[i])])},
          {"accelerators", results.accelerators[i]},
          {"nodes", results.nodes[i]},
          {"minutes", results.minutes[i]},
          {"round", catalog.text(results.round[i])},
          {"submitter", catalog.text(results.submitter[i])},
          {"system", catalog.text(results.system[i])},
          {"results", speeds.results[row(accelerator)]},
          {"locator", catalog.text(results.locator[i])},
          {"source", sources.refer(results.source[i])}};
}

Json write_failed(Failures failed) {
  Json reasons = Json::array();
  for (; failed != 0; failed &= failed - 1) reasons.push_back(name(static_cast<Reason>(std::countr_zero(failed))));
  return reasons;
}

}  // namespace

Json write_explanation(const Catalog& catalog, const Question& question, const Assessment& assessment,
                       const Ranking& ranking, OfferId offer) {
  Json document;
  document["engine"] = write_engine();
  document["catalog"] = write_catalog(catalog);
  const auto found = std::lower_bound(assessment.offers.begin(), assessment.offers.end(), offer);
  if (found != assessment.offers.end() && *found == offer) {
    const auto offer_row = static_cast<std::uint32_t>(found - assessment.offers.begin());
    const auto place = std::find(ranking.order.begin(), ranking.order.end(), offer_row) - ranking.order.begin();
    document["place"] = write_place(catalog, question, assessment, ranking, static_cast<std::size_t>(place));
  } else {
    Json place;
    place["rank"] = Json();
    write_offer(catalog, question, assessment, offer, place);
    document["place"] = std::move(place);
  }
  SourceList sources(catalog);
  for (const Json& line : document["place"]["bill"]) sources.refer_by_id(line["source"]);
  document["failed"] = write_failed(assessment.failures[row(offer)]);
  document["criteria"] = write_criteria(catalog, assessment, offer, sources);
  document["price_evidence"] = write_price_evidence(catalog, offer, sources);
  document["sku"] = write_sku(catalog, offer, sources);
  document["measurement"] = write_measurement(catalog, assessment.speeds, offer, sources);
  document["sources"] = sources.write();
  return document;
}

}  // namespace steelyard
