// Published worked examples of bills, computed by the rules of price/. tests/golden/bill/ has the cases, each with its
// source, the answer to as many places as it is given, and the wrong answers that other tools are known to give.
#include "support/golden.h"

#include <gtest/gtest.h>

#include "engine/price/golden_rules.h"

namespace steelyard::test {
namespace {

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
  const auto applied = apply_rule(one.at("rule").get<std::string>(), one.at("input"));
  ASSERT_TRUE(applied);
  const Outcome& outcome = *applied;
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
  for (const Json& one : golden(std::string("bill/") + GetParam())) check(one);
}

INSTANTIATE_TEST_SUITE_P(Topics, GoldenBill,
                         testing::Values("allocation", "break_even", "commitment", "interruption", "month",
                                         "present_value", "proration", "rounding", "storage", "sustained_use", "tiers",
                                         "transfer_out", "units"),
                         [](const auto& topic) { return std::string(topic.param); });

}  // namespace
}  // namespace steelyard::test
