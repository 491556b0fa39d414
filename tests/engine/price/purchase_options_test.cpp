// How offers are bought: fees of terms, subscriptions, money committed to each hour, blocks of whole days, serverless,
// sustained use, whole billing steps. Expected amounts are by hand.
#include <gtest/gtest.h>

#include "price/cash_flow.h"
#include "priced.h"

namespace steelyard {
namespace {

class Bought : public test::Price {
 protected:
  Bought() { offer("10"); }
  Bill rented(const std::string& workload, const std::string& money = "") {
    Bill bill = ask(R"({"workload": {"accelerator": {"count": 8}, )" + workload + R"(}, "money": {)" + money + "}}");
    EXPECT_NEAR(totals_.amount[0], bill.unrounded.to_double(), 1e-9 * bill.unrounded.to_double());
    return bill;
  }
  std::vector<std::string> cash(const Bill& bill) {
    const CashFlow flow = cash_flow(catalog_, question_, bill, OfferId{0});
    EXPECT_TRUE(flow.known);
    std::vector<std::string> amounts;
    for (const Rational& amount : flow.cash) amounts.push_back(amount.to_decimal(2));
    return amounts;
  }
};

TEST_F(Bought, AFeeIsPaidForEachTermBesideItsHours) {
  offer("1.50", {.option = PurchaseOption::reserved, .payment = Payment::partial_upfront, .fee = "8000"});
  const Bill year = rented(R"("months": 12, "hours_per_month": 100)");
  EXPECT_EQ(amount(year, Item::commitment_fee), "8000.00");
  EXPECT_EQ(line_of(year, Item::commitment_fee).unit, "node_term");
  EXPECT_EQ(amount(year, Item::compute), "13140.00") << "8,760 hours, used or not";
  EXPECT_EQ(year.total.to_decimal(2), "21140.00");
  const Bill more = rented(R"("months": 13, "hours_per_month": 100)");
  EXPECT_EQ(more.total.to_decimal(2), "42280.00") << "a second term begins";
  const auto paid = cash(more);
  EXPECT_EQ(paid[0], "8000.00");
  EXPECT_EQ(paid[1], "1095.00");
  EXPECT_EQ(paid[12], "9095.00") << "the second fee, and the twelfth month's hours";
}

TEST_F(Bought, ASubscriptionIsATermOfAMonth) {
  offer("0",
        {.option = PurchaseOption::reserved, .term = Term::one_month, .payment = Payment::all_upfront, .fee = "620"});
  const Bill bill = rented(R"("months": "2.5", "hours_per_month": 10)");
  EXPECT_EQ(bill.total.to_decimal(2), "1860.00") << "three months begin";
  EXPECT_EQ(cash(bill), (std::vector<std::string>{"620.00", "620.00", "620.00", "0.00"}));
  EXPECT_EQ(bill.accelerator_hours, Rational(3 * 730 * 8));
}

TEST_F(Bought, AFeeOfAnAcceleratorIsMultipliedByTheAccelerators) {
  offer("0", {.option = PurchaseOption::reserved,
              .basis = PriceBasis::accelerator_hour,
              .term = Term::three_years,
              .payment = Payment::no_upfront,
              .fee = "30000"});
  const Bill bill = rented(R"("months": 36)");
  EXPECT_EQ(amount(bill, Item::commitment_fee), "240000.00");
  EXPECT_EQ(line_of(bill, Item::commitment_fee).unit, "accelerator_term");
  EXPECT_EQ(cash(bill)[0], "0.00");
  EXPECT_EQ(cash(bill)[1], "6666.67");
}

// A node of 10 an hour, 20 % less under the plan: 8 of the 5 committed are never all; of 20 committed, 12 are not used.
TEST_F(Bought, CommittedSpendPaysForUsageAtItsOwnPrice) {
  const char* plan = R"("spend_commitment_discounts": {"alpha": "0.2"}, "spend_commitments": {"alpha": )";
  const Bill small = rented(R"("hours_per_month": 100, "months": 12)", plan + std::string("5}"));
  // 1,200 hours: 5 of each buy 6.25 worth of usage; the rest, 3.75, is on demand.
  EXPECT_EQ(amount(small, Item::compute), "12000.00");
  EXPECT_EQ(amount(small, Item::commitment_discount), "-1500.00");
  EXPECT_EQ(amount(small, Item::commitment_unused), "37800.00") << "5 in each of the 7,560 hours without work";
  EXPECT_EQ(small.total.to_decimal(2), "48300.00") << "5 x 8,760 + 3.75 x 1,200";
  const Bill large = rented(R"("hours_per_month": 730, "months": 12)", plan + std::string("20}"));
  EXPECT_EQ(amount(large, Item::commitment_discount), "-17520.00") << "2 an hour";
  EXPECT_EQ(amount(large, Item::commitment_unused), "105120.00") << "12 an hour";
  EXPECT_EQ(large.total.to_decimal(2), "175200.00") << "all of the commitment, and no more";
  // Two years of a commitment that is bought for three: the whole term is paid.
  const Bill longer = rented(R"("hours_per_month": 730, "months": 24)",
                             plan + std::string(R"(8}, "spend_commitment_months": {"alpha": 36})"));
  EXPECT_EQ(longer.total.to_decimal(2), "210240.00") << "8 x 26,280";
  const auto paid = cash(longer);
  ASSERT_EQ(paid.size(), 37u);
  EXPECT_EQ(paid[1], "5840.00");
  EXPECT_EQ(paid[36], "5840.00") << "after the work, nothing of it is used";
  offer("10", {.option = PurchaseOption::spot});
  EXPECT_EQ(rented(R"("hours_per_month": 100)", plan + std::string("5}")).total.to_decimal(2), "1000.00")
      << "spot is not what it pays for";
}

TEST_F(Bought, CommittedSpendLeavesTheLinesOfAnOfferWithoutPriceAsTheyAre) {
  offer("");
  const Bill bill = ask(R"({"workload": {"hours_per_month": 100}, "money": {"spend_commitments": {"alpha": 5},
                            "spend_commitment_discounts": {"alpha": "0.2"}}})");
  EXPECT_EQ(bill.state, TotalState::unknown);
  EXPECT_EQ(bill.lines.front().unit, "node_hour");
  EXPECT_FALSE(bill.lines.front().rate);
}

TEST_F(Bought, ABlockOfCapacityIsWholeDaysAndThenWholeWeeks) {
  offer("10", {.option = PurchaseOption::capacity_block});
  const Bill days = rented(R"("hours_per_month": 200)");
  EXPECT_EQ(line_of(days, Item::granularity).quantity, Rational(16)) << "216 hours are nine days";
  EXPECT_EQ(days.total.to_decimal(2), "2160.00");
  EXPECT_EQ(cash(days), (std::vector<std::string>{"2160.00", "0.00"}));
  EXPECT_EQ(rented(R"("hours_per_month": 336)").total.to_decimal(2), "3360.00") << "fourteen days";
  EXPECT_EQ(rented(R"("hours_per_month": 337)").total.to_decimal(2), "5040.00") << "three weeks";
  EXPECT_EQ(rented(R"("hours_per_month": 730, "months": 6)").total.to_decimal(2), "43920.00")
      << "4,380 hours: a block of 182 days, and one more day";
  EXPECT_EQ(cash(rented(R"("hours_per_month": 48, "months": 3)")),
            (std::vector<std::string>{"480.00", "480.00", "480.00", "0.00"}));
}

TEST_F(Bought, ServerlessIsPaidForWorkAlone) {
  offer("10", {.option = PurchaseOption::serverless});
  const Bill bill = rented(R"("hours_per_month": 200, "utilization": "0.25")");
  EXPECT_EQ(bill.total.to_decimal(2), "500.00");
  EXPECT_EQ(line_of(bill, Item::idle).quantity, Rational(0));
}

TEST_F(Bought, RunsAreBilledInTheProvidersWholeSteps) {
  make_.number("service.billing_granularity_seconds", "alpha", 60);
  make_.number("service.billing_minimum_seconds", "alpha", 600);
  // 20 runs of 5.0025 hours: 18,009 seconds are 301 minutes, 51 seconds more each.
  const Bill minutes = rented(R"("hours_per_month": "100.05", "starts_per_month": 20)");
  EXPECT_EQ(amount(minutes, Item::granularity), "2.83");
  EXPECT_EQ(line_of(minutes, Item::granularity).state, LineState::known);
  // 1,000 runs of six minutes are ten minutes each, at least.
  const Bill least = rented(R"("hours_per_month": 100, "starts_per_month": 1000)");
  EXPECT_EQ(amount(least, Item::granularity), "666.67");
  EXPECT_EQ(minutes.state, TotalState::complete);
  // Two thirds of an hour end on a second, in either number.
  const Bill thirds = rented(R"("hours_per_month": 2, "starts_per_month": 3)");
  EXPECT_EQ(amount(thirds, Item::granularity), "0.00");
}

TEST_F(Bought, StepsThatNobodyStatesAreSecondsAndAnEstimate) {
  const Bill bill = rented(R"("hours_per_month": 100, "starts_per_month": 20)");
  EXPECT_EQ(line_of(bill, Item::granularity).state, LineState::estimate);
  EXPECT_EQ(bill.state, TotalState::estimate);
  EXPECT_EQ(totals_.state[0], TotalState::estimate);
}

// Google's published factors: 1 for the first quarter of a month, then 0.8, 0.6 and 0.4.
TEST_F(Bought, SustainedUseMakesTheLaterQuartersOfAMonthCheaper) {
  make_.tariff("alpha", {.kind = TariffKind::sustained_use,
                         .tiers = {{"0.25", "1"}, {"0.5", "0.8"}, {"0.75", "0.6"}, {"", "0.4"}},
                         .unit = VolumeUnit::month,
                         .accelerator = "h100"});
  EXPECT_EQ(rented(R"("months": 1)").total.to_decimal(2), "5110.00") << "30 % less for all of it";
  EXPECT_EQ(rented(R"("hours_per_month": 365)").total.to_decimal(2), "3285.00") << "10 % less for half of it";
  EXPECT_EQ(rented(R"("hours_per_month": "182.5")").total.to_decimal(2), "1825.00");
  EXPECT_EQ(rented(R"("months": "1.5")").total.to_decimal(2), "8395.00") << "a whole month, and half of the next";
  EXPECT_EQ(rented(R"("month": "days_30")").total.to_decimal(2), "5040.00") << "720 hours are all of that month";
  const Bill bill = rented(R"("months": 1)");
  EXPECT_EQ(line_of(bill, Item::use_discount).rule, Rule::sustained_use);
  EXPECT_EQ(amount(bill, Item::use_discount), "-2190.00");
  const Bill said = rented(R"("months": 1)", R"("use_discount_share": "0.15", "use_discount_after_hours": 720)");
  EXPECT_EQ(said.total.to_decimal(2), "7285.00") << "what a person says of the discount holds";
  EXPECT_EQ(line_of(said, Item::use_discount).rule, Rule::steps_of_use);
}

TEST_F(Bought, TheMonthThatIsMeantIsTheQuestions) {
  EXPECT_EQ(rented(R"("month": "days_28")").total.to_decimal(2), "6720.00");
  EXPECT_EQ(rented(R"("month": "days_31")").total.to_decimal(2), "7440.00");
  EXPECT_EQ(rented(R"("month": "days_31", "hours_per_month": 100)").total.to_decimal(2), "1000.00");
  EXPECT_FALSE(read_question(catalog_, R"({"workload": {"month": "days_28", "hours_per_month": 730}})"));
}

TEST_F(Bought, StorageByDaysIsItsMeanOverTheMonth) {
  make_.tariff("alpha", {.kind = TariffKind::block_storage, .tiers = {{"", "0.10"}}});
  const Bill bill = rented(R"("month": "days_30", "hours_per_month": 1, "storage_days": {"100": 15, "300": 10})");
  EXPECT_EQ(line_of(bill, Item::storage).quantity, Rational(150));
  EXPECT_EQ(amount(bill, Item::storage), "15.00");
}

TEST_F(Bought, ProvisionedOperationsHaveATariff) {
  make_.tariff("alpha",
               {.kind = TariffKind::block_iops, .free = "3000", .tiers = {{"", "0.005"}}, .unit = VolumeUnit::iops});
  const Bill bill = rented(R"("hours_per_month": 1, "months": 2, "storage_iops": 10000)");
  EXPECT_EQ(amount(bill, Item::storage_iops), "70.00");
  EXPECT_EQ(line_of(bill, Item::storage_iops).unit, "IOPS_month");
}

// aws.amazon.com/premiumsupport/pricing: 85,000 a month are 1,000 + 4,900 + 250 of Business support.
TEST_F(Bought, SupportIsPaidByTiersOfAMonthsCharges) {
  const char* tiers =
      R"("support_tiers": {"10000": "0.10", "80000": "0.07", "250000": "0.05"}, "support_share": "0.03",
         "support_minimum": 100)";
  offer("850");
  EXPECT_EQ(amount(rented(R"("hours_per_month": 100)", tiers), Item::support), "6150.00");
  EXPECT_EQ(amount(rented(R"("hours_per_month": 100, "months": 2)", tiers), Item::support), "12300.00");
  EXPECT_EQ(amount(rented(R"("hours_per_month": 1)", tiers), Item::support), "100.00");
}

TEST_F(Bought, WhatNewCustomersGetIsKnownOrNothing) {
  make_.provider("alpha", "USD");
  make_.number("service.trial_credit", "alpha", 300, "USD");
  const Bill bill = rented(R"("hours_per_month": 100)", R"("trial_credit": true)");
  EXPECT_EQ(amount(bill, Item::credit), "-300.00");
  EXPECT_NE(line_of(bill, Item::credit).source, kNone<SourceId>);
  EXPECT_EQ(rented(R"("hours_per_month": 10)", R"("trial_credit": true)").total.to_decimal(2), "0.00");
  EXPECT_EQ(rented(R"("hours_per_month": 100)", R"("trial_credit": true, "credit": 200)").total.to_decimal(2),
            "500.00");
  EXPECT_EQ(rented(R"("hours_per_month": 100)").total.to_decimal(2), "1000.00");
}

TEST_F(Bought, TaxIsNotAddedToPricesThatIncludeIt) {
  const char* tax = R"("tax_rate": "0.19")";
  const Bill unknown = rented(R"("hours_per_month": 100)", tax);
  EXPECT_EQ(unknown.total.to_decimal(2), "1190.00");
  EXPECT_EQ(unknown.state, TotalState::estimate) << "nobody says whether the price includes it";
  EXPECT_EQ(totals_.state[0], TotalState::estimate);
  make_.fact("service.prices_include_tax", "alpha", true);
  const Bill included = rented(R"("hours_per_month": 100)", tax);
  EXPECT_EQ(included.total.to_decimal(2), "1000.00");
  EXPECT_EQ(line_of(included, Item::tax).state, LineState::included);
  EXPECT_EQ(included.state, TotalState::complete);
  make_.fact("service.prices_include_tax", "alpha", false);
  EXPECT_EQ(rented(R"("hours_per_month": 100)", tax).total.to_decimal(2), "1190.00");
  EXPECT_EQ(totals_.state[0], TotalState::complete);
}

}  // namespace
}  // namespace steelyard
