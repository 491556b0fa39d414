#include "import/identify.h"

namespace steelyard {
namespace {

// Of a type that the catalog has.
Identified known_type(Collector& to, const TypeEvidence& evidence, SkuId sku, ImportedOffer& offer) {
  const Skus& skus = to.catalog().skus;
  const Accelerators& accelerators = to.catalog().accelerators;
  offer.accelerator = skus.accelerator[row(sku)];
  offer.count = Rational::of(skus.accelerators_numerator[row(sku)], skus.accelerators_denominator[row(sku)]);
  offer.memory_gb = skus.memory_gb[row(sku)];
  if (offer.accelerator == kNone<AcceleratorId>) return {RefusalReason::unknown_type, {{"got", evidence.type}}};
  if (evidence.accelerator.empty()) {
    to.note(Note::identity_from_catalog);
    return {};
  }
  const AcceleratorShare share = share_of(evidence.accelerator);
  const AcceleratorMatch& match =
      to.matcher().match({share.name, evidence.other_name, evidence.type, evidence.memory_gb});
  // A name that is not known, or not of one accelerator only, says nothing against it.
  if (match.accelerator != kNone<AcceleratorId> && !to.matcher().same_chip(match.accelerator, offer.accelerator)) {
    return {RefusalReason::contradicts_catalog,
            {{"got", evidence.accelerator},
             {"wanted", std::string(to.catalog().text(accelerators.id[row(offer.accelerator)]))}}};
  }
  const std::optional<Rational> units = count_of(evidence.count);
  if (units && !offer.count.zero() && !(*units * share.per_unit == offer.count)) to.note(Note::count_from_catalog);
  if (offer.count.zero()) offer.count = units ? *units * share.per_unit : Rational(0);
  return {};
}

}  // namespace

Identified identify(Collector& to, const TypeEvidence& evidence, ImportedOffer& offer) {
  if (const auto sku = to.sku(evidence.provider, evidence.type)) return known_type(to, evidence, *sku, offer);
  if (evidence.accelerator.empty()) return {RefusalReason::no_accelerator, {}};
  const AcceleratorShare share = share_of(evidence.accelerator);
  const AcceleratorMatch& match =
      to.matcher().match({share.name, evidence.other_name, evidence.type, evidence.memory_gb});
  if (match.accelerator == kNone<AcceleratorId>) return {match.refusal, match.parameters};
  const std::optional<Rational> units = count_of(evidence.count);
  if (!units) return {RefusalReason::bad_count, {{"got", evidence.count}}};
  offer.accelerator = match.accelerator;
  offer.count = *units * share.per_unit;
  const double whole = to.catalog().accelerators.memory_gb[row(match.accelerator)];
  // MIG deals out memory in eighths and the rest in sevenths, so that a slice's share of one is not its share of the
  // other.
  const bool part = offer.count < Rational(1);
  offer.memory_gb = share.is_mig ? kUnknown : part ? whole * offer.count.to_double() : whole;
  if (share.multi_host) offer.marks.add(ImportMark::multi_host_slice);
  if (match.memory_differs) {
    offer.marks.add(ImportMark::memory_differs);
    to.note(Note::memory_differs);
  }
  return {};
}

bool set_price(Collector& to, ImportedOffer& offer, Rational price, PriceBasis basis) {
  offer.price = price;
  offer.basis = basis;
  const auto sku = to.sku(offer.provider, offer.sku);
  const bool by_accelerator = sku && to.catalog().skus.accelerators_numerator[row(*sku)] == 0;
  if (!by_accelerator) return true;
  if (basis == PriceBasis::node_hour) {
    if (offer.count.zero()) return false;
    const Rational exact = price / offer.count;
    offer.price = exact.rounded(9);
    offer.basis = PriceBasis::accelerator_hour;
    to.note(Note::per_accelerator);
    if (!(offer.price == exact)) to.note(Note::rounded);
  }
  offer.count = Rational(0);
  return true;
}

}  // namespace steelyard
