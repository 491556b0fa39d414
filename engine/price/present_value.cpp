#include "price/present_value.h"

#include "base/exponential.h"
#include "base/month.h"
#include "catalog/catalog.h"

namespace steelyard {
namespace {

// What a payment is worth a month before it is paid.
double monthly_factor(double annual_rate) { return exp_portable(-log_portable(1 + annual_rate) / kMonthsPerYear); }

}  // namespace

Money<double> present_value(MoneyPerMonth<double> payment, int months, double annual_rate, PaymentTiming timing) {
  if (!(annual_rate > -1) || months < 0) return {kUnknown};
  const double monthly = monthly_factor(annual_rate);
  double factor = timing == PaymentTiming::advance ? 1 : monthly;
  double sum = 0;
  for (int month = 0; month < months; ++month, factor *= monthly) sum += factor;
  return {payment.value * sum};
}

Money<double> present_value(std::span<const double> payments, double annual_rate) {
  if (!(annual_rate > -1)) return {kUnknown};
  const double monthly = monthly_factor(annual_rate);
  double factor = 1;
  double sum = 0;
  for (const double payment : payments) {
    sum += payment * factor;
    factor *= monthly;
  }
  return {sum};
}

MoneyPerHour<double> declined_price(MoneyPerHour<double> price, double months, double yearly_decline) {
  if (!(months >= 0) || !(yearly_decline >= 0 && yearly_decline < 1)) return {kUnknown};
  return price * exp_portable(log_portable(1 - yearly_decline) * (months / kMonthsPerYear));
}

}  // namespace steelyard
