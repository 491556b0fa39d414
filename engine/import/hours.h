// hours.h -- the units and terms that price lists of clouds count in.
#pragma once

#include <optional>
#include <string_view>

#include "base/rational.h"
#include "catalog/vocabulary.h"

namespace steelyard {

// The hours of a unit: "1 Hour", "100 Hours", "Hrs". Nothing for a unit that is no time.
std::optional<Rational> hours_of_unit(std::string_view unit);

// "1 Year", "3yr", "3 Years". Nothing for another length.
std::optional<Term> term_of(std::string_view text);

// The hours that a commitment of this term pays for.
Rational hours_of_term(Term term);

}  // namespace steelyard
