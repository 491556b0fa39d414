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

// What a file says of an accelerator's memory, if that is what it leaves to use: below the nominal size, which it is
// within 7 % of. (An L4 of 24 GB shows 22,888 MiB.)
double usable_mib(double memory_gb, double nominal_gb) {
  const bool usable = memory_gb < nominal_gb && memory_gb >= nominal_gb * 0.93;
  return usable ? memory_gb * 1024 : kUnknown;
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
  offer.count = *units / evidence.parts * share.per_unit;
  const double whole = to.catalog().accelerators.memory_gb[row(match.accelerator)];
  // MIG deals out memory in eighths and the rest in sevenths, so that a slice's share of one is not its share of the
  // other.
  const bool part = offer.count < Rational(1);
  offer.memory_gb = share.is_mig ? kUnknown : part ? whole * offer.count.to_double() : whole;
  if (!part) offer.usable_mib = usable_mib(evidence.memory_gb, whole);
  if (share.multi_host) offer.marks.add(ImportMark::multi_host_slice);
  if (match.memory_differs) {
    offer.marks.add(ImportMark::memory_differs);
    to.note(Note::memory_differs);
  }
  return {};
}

bool set_price(Collector& to, ImportedOffer& offer, Rational price, PriceBasis basis, Rational fee) {
  offer.price = price;
  offer.fee = fee;
  offer.basis = basis;
  const auto sku = to.sku(offer.provider, offer.sku);
  const bool by_accelerator = sku && to.catalog().skus.accelerators_numerator[row(*sku)] == 0;
  if (!by_accelerator) return true;
  if (basis == PriceBasis::node_hour) {
    if (offer.count.zero()) return false;
    offer.price = (price / offer.count).rounded(9);
    offer.fee = (fee / offer.count).rounded(9);
    offer.basis = PriceBasis::accelerator_hour;
    to.note(Note::per_accelerator);
    if (!(offer.price * offer.count == price && offer.fee * offer.count == fee)) to.note(Note::rounded);
  }
  offer.count = Rational(0);
  return true;
}

}  // namespace steelyard
