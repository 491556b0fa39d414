// sustained_use.h -- what a provider takes off an on-demand price for the later parts of a month that a machine runs
// in, by its own tariff (schedule.h has the rule; cloud.google.com/compute/docs/sustained-use-discounts).
#pragma once

#include <optional>
#include <vector>

#include "catalog/catalog.h"
#include "price/schedule.h"
#include "price/tariff.h"

namespace steelyard {

// A tariff of shares of a month, for so many months of so many hours.
template <class Number>
struct SustainedUse {
  TariffTiers<Number> shares;
  Number months{};
  Hours<Number> month{};
};

// The hours at full price that the hours of one machine, spread evenly over the months, come to; what is beyond a
// month's hours is at full price. A part of a month at the end has its part of the hours.
template <class Number>
Hours<Number> sustained_hours(const SustainedUse<Number>& use, Hours<Number> all) {
  const auto in_a_month = [&](Number hours) {
    const Number month = use.month.value;
    const Number within = hours < month ? hours : month;
    return month * marginal_cost<Number>(use.shares, within / month).value_or(Number{1}) + (hours - within);
  };
  if (!(Number{0} < use.months)) return all;
  const Number up = ceiling(use.months);
  const Number whole = up == use.months ? up : up - Number{1};
  const Number each = all.value / use.months;
  return {whole * in_a_month(each) + in_a_month(each * (use.months - whole))};
}

// The tariffs of sustained use, found once for many offers.
class SustainedUseTariffs {
 public:
  explicit SustainedUseTariffs(const Catalog& catalog);
  // The row of Tariffs for an offer; nothing for one that is not on demand, or whose hours do not become cheaper.
  std::optional<std::size_t> of(OfferId offer) const;

 private:
  const Catalog& catalog_;
  std::vector<std::size_t> rows_;
};

}  // namespace steelyard
