#include "parts/parts.h"

#include <gtest/gtest.h>

#include "base/json.h"
#include "parts/siblings.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

using test::SmallCatalog;

constexpr const char* kOnDemand = "alpha/h100x8/us-east/on_demand";
constexpr const char* kReserved = "alpha/h100x8/us-east/reserved/1y/no_upfront";
constexpr const char* kSpot = "alpha/h100x8/us-east/spot";

class Parts : public testing::Test {
 protected:
  Parts() {
    make_.offer("alpha", "h100x8", "us-east", "30", {.option = PurchaseOption::reserved});
    make_.offer("alpha", "h100x8", "us-east", "20", {.option = PurchaseOption::spot});
  }
  // The row of an offer in the answer to a question; null where it has none.
  Json row_of(std::string_view offer, std::string_view question) {
    EXPECT_TRUE(static_cast<bool>(session_.open(make_.snapshot())));
    const auto answer = session_.ask(question);
    if (!answer) ADD_FAILURE() << write_errors(answer.errors());
    const Json document = Json::parse(answer ? answer->document : "{}");
    for (const Json& row : document["ranking"]) {
      if (row["offer"] == offer) return row;
    }
    return Json();
  }

  SmallCatalog make_ = test::three_clouds();
  Session session_{row_parts()};
};

TEST_F(Parts, TheBillInFullIsADocumentOfOneOffer) {
  ASSERT_TRUE(static_cast<bool>(session_.open(make_.snapshot())));
  EXPECT_EQ(bill_document(session_, kOnDemand).errors()[0].code, Code::no_question);
  row_of(kOnDemand, R"({"workload": {"months": 2, "hours_per_month": 100}})");
  const Json bill = Json::parse(*bill_document(session_, kOnDemand));
  EXPECT_EQ(bill["total"]["amount"], "11008.00");
  EXPECT_EQ(bill["cash_flow"]["cash"], (Json{"0.00", "5504.00", "5504.00"}));
  EXPECT_EQ(bill["per"]["accelerator_hour"], "6.88");
}

TEST_F(Parts, WhatIsPromisedStandsBesideTheBillAndChangesNothing) {
  row_of(kOnDemand, R"({"workload": {"hours_per_month": 100}})");
  EXPECT_TRUE(Json::parse(*bill_document(session_, kOnDemand))["service_level"].is_null()) << "nothing is known";
  make_.number("service.sla_single_instance", "alpha", 99.5);
  row_of(kOnDemand, R"({"workload": {"hours_per_month": 100}})");
  const Json bill = Json::parse(*bill_document(session_, kOnDemand));
  EXPECT_EQ(bill["service_level"]["availability_percent"], "99.5");
  EXPECT_EQ(bill["service_level"]["hours_a_month_without_credit"], "3.65");
  EXPECT_FALSE(bill["service_level"]["source"].is_null());
  EXPECT_TRUE(bill["service_level"]["credits"].is_null());
  EXPECT_EQ(bill["total"]["amount"], "5504.00");
}

TEST_F(Parts, TheNoticeOfASpotMachineStandsBesideItsBill) {
  make_.number("service.spot_notice_seconds", "alpha", 120);
  row_of(kSpot, R"({"workload": {"hours_per_month": 100}})");
  EXPECT_EQ(Json::parse(*bill_document(session_, kSpot))["spot_notice"]["seconds"], 120);
  EXPECT_TRUE(Json::parse(*bill_document(session_, kOnDemand))["spot_notice"].is_null());
}

TEST_F(Parts, APoolIsTheSumOfItsMembers) {
  row_of(kOnDemand, R"({"workload": {"hours_per_month": 100, "storage_gb": 0}})");
  const std::vector<PoolMember> members = {{kOnDemand, 8}, {kSpot, 16}};
  const Json rental = Json::parse(*pool_document(session_, members, *Rational::from_decimal("0.1")));
  EXPECT_EQ(rental["members"][0]["total"]["amount"], "5504.00");
  EXPECT_EQ(rental["members"][1]["total"]["amount"], "4000.00");
  EXPECT_EQ(rental["pool"]["amount"], "9504.00");
  const double alone = rental["members"][0]["time"]["speed"].get<double>();
  EXPECT_DOUBLE_EQ(rental["pool"]["speed"].get<double>(), 3 * alone * 0.9);
  EXPECT_TRUE(rental["pool"]["per_run"].is_null()) << "no benchmark counts runs";
  const std::vector<PoolMember> wrong = {{"x", 8}, {kSpot, 16}, {"y", 1}};
  EXPECT_EQ(pool_document(session_, wrong, 0).errors().size(), 2u);
}

TEST_F(Parts, APoolGetsWhatAProviderGivesOnce) {
  make_.number("service.trial_credit", "alpha", 300, "USD");
  row_of(kOnDemand, R"({"workload": {"hours_per_month": 100}, "money": {"trial_credit": true,
      "spend_commitments": {"alpha": 10}, "spend_commitment_discounts": {"alpha": 0}}})");
  const Json alone = Json::parse(*pool_document(session_, std::vector<PoolMember>{{kOnDemand, 8}}, 0));
  const std::vector<PoolMember> twice = {{kOnDemand, 8}, {kOnDemand, 8}};
  const Json pool = Json::parse(*pool_document(session_, twice, 0));
  const auto cents = [](const Json& amount) { return *Rational::from_decimal(amount.get<std::string>()); };
  EXPECT_EQ(cents(pool["pool"]["amount"]), cents(alone["pool"]["amount"]) + *Rational::from_decimal("5504.00"));
}

// Four runs that take an hour on one node take half of it on two, and each is paid for that time.
TEST_F(Parts, APoolsJobTakesTheTimeOfAllTogether) {
  const char* job = R"({"workload": {"benchmark": "mlperf-training/resnet", "runs": 4}})";
  row_of(kOnDemand, job);
  const Json alone = Json::parse(*pool_document(session_, std::vector<PoolMember>{{kOnDemand, 8}}, 0));
  EXPECT_DOUBLE_EQ(alone["pool"]["hours"].get<double>(), 1);
  EXPECT_EQ(alone["pool"]["amount"], "55.04");
  EXPECT_EQ(alone["pool"]["per_run"], "13.76");
  const std::vector<PoolMember> both = {{kOnDemand, 8}, {kSpot, 8}};
  const Json pool = Json::parse(*pool_document(session_, both, 0));
  EXPECT_DOUBLE_EQ(pool["pool"]["hours"].get<double>(), 0.5);
  EXPECT_EQ(pool["pool"]["amount"], "37.52");
  EXPECT_EQ(pool["pool"]["per_run"], "9.38");
}

TEST_F(Parts, BreakEvenIsADocumentAgainstAnyOffers) {
  row_of(kOnDemand, R"({"workload": {"months": 2, "hours_per_month": 100}})");
  const std::vector<std::string> others = {"beta/h100x8/eu-west/on_demand"};
  const Json found = Json::parse(*break_even_document(session_, kOnDemand, others));
  EXPECT_EQ(found["against"][0]["by_hours_per_month"]["pays"], "never");
  const std::vector<std::string> wrong = {"beta/h100x8/eu-west/on_deman", "x"};
  const auto refused = break_even_document(session_, kOnDemand, wrong);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.errors().size(), 2u);
  EXPECT_EQ(refused.errors()[0].code, Code::unknown_offer);
}

TEST_F(Parts, ARowSaysWhenItIsPaidAsItsBillDoes) {
  const Json row = row_of(kOnDemand, R"({"workload": {"months": 3, "hours_per_month": 10}, "want": ["cash_flow"]})");
  EXPECT_EQ(row["cash_flow"]["cash"], (Json{"0.00", "550.40", "550.40", "550.40"}));
  EXPECT_EQ(row["cash_flow"], Json::parse(*bill_document(session_, kOnDemand))["cash_flow"]);
  EXPECT_FALSE(row.contains("bill"));
}

// 30 an hour for all 8,760 of the year against 55.04 for those used in its twelve months: 262800 / (12 * 55.04).
TEST_F(Parts, ARowBreaksEvenWithTheSameMachineUnderItsOtherOptions) {
  const Json row = row_of(kOnDemand, R"({"workload": {"months": 12}, "want": ["break_even"]})");
  const Json& against = row["break_even"]["against"];
  ASSERT_EQ(against.size(), 2u) << against.dump();
  EXPECT_EQ(against[0]["offer"], kSpot);
  EXPECT_EQ(against[0]["by_hours_per_month"]["pays"], "never");
  EXPECT_EQ(against[1]["offer"], kReserved);
  EXPECT_EQ(against[1]["by_hours_per_month"]["pays"], "up_to");
  EXPECT_EQ(against[1]["by_hours_per_month"]["exact"], Rational::of(262'800'00, 12 * 5504).to_fraction());
  // A requirement on anything but the option keeps siblings out.
  const Json cheap = row_of(kOnDemand, R"({"require": {"countries": ["US"], "options": ["on_demand"]},
                                           "want": ["break_even"]})");
  EXPECT_EQ(cheap["break_even"]["against"].size(), 2u) << "another option is no other place";
}

// Worked by hand: one unit is needed for 600 hours, the second and third for 100.
TEST_F(Parts, AMixCommitsWhatPaysAndNoMore) {
  const char* question = R"({"workload": {"accelerator": {"count": 8}, "profile": {"1": 500, "3": 100}},
                             "want": ["mix"]})";
  const Json mix = row_of(kOnDemand, question)["mix"];
  EXPECT_EQ(mix["currency"], "USD");
  EXPECT_EQ(mix["commitments"].size(), 1u);
  EXPECT_EQ(mix["commitments"][0]["offer"], kReserved);
  EXPECT_EQ(mix["commitments"][0]["units"], 1);
  EXPECT_EQ(mix["commitments"][0]["amount"], "21900.00");  // 30 * 730, of which 600 are used
  EXPECT_EQ(mix["commitments"][0]["unused_hours"], "130");
  EXPECT_EQ(mix["on_demand"]["amount"], "11008.00");  // 55.04 * 2 * 100
  EXPECT_EQ(mix["spot"]["hours"], "0") << "none was said to be had";
  EXPECT_EQ(mix["amount"], "32908.00");
  EXPECT_EQ(mix["all_on_demand"], "44032.00");
  EXPECT_EQ(mix["coverage"], "0.75");
  EXPECT_EQ(mix["levels"][0]["committed"], true);
  EXPECT_EQ(mix["levels"][1]["committed"], false);
  EXPECT_EQ(mix["levels"][1]["hours"], "100");
  // The same machine's other rows say the same.
  EXPECT_EQ(row_of(kSpot, question)["mix"], mix);
}

TEST_F(Parts, AMixTakesSpotUpToWhatCanBeHad) {
  const Json mix = row_of(kOnDemand, R"({"workload": {"accelerator": {"count": 8}, "spot_units": 2,
                                         "profile": {"1": 500, "3": 100}}, "want": ["mix"]})")["mix"];
  EXPECT_EQ(mix["spot"]["amount"], "14000.00");  // 20 * (500 + 2 * 100)
  EXPECT_EQ(mix["on_demand"]["amount"], "5504.00");
  EXPECT_EQ(mix["commitments"][0]["units"], 0);
  EXPECT_EQ(mix["amount"], "19504.00");
}

TEST_F(Parts, ThereIsNoMixWithoutAProfileOrAnOnDemandPrice) {
  EXPECT_TRUE(row_of(kOnDemand, R"({"want": ["mix"]})")["mix"].is_null());
  make_ = SmallCatalog();
  make_.accelerator("h100", {.bf16 = 989});
  make_.sku("alpha", "x", {.accelerator = "h100"});
  make_.criterion("cost", Measure::cost, 1);
  make_.offer("alpha", "x", "us-east", "20", {.option = PurchaseOption::spot});
  const Json row = row_of("alpha/x/us-east/spot", R"({"workload": {"profile": {"1": 5}}, "want": ["mix"]})");
  ASSERT_FALSE(row.is_null());
  EXPECT_TRUE(row["mix"].is_null());
}

TEST_F(Parts, ANegotiatedDiscountCountsInAMix) {
  const Json mix = row_of(kOnDemand, R"({"workload": {"accelerator": {"count": 8}, "profile": {"1": 100}},
                                         "money": {"discounts": {"alpha": 0.5}}, "want": ["mix"]})")["mix"];
  EXPECT_EQ(mix["amount"], "2752.00");
}

TEST_F(Parts, TheExplanationHasThePartsThatTheQuestionWants) {
  row_of(kOnDemand, R"({"workload": {"profile": {"1": 100}}, "want": ["mix", "break_even", "cash_flow"]})");
  const Json place = Json::parse(*session_.explain(kOnDemand))["place"];
  for (const char* part : {"bill", "mix", "break_even", "cash_flow"}) EXPECT_TRUE(place.contains(part)) << part;
}

}  // namespace
}  // namespace steelyard
