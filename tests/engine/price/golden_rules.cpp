#include "engine/price/golden_rules.h"

#include <gtest/gtest.h>

#include "base/tiers.h"
#include "price/basis.h"
#include "price/break_even.h"
#include "price/charge.h"
#include "price/commitment.h"
#include "price/interruption.h"
#include "price/present_value.h"
#include "price/proration.h"
#include "price/saving.h"
#include "price/schedule.h"
#include "price/split.h"
#include "price/storage.h"
#include "price/tariff.h"

namespace steelyard::test {
namespace {

Rational number(const Json& value) {
  return *Rational::from_decimal(value.is_string() ? value.get<std::string>() : number_text(value));
}
Rational number(const Json& input, const char* name) { return number(input.at(name)); }
MoneyPerHour<Rational> rate(const Json& input, const char* name) { return {number(input, name)}; }
Hours<Rational> hours(std::int64_t count) { return {count}; }

std::vector<TierRange<Rational>> ranges(const Json& input) {
  std::vector<TierRange<Rational>> list;
  for (const Json& tier : input.at("tiers")) {
    list.push_back({number(tier, "from"), std::nullopt, number(tier, "price")});
    if (tier.contains("up_to")) list.back().up_to = number(tier, "up_to");
  }
  return list;
}

std::vector<Tier<Rational>> tiers(const Json& input) {
  const TierFault fault = tier_fault<Rational>(ranges(input));
  EXPECT_TRUE(fault == TierFault::none || fault == TierFault::last_has_limit);
  std::vector<Tier<Rational>> list;
  for (const TierRange<Rational>& range : ranges(input)) list.push_back({range.up_to, range.price});
  return list;
}

std::vector<Rational> numbers(const Json& list) {
  std::vector<Rational> values;
  for (const Json& value : list) values.push_back(number(value));
  return values;
}

// --- a function for each rule ---

void split_amount(const Json& in, Outcome& out) {
  out.exact["parts"] = *split(number(in, "amount"), numbers(in.at("weights")), 2);
}

void saving(const Json& in, Outcome& out) {
  const Hours<Rational> year{*committed_hours(Term::one_year, kMonthsPerYear)};
  const Money<Rational> list = rate(in, "on_demand") * year;
  const Money<Rational> committed = rate(in, "reserved_effective") * year;
  out.put("on_demand_total", list.value);
  out.put("reserved_total", committed.value);
  out.put("saving_percent", saving_percent(list, committed));
}

void break_even(const Json& in, Outcome& out) {
  const Rational share =
      commitment_by_utilization(rate(in, "reserved_effective").value, rate(in, "on_demand").value).quantity;
  out.put("utilization_percent", share * Rational(100));
  out.put("hours_per_year", (hours(kHoursPerYear) * share).value);
}

void used_hour(const Json& in, Outcome& out) {
  out.put("per_used_hour", cost_per_used_hour(rate(in, "reserved_effective").value, number(in, "utilization")));
}

void purchase(const Json& in, Outcome& out) {
  const Hours<Rational> term{*committed_hours(Term::one_year, number(in, "months"))};
  const Rational share = number(in, "upfront_share");
  const MoneyPerHour<Rational> hourly = rate(in, "hourly_commitment");
  const Money<Rational> upfront = hourly * share * term;
  const MoneyPerHour<Rational> recurring = hourly * (Rational(1) - share);
  out.put("upfront", upfront.value);
  out.put("billed_recurring", (recurring * term).value);
  out.put("effective_hourly", effective_hourly(upfront, recurring, term).value);
}

void spend_commitment(const Json& in, Outcome& out) {
  const auto hour = spend_commitment_hour(Money<Rational>{number(in, "hourly_commitment")}, rate(in, "used"),
                                          rate(in, "used") * Rational(2), hours(1));
  out.put("effective_used", hour.used.value);
  out.put("effective_unused", hour.unused.value);
  out.put("sum", hour.effective().value);
}

void effective(const Json& in, Outcome& out) {
  const Hours<Rational> term{*committed_hours(Term::three_years, 3 * kMonthsPerYear)};
  const auto hourly = effective_hourly(Money<Rational>{number(in, "upfront")}, rate(in, "recurring_hourly"), term);
  out.put("effective_hourly", hourly.value);
  out.put("monthly_730", monthly(hourly, hours(kHoursPerMonth)).value);
}

void marginal(const Json& in, Outcome& out) {
  const auto list = tiers(in);
  const Rational quantity = number(in, "quantity");
  out.put("total", *tiered_cost<Rational>(list, quantity, TierMode::marginal));
  Rational below = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Rational end = list[i].up_to && *list[i].up_to < quantity ? *list[i].up_to : quantity;
    const Rational upto = *marginal_cost<Rational>(list, end);
    out.put("tier" + std::to_string(i + 1), upto - below);
    below = upto;
  }
}

void whole_volume(const Json& in, Outcome& out) {
  out.put("total", *tiered_cost<Rational>(tiers(in), number(in, "quantity"), TierMode::whole_volume));
}

void free_part(const Json& in, Outcome& out) {
  const auto cost = [&](FreePart part) {
    return *marginal_cost_after_free<Rational>(tiers(in), number(in, "quantity"), number(in, "free"), part);
  };
  out.put("before", cost(FreePart::before));
  out.put("inside", cost(FreePart::inside));
}

void months(const Json& in, Outcome& out) {
  for (const MonthConvention month : {MonthConvention::average, MonthConvention::days_28, MonthConvention::days_29,
                                      MonthConvention::days_30, MonthConvention::days_31}) {
    const int length = *hours_of_month(month);
    out.put("h" + std::to_string(length), monthly(rate(in, "hourly"), hours(length)).value);
  }
  out.put("days_in_730", Rational::of(*hours_of_month(MonthConvention::average), kHoursPerDay));
}

void month(const Json& in, Outcome& out) { out.put("total", monthly(rate(in, "hourly"), hours(kHoursPerMonth)).value); }

void proration(const Json& in, Outcome& out) {
  const Granularity granularity{in.at("granularity_seconds").get<int>(), in.at("minimum_seconds").get<int>()};
  for (const Rational& seconds : numbers(in.at("seconds"))) {
    out.put("amounts", (rate(in, "hourly") * billed_hours(seconds, granularity)).value);
  }
}

void rounding(const Json& in, Outcome& out) { out.exact["half_even"] = numbers(in.at("amounts")); }

void stored(const Json& in, Outcome& out) {
  std::vector<StoredDays<Rational>> samples;
  for (const Json& sample : in.at("samples")) samples.push_back({number(sample, "days"), {number(sample, "gb")}});
  out.put("gb_month", gb_months<Rational>(samples, number(in, "days_of_month")).value);
}

std::vector<Tier<Rational>> schedule(const Json& in) {
  const std::string name = in.at("schedule").get<std::string>();
  if (name == "none") return {{std::nullopt, Rational(1)}};
  const auto quarters = name == "30" ? sustained_use_30<Rational>() : sustained_use_20<Rational>();
  return {quarters.begin(), quarters.end()};
}

Money<Rational> sustained(const Json& in, MoneyPerHour<Rational> price, Rational run) {
  return *sustained_use_cost(price, schedule(in), Hours<Rational>{run}, hours(kHoursPerMonth));
}

void sustained_quarters(const Json& in, Outcome& out) {
  const MoneyPerHour<Rational> price = rate(in, "hourly");
  const Rational quarter = Rational::of(kHoursPerMonth, 4);
  for (int i = 1; i <= 4; ++i) {
    const auto cost = sustained(in, price, quarter * Rational(i)) - sustained(in, price, quarter * Rational(i - 1));
    out.put("rate_q" + std::to_string(i), effective_hourly<Rational>(cost, {}, {quarter}).value);
  }
  const Money<Rational> list = price * hours(kHoursPerMonth);
  out.put("discount_percent", saving_percent(list, sustained(in, price, kHoursPerMonth)));
}

void sustained_discounts(const Json& in, Outcome& out) {
  for (const auto& [name, share] : in.at("shares").items()) {
    const Rational run = number(share) * Rational(kHoursPerMonth);
    out.put(name, saving_percent(Money<Rational>{run}, sustained(in, {1}, run)));
  }
}

void sustained_use(const Json& in, Outcome& out) {
  const MoneyPerHour<Rational> price = rate(in, "hourly") * number(in, "units");
  const Rational run = number(in, "hours");
  const Money<Rational> cost = sustained(in, price, run);
  out.put("total", cost.value);
  out.put("discount_percent", saving_percent(price * Hours<Rational>{run}, cost));
}

void gibibytes(const Json& in, Outcome& out) {
  const Volume<Rational> gb{number(in, "bytes") / Rational(1'000'000'000)};
  const Volume<Rational> gib = in_billed_unit(gb, VolumeUnit::gib);
  out.put("gib", gib.value);
  out.put("total", (MoneyPerVolume<Rational>{number(in, "price_per_gib")} * gib).value);
}

Hours<double> from_seconds(const Json& in, const char* name) { return {in.at(name).get<double>() / 3600}; }

void checkpoint_interval(const Json& in, Outcome& out) {
  const auto interval = young_interval(from_seconds(in, "checkpoint_seconds"), from_seconds(in, "mean_seconds"));
  out.approximate["work_seconds"] = interval.value * 3600;
}

void expected_hours(const Json& in, Outcome& out) {
  const Hours<double> work{in.at("work_hours").get<double>()};
  const Interruptions interruptions{from_seconds(in, "mean_seconds"), from_seconds(in, "restart_seconds")};
  const Hours<double> expected = in.contains("interval_seconds")
                                     ? expected_time(work, from_seconds(in, "interval_seconds"),
                                                     from_seconds(in, "checkpoint_seconds"), interruptions)
                                     : expected_time(work, interruptions);
  out.approximate["expected_hours"] = expected.value;
  out.approximate["slowdown"] = 1 / break_even_spot_price({1}, work, expected).value;
}

void discounted(const Json& in, Outcome& out) {
  const MoneyPerMonth<double> monthly{number(in, "monthly").to_double()};
  const auto value = [&](double rate, PaymentTiming timing) {
    return *Rational::from_double(present_value(monthly, in.at("months").get<int>(), rate, timing).value);
  };
  const double annual = number(in, "annual_rate").to_double();
  out.put("arrears", value(annual, PaymentTiming::arrears));
  out.put("advance", value(annual, PaymentTiming::advance));
  out.put("nominal", value(0, PaymentTiming::arrears));
  out.put("upfront_saves_arrears", out.exact["arrears"][0] - number(in, "upfront"));
}

const std::map<std::string, void (*)(const Json&, Outcome&)> kRules = {
    {"split", split_amount},
    {"saving", saving},
    {"break_even", break_even},
    {"per_used_hour", used_hour},
    {"purchase", purchase},
    {"spend_commitment", spend_commitment},
    {"effective_hourly", effective},
    {"marginal", marginal},
    {"whole_volume", whole_volume},
    {"free_part", free_part},
    {"months", months},
    {"monthly", month},
    {"proration", proration},
    {"rounding", rounding},
    {"gb_months", stored},
    {"sustained_quarters", sustained_quarters},
    {"sustained_discounts", sustained_discounts},
    {"sustained_use", sustained_use},
    {"gibibytes", gibibytes},
    {"checkpoint_interval", checkpoint_interval},
    {"expected_hours", expected_hours},
    {"present_value", discounted},
};

}  // namespace

std::optional<Outcome> apply_rule(const std::string& rule, const Json& input) {
  const auto found = kRules.find(rule);
  if (found == kRules.end()) return std::nullopt;
  Outcome outcome;
  found->second(input, outcome);
  return outcome;
}

}  // namespace steelyard::test
