// commitment.h -- how many hours a purchase option bills.
//
// Usage is billed by the hours worked. A commitment (FinOps FOCUS 1.2: PricingCategory Committed) bills every hour of
// its term, used or not, and as many whole terms as the months reach into; so do AWS Reserved Instances, Azure
// Reservations and Google committed use discounts, as their own pages say.
#pragma once

#include <optional>

#include "base/rational.h"
#include "catalog/vocabulary.h"

namespace steelyard {

// The hours that every billed unit is paid for, of a commitment of this term over some months; nothing for an option
// that bills the hours worked. A term that the source does not state has hours that nobody knows: an overflowed value.
std::optional<Rational> committed_hours(Term term, const Rational& months);

}  // namespace steelyard
