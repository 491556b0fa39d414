#include "catalog/conflict.h"

#include <algorithm>

#include "catalog/freshness.h"

namespace steelyard {
namespace {

constexpr int kLeastPlaces = 2;
constexpr int kPlaces = 9;

// Half a unit of the last place that the figure has.
Rational half_unit(std::int64_t nano) {
  std::int64_t unit = 1;
  for (int places = kPlaces; places > kLeastPlaces && nano % (unit * 10) == 0; --places) unit *= 10;
  return Rational::of(unit, 2'000'000'000);
}

Rational rounding_of(Figure figure, const Rational& accelerators) {
  const Rational half = half_unit(figure.price);
  const bool per_node = figure.basis == PriceBasis::node_hour || accelerators.zero();
  return per_node ? half : half * accelerators;
}

// Whether the evidence is its source's last word on the offer, and of a day that is still to be taken at its word.
bool is_current(const Catalog& catalog, OfferId offer, std::size_t i, Day on) {
  const Evidence& evidence = catalog.evidence;
  const Offers& offers = catalog.offers;
  const std::size_t at = row(offer);
  for (std::size_t k = offers.evidence_begin[at]; k < offers.evidence_begin[at + 1]; ++k) {
    if (evidence.source[k] == evidence.source[i] && evidence.as_of[k] > evidence.as_of[i]) return false;
  }
  const bool same_day = evidence.as_of[i] == offers.as_of[at];
  return same_day || (evidence.as_of[i] != kUnknownDay && !is_stale(offers.option[at], evidence.as_of[i], on));
}

}  // namespace

bool disagree(const Figure& a, const Figure& b, const Rational& accelerators, Term term) {
  if (a.state == PriceState::not_published || b.state == PriceState::not_published) return false;
  if (a.state != b.state) return true;
  if (a.state != PriceState::known || !comparable(a, b, accelerators)) return false;
  const Rational x = amount_of(a, accelerators, term);
  const Rational y = amount_of(b, accelerators, term);
  const Rational apart = x < y ? y - x : x - y;
  return apart > rounding_of(a, accelerators) + rounding_of(b, accelerators);
}

std::optional<Conflict> find_conflict(const Catalog& catalog, OfferId offer, Day on) {
  const Offers& offers = catalog.offers;
  const std::size_t at = row(offer);
  const Figure used = figure_of(catalog, offer);
  const Rational accelerators = accelerators_of(catalog, offer);
  const Term term = offers.term[at];
  Conflict conflict;
  conflict.low = conflict.high = effective_hour(used.price, used.fee, term);
  for (std::size_t i = offers.evidence_begin[at]; i < offers.evidence_begin[at + 1]; ++i) {
    const Figure other = evidence_at(catalog, i);
    if (other.source == used.source || !is_current(catalog, offer, i, on)) continue;
    if (!disagree(used, other, accelerators, term)) continue;
    conflict.against.push_back(i);
    const bool in_units = used.state == PriceState::known && other.state == PriceState::known;
    if (!in_units) continue;
    const bool per_node = used.basis == PriceBasis::node_hour || accelerators.zero();
    const Rational amount = amount_of(other, accelerators, term) / (per_node ? Rational(1) : accelerators);
    if (amount < conflict.low) conflict.low = amount;
    if (amount > conflict.high) conflict.high = amount;
  }
  if (conflict.against.empty()) return std::nullopt;
  return conflict;
}

}  // namespace steelyard
