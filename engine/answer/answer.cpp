#include "answer/answer.h"

#include <algorithm>
#include <set>

#include "catalog/freshness.h"
#include "catalog/marks.h"
#include "price/exchange.h"

namespace steelyard {
namespace {

std::size_t count_states(const Totals& totals, TotalState state) {
  return static_cast<std::size_t>(std::count(totals.state.begin(), totals.state.end(), state));
}

// Offers whose bill is unknown though their price is not: nothing tells how long the job takes on them.
std::size_t count_untimed(const Catalog& catalog, const Assessment& assessment) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < assessment.offers.size(); ++i) {
    const bool billed = assessment.measures.totals.state[i] != TotalState::unknown;
    count += !billed && has_amount(catalog.offers.state[row(assessment.offers[i])]) ? 1 : 0;
  }
  return count;
}

std::size_t count_commitments(const Catalog& catalog, const Assessment& assessment) {
  std::size_t count = 0;
  for (const OfferId offer : assessment.offers) count += catalog.offers.term[row(offer)] != Term::none ? 1 : 0;
  return count;
}

// The currencies of qualified offers that differ from the asked one, with a known rate or not.
std::set<TextId> foreign_currencies(const Catalog& catalog, const Question& question, const Assessment& assessment) {
  std::set<TextId> currencies;
  for (const OfferId offer : assessment.offers) {
    const TextId currency = catalog.offers.currency[row(offer)];
    if (currency != question.currency) currencies.insert(currency);
  }
  return currencies;
}

std::string rates_text(const Catalog& catalog, TextId from, TextId to) {
  std::string text;
  for (const std::size_t rate : exchange_rows(catalog, from, to)) {
    if (!text.empty()) text += ", ";
    text += Rational::from_nano(catalog.rates.per_base[rate]).to_shortest_decimal() + " ";
    text.append(catalog.text(catalog.rates.currency[rate])).append("/").append(catalog.text(catalog.rates.base[rate]));
    text += " " + to_text(catalog.rates.as_of[rate]);
  }
  return text;
}

std::size_t count_marked(const Catalog& catalog, const Assessment& assessment) {
  const std::uint64_t unranked = unranked_marks(catalog);
  std::size_t count = 0;
  for (const OfferId offer : assessment.offers) count += (catalog.offers.marks[row(offer)] & unranked) != 0 ? 1 : 0;
  return count;
}

std::size_t count_stale(const Catalog& catalog, const Assessment& assessment, Day on) {
  std::size_t count = 0;
  for (const OfferId offer : assessment.offers) {
    const std::size_t i = row(offer);
    const bool priced = has_amount(catalog.offers.state[i]);
    count += priced && is_stale(catalog.offers.option[i], catalog.offers.as_of[i], on) ? 1 : 0;
  }
  return count;
}

// The names of the vendors among the qualified offers that have not been looked at for two years.
std::string outdated_vendors(const Catalog& catalog, const Assessment& assessment, Day on) {
  std::set<ProviderId> outdated;
  for (const OfferId offer : assessment.offers) {
    const ProviderId provider = catalog.provider_of(offer);
    if (is_outdated(catalog.providers.newest_price[row(provider)], on)) outdated.insert(provider);
  }
  std::string names;
  for (const ProviderId provider : outdated) {
    names.append(names.empty() ? "" : ", ").append(catalog.text(catalog.providers.id[row(provider)]));
  }
  return names;
}

std::vector<Warning> warnings(const Catalog& catalog, const Question& question, const Assessment& assessment,
                              const Ranking& ranking) {
  std::vector<Warning> list;
  const auto add = [&list](WarningCode code, Parameters parameters) { list.push_back({code, std::move(parameters)}); };
  const auto add_count = [&](WarningCode code, std::size_t offers) {
    if (offers > 0) add(code, {{"offers", std::to_string(offers)}});
  };
  if (assessment.offers.empty()) add(WarningCode::no_offer, {});
  std::size_t intervals = 0;
  for (std::size_t i = 0; i < ranking.lower.size(); ++i) intervals += ranking.lower[i] < ranking.upper[i] ? 1 : 0;
  add_count(WarningCode::ranked_by_lower_end, intervals);
  for (std::size_t i = 0; i < assessment.scales.size(); ++i) {
    if (!assessment.scales[i].inert || question.weights[i] == 0) continue;
    add(WarningCode::inert_criterion, {{"criterion", std::string(catalog.text(catalog.criteria.id[i]))}});
  }
  for (const TextId currency : foreign_currencies(catalog, question, assessment)) {
    add(WarningCode::converted, {{"currency", std::string(catalog.text(currency))},
                                 {"into", std::string(catalog.text(question.currency))},
                                 {"rates", rates_text(catalog, currency, question.currency)}});
  }
  const Totals& totals = assessment.measures.totals;
  add_count(WarningCode::estimated_lines, count_states(totals, TotalState::estimate));
  add_count(WarningCode::incomplete_bills, count_states(totals, TotalState::at_least));
  const std::size_t untimed = count_untimed(catalog, assessment);
  add_count(WarningCode::unpriced, count_states(totals, TotalState::unknown) - untimed);
  add_count(WarningCode::untimed, untimed);
  const Day on = day_of(catalog, question);
  if (const std::size_t stale = count_stale(catalog, assessment, on); stale > 0) {
    add(WarningCode::stale_prices, {{"offers", std::to_string(stale)}, {"date", to_text(on)}});
  }
  if (std::string vendors = outdated_vendors(catalog, assessment, on); !vendors.empty()) {
    add(WarningCode::old_price_lists, {{"providers", std::move(vendors)}, {"date", to_text(on)}});
  }
  add_count(WarningCode::whole_commitments, count_commitments(catalog, assessment));
  if (question.include_marked) add_count(WarningCode::marked_included, count_marked(catalog, assessment));
  add(WarningCode::list_prices, {});
  return list;
}

}  // namespace

Answer answer(const Catalog& catalog, const Question& question, const Assessment& assessment) {
  Answer answer;
  answer.ranking = rank(assessment.values, question.weights, assessment.measures.totals);
  answer.exclusions = exclusions(assessment.failures);
  answer.warnings = warnings(catalog, question, assessment, answer.ranking);
  return answer;
}

}  // namespace steelyard
