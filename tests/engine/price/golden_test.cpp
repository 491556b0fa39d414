// Published worked examples of bills, computed by the rules of price/. tests/golden/bill/ has the cases, each with its
// source, the answer to as many places as it is given, and the wrong answers that other tools are known to give.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "base/json.h"
#include "base/tiers.h"
#include "price/basis.h"
#include "price/charge.h"
#include "price/commitment.h"
#include "price/proration.h"
#include "price/saving.h"
#include "price/schedule.h"
#include "price/split.h"
#include "price/storage.h"

namespace steelyard {
namespace {

// What a rule says under each name: exact amounts, or, where the rule has a square root or an exponential, a double.
struct Outcome {
  std::map<std::string, std::vector<Rational>> exact;
  std::map<std::string, double> approximate;

  void put(const std::string& name, Rational value) { exact[name].push_back(value); }
};

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
  const Rational share = break_even_utilization(rate(in, "reserved_effective"), rate(in, "on_demand"));
  out.put("utilization_percent", share * Rational(100));
  out.put("hours_per_year", (hours(kHoursPerYear) * share).value);
}

void used_hour(const Json& in, Outcome& out) {
  out.put("per_used_hour", per_used_hour(rate(in, "reserved_effective"), number(in, "utilization")).value);
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
};

// --- the cases ---

int places_of(const std::string& decimal) {
  const auto point = decimal.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(decimal.size() - point - 1);
}

// What was computed under a name, to the places in which `stated` is given, and `stated` itself.
struct Compared {
  std::vector<std::string> ours, stated;
};
Compared compare(const Outcome& outcome, const std::string& name, const Json& stated) {
  Compared compared;
  if (!outcome.exact.contains(name)) return compared;
  const std::vector<Rational>& values = outcome.exact.at(name);
  const Json list = stated.is_array() ? stated : Json::array({stated});
  for (const Json& text : list) compared.stated.push_back(text.get<std::string>());
  for (std::size_t i = 0; i < values.size() && i < list.size(); ++i) {
    compared.ours.push_back(values[i].to_decimal(places_of(compared.stated[i])));
  }
  return compared;
}

void check(const Json& one) {
  SCOPED_TRACE(one.at("id").get<std::string>());
  const auto rule = kRules.find(one.at("rule").get<std::string>());
  ASSERT_NE(rule, kRules.end());
  Outcome outcome;
  rule->second(one.at("input"), outcome);
  for (const auto& [name, expected] : one.at("expected").items()) {
    SCOPED_TRACE(name);
    if (expected.is_number()) {
      ASSERT_TRUE(outcome.approximate.contains(name));
      EXPECT_NEAR(outcome.approximate.at(name), expected.get<double>(), one.at("tolerance").get<double>());
      continue;
    }
    const Compared compared = compare(outcome, name, expected);
    EXPECT_FALSE(compared.ours.empty());
    EXPECT_EQ(compared.ours, compared.stated);
  }
  if (!one.contains("known_wrong_answers")) return;
  for (const auto& [who, answers] : one.at("known_wrong_answers").items()) {
    for (const auto& [name, wrong] : answers.items()) {
      const Compared compared = compare(outcome, name, wrong);
      EXPECT_FALSE(compared.ours.empty()) << who;
      EXPECT_NE(compared.ours, compared.stated) << who;
    }
  }
}

class GoldenBill : public testing::TestWithParam<const char*> {};

TEST_P(GoldenBill, IsWhatTheRulesSay) {
  const std::string path = std::string(STEELYARD_SOURCE) + "/tests/golden/bill/" + GetParam() + ".json";
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  const auto cases = read_json(text.str());
  ASSERT_TRUE(static_cast<bool>(cases)) << path;
  ASSERT_FALSE(cases->empty());
  for (const Json& one : *cases) check(one);
}

INSTANTIATE_TEST_SUITE_P(Topics, GoldenBill,
                         testing::Values("allocation", "break_even", "commitment", "month", "proration", "rounding",
                                         "storage", "sustained_use", "tiers", "transfer_out", "units"),
                         [](const auto& topic) { return std::string(topic.param); });

}  // namespace
}  // namespace steelyard
