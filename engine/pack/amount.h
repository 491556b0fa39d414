// amount.h -- prices of rows as they can be compared: for a whole node, where its size is known.
#pragma once

#include "base/rational.h"
#include "pack/rows.h"

namespace steelyard {

// For one node an hour; for one accelerator where the node's size is not known.
inline Rational amount(const Data& data, const PriceRow& p) {
  const Fraction& size = data.skus[row(p.sku)].accelerators;
  const bool per_node = p.basis == PriceBasis::node_hour || size.numerator == 0;
  return Rational::from_nano(p.price) * (per_node ? Rational(1) : Rational::of(size.numerator, size.denominator));
}

// Whether amounts of two rows of one sku are in one unit.
inline bool comparable(const Data& data, const PriceRow& a, const PriceRow& b) {
  return a.currency == b.currency && (a.basis == b.basis || data.skus[row(a.sku)].accelerators.numerator != 0);
}

}  // namespace steelyard
