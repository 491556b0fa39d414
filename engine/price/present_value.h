// present_value.h -- payments at different times, compared at one: discounted cash flow, and list prices that fall.
//
// Rates are effective annual ones: 8 % a year is a factor of 1.08^(1/12) a month, not of 1 + 0.08/12 (a nominal rate).
// Doubles, for what is compared and not billed.
#pragma once

#include <cstdint>
#include <span>

#include "base/quantity.h"

namespace steelyard {

// When a month is paid: before it, or after it.
enum class PaymentTiming : std::uint8_t { advance, arrears };

// What equal payments over so many months (0 or more) are worth at their beginning. `annual_rate`: 0.08 for 8 %, above
// -1; kUnknown for others and for a negative number of months.
Money<double> present_value(MoneyPerMonth<double> payment, int months, double annual_rate, PaymentTiming timing);

// What payments are worth at the beginning, the first paid then and each of the others a month after the one before.
// kUnknown for a rate of -1 or less.
Money<double> present_value(std::span<const double> payments, double annual_rate);

// A list price after so many months (0 or more) in which such prices fall by the share `yearly_decline` a year (0 to
// below 1), at a steady pace; kUnknown for other numbers.
MoneyPerHour<double> declined_price(MoneyPerHour<double> price, double months, double yearly_decline);

}  // namespace steelyard
