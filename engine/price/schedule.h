// schedule.h -- hourly prices that fall as a machine runs on: what running hours cost.
//
// Stepped: after so many hours of continuous use the price is some percent less (GPU clouds print "15 % off after 30
// days"). Sustained use: each part of the month that a machine runs is cheaper than the one before (Google Compute
// Engine, cloud.google.com/compute/docs/sustained-use-discounts; the factors are of its price list). In both a schedule
// is a list of Tiers whose prices are factors of the list price, 1 for all of it; see base/tiers.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "base/quantity.h"
#include "base/tiers.h"
#include "price/amount.h"

namespace steelyard {

// Which hours of a run a step makes cheaper. `marginal`: those after it. `whole_run`: all of them, once it is passed.
// Either way the hour that ends on the step is still at the price before it.
enum class StepMode : std::uint8_t { marginal, whole_run };

// The schedule of one step: `percent` less after so many hours.
template <class Number>
std::array<Tier<Number>, 2> discount_after(Hours<Number> hours, Number percent) {
  return {{{hours.value, Number{1}}, {std::nullopt, Number{1} - percent / Number{100}}}};
}

// The hours at list price that one run of continuous use costs as much as; steps end at hours of the run. Nothing for a
// run longer than the schedule.
template <class Number, class Tiers>
std::optional<Hours<Number>> list_price_hours(const Tiers& steps, Hours<Number> run, StepMode mode) {
  if (mode == StepMode::marginal) {
    const std::optional<Number> hours = marginal_cost<Number>(steps, run.value);
    if (!hours) return std::nullopt;
    return Hours<Number>{*hours};
  }
  const std::optional<Number> factor = price_at<Number>(steps, run.value, OnBoundary::lower);
  if (!factor) return std::nullopt;
  return run * *factor;
}

// What runs cost, each of continuous use: an interruption starts the schedule anew.
template <class Number, class Tiers>
std::optional<Money<Number>> stepped_cost(MoneyPerHour<Number> price, const Tiers& steps,
                                          std::span<const Hours<Number>> runs, StepMode mode = StepMode::marginal) {
  Hours<Number> sum{};
  for (const Hours<Number> run : runs) {
    const auto hours = list_price_hours<Number>(steps, run, mode);
    if (!hours) return std::nullopt;
    sum = sum + *hours;
  }
  return price * sum;
}

// The factors of the quarters of a month, for machine types that Google gives 30 % for a full month (N1, and most
// accelerators; none for A100, H100 and L4) and for those that it gives 19.98 %, not 20 (N2, C2).
template <class Number>
std::array<Tier<Number>, 4> quarters_of_month(std::array<std::int64_t, 4> nano_factors) {
  const auto share = [](std::int64_t nano) { return from_nano<Number>(nano); };
  return {{{share(250'000'000), share(nano_factors[0])},
           {share(500'000'000), share(nano_factors[1])},
           {share(750'000'000), share(nano_factors[2])},
           {std::nullopt, share(nano_factors[3])}}};
}
template <class Number>
std::array<Tier<Number>, 4> sustained_use_30() {
  return quarters_of_month<Number>({1'000'000'000, 800'000'000, 600'000'000, 400'000'000});
}
template <class Number>
std::array<Tier<Number>, 4> sustained_use_20() {
  return quarters_of_month<Number>({1'000'000'000, 867'800'000, 733'000'000, 600'000'000});
}

// What the hours of one machine in a month of so many hours cost; tiers end at shares of the month. Nothing for more
// hours than the month has: they are another machine's. The discount is applied as it is; rounded to whole percents
// first, 300 hours at 1.00 would cost 276.00 and not 276.50.
template <class Number, class Tiers>
std::optional<Money<Number>> sustained_use_cost(MoneyPerHour<Number> price, const Tiers& shares, Hours<Number> run,
                                                Hours<Number> month) {
  if (month < run) return std::nullopt;
  const std::optional<Number> share = marginal_cost<Number>(shares, run.value / month.value);
  if (!share) return std::nullopt;
  return price * (month * *share);
}

}  // namespace steelyard
