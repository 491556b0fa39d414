// precedence.h -- which of the figures that sources give for one offer holds: the one rule, for rows of data/ (pack)
// and for a catalog that an import is laid over (import/merge.h). In this order,
//
//   1. a current one before a stale one (catalog/freshness.h), and that before one without a day;
//   2. a quote that somebody imported, which is what that person pays;
//   3. of the stronger kind of source: the vendor's own list before its documents, those before everybody else;
//   4. the newer;
//   5. of the region itself before a list price without region;
//   6. a price before "not sold", and that before "not published"; then the higher price;
//   7. that of the source named first.
#pragma once

#include "base/rational.h"
#include "catalog/catalog.h"

namespace steelyard {

// What a figure is believed by.
struct Belief {
  PurchaseOption option;
  PriceState state;
  SourceKind kind;
  bool quoted;
  bool listed;  // a list price without region
  Day as_of;
  Rational amount;  // for one node an hour (catalog/figure.h), so that figures of two bases compare
  SourceId source;
};

// Whether `a` is believed before `b` on the day `on`; false where neither goes before the other.
bool goes_before(const Belief& a, const Belief& b, Day on);

}  // namespace steelyard
