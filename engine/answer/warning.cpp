#include "answer/warning.h"

#include <algorithm>

#include "base/sort.h"
#include "catalog/freshness.h"
#include "catalog/marks.h"
#include "price/exchange.h"

namespace steelyard {
namespace {

// The currencies of qualified offers that differ from the asked one, with a known rate or not.
std::vector<TextId> foreign_currencies(const Catalog& catalog, const Question& question,
                                       std::span<const OfferId> offers) {
  std::vector<TextId> currencies;
  for (const OfferId offer : offers) {
    const TextId currency = catalog.offers.currency[row(offer)];
    if (currency == question.currency) continue;
    if (std::find(currencies.begin(), currencies.end(), currency) == currencies.end()) currencies.push_back(currency);
  }
  sort_compactly(currencies);
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

std::size_t count_commitments(const Catalog& catalog, std::span<const OfferId> offers) {
  std::size_t count = 0;
  for (const OfferId offer : offers) count += catalog.offers.term[row(offer)] != Term::none ? 1 : 0;
  return count;
}

std::size_t count_marked(const Catalog& catalog, std::span<const OfferId> offers) {
  const std::uint64_t unranked = unranked_marks(catalog);
  std::size_t count = 0;
  for (const OfferId offer : offers) count += (catalog.offers.marks[row(offer)] & unranked) != 0 ? 1 : 0;
  return count;
}

std::size_t count_stale(const Catalog& catalog, std::span<const OfferId> offers, Day on) {
  std::size_t count = 0;
  for (const OfferId offer : offers) {
    const std::size_t i = row(offer);
    const bool priced = has_amount(catalog.offers.state[i]);
    count += priced && is_stale(catalog.offers.option[i], catalog.offers.as_of[i], on) ? 1 : 0;
  }
  return count;
}

// The names of the vendors among the qualified offers that have not been looked at for two years.
std::string outdated_vendors(const Catalog& catalog, std::span<const OfferId> offers, Day on) {
  std::vector<std::uint8_t> named(catalog.providers.id.size(), 0);
  for (const OfferId offer : offers) named[row(catalog.provider_of(offer))] = 1;
  std::string names;
  for (std::size_t i = 0; i < named.size(); ++i) {
    if (named[i] == 0 || !is_outdated(catalog.providers.newest_price[i], on)) continue;
    names.append(names.empty() ? "" : ", ").append(catalog.text(catalog.providers.id[i]));
  }
  return names;
}

}  // namespace

Counts count(const Catalog& catalog, std::span<const OfferId> offers, const Totals& totals) {
  Counts counts;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    switch (totals.state[i]) {
      case TotalState::complete:
        break;
      case TotalState::estimate:
        ++counts.estimated;
        break;
      case TotalState::at_least:
        ++counts.incomplete;
        break;
      case TotalState::unknown:
        if (!has_amount(catalog.offers.state[row(offers[i])])) {
          ++counts.unpriced;
        } else {
          ++(catalog.offers.term[row(offers[i])] == Term::unstated ? counts.unstated_terms : counts.untimed);
        }
        break;
    }
  }
  return counts;
}

std::vector<Warning> offer_warnings(const Catalog& catalog, const Question& question, std::span<const OfferId> offers,
                                    const Counts& counts) {
  std::vector<Warning> list;
  const auto add = [&list](WarningCode code, Parameters parameters) { list.push_back({code, std::move(parameters)}); };
  const auto add_count = [&](WarningCode code, std::size_t count) {
    if (count > 0) add(code, {{"offers", std::to_string(count)}});
  };
  for (const TextId currency : foreign_currencies(catalog, question, offers)) {
    add(WarningCode::converted, {{"currency", std::string(catalog.text(currency))},
                                 {"into", std::string(catalog.text(question.currency))},
                                 {"rates", rates_text(catalog, currency, question.currency)}});
  }
  add_count(WarningCode::estimated_lines, counts.estimated);
  add_count(WarningCode::incomplete_bills, counts.incomplete);
  add_count(WarningCode::unpriced, counts.unpriced);
  add_count(WarningCode::untimed, counts.untimed);
  add_count(WarningCode::unstated_terms, counts.unstated_terms);
  const Day on = day_of(catalog, question);
  if (const std::size_t stale = count_stale(catalog, offers, on); stale > 0) {
    add(WarningCode::stale_prices, {{"offers", std::to_string(stale)}, {"date", to_text(on)}});
  }
  if (std::string vendors = outdated_vendors(catalog, offers, on); !vendors.empty()) {
    add(WarningCode::old_price_lists, {{"providers", std::move(vendors)}, {"date", to_text(on)}});
  }
  add_count(WarningCode::whole_commitments, count_commitments(catalog, offers));
  if (question.include_marked) add_count(WarningCode::marked_included, count_marked(catalog, offers));
  if (!question.tax_rate || question.discounts.empty()) add(WarningCode::list_prices, {});
  return list;
}

}  // namespace steelyard
