#include "catalog/confidence.h"

#include <algorithm>

#include "catalog/conflict.h"
#include "catalog/freshness.h"
#include "catalog/marks.h"

namespace steelyard {
namespace {

Confidence of_source(SourceKind kind) {
  switch (kind) {
    case SourceKind::vendor_list:
    case SourceKind::vendor_document:
      return Confidence::high;
    case SourceKind::benchmark:
    case SourceKind::third_party:
      return Confidence::medium;
    default:
      return Confidence::low;
  }
}

Confidence one_lower(Confidence confidence) {
  return confidence == Confidence::high ? Confidence::medium : Confidence::low;
}

}  // namespace

Confidence price_confidence(const Catalog& catalog, OfferId offer, Day on) {
  const Offers& offers = catalog.offers;
  const std::size_t i = row(offer);
  if (!has_amount(offers.state[i])) return Confidence::unknown;
  if ((offers.marks[i] & unranked_marks(catalog)) != 0) return Confidence::low;
  const Confidence confidence = of_source(catalog.sources.kind[row(offers.source[i])]);
  const bool doubted = offers.as_of[i] == kUnknownDay || is_stale(offers.option[i], offers.as_of[i], on) ||
                       find_conflict(catalog, offer, on).has_value();
  return doubted ? one_lower(confidence) : confidence;
}

}  // namespace steelyard
