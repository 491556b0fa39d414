#include "price/cash_flow.h"

#include "priced.h"

namespace steelyard {
namespace {

class CashFlowTest : public test::Price {
 protected:
  CashFlow flow_of(const std::string& question) {
    const Bill bill = ask(question);
    const CashFlow flow = cash_flow(catalog_, question_, bill, OfferId{0});
    if (flow.known) {
      Rational cash = 0, amortized = 0;
      for (const Rational& month : flow.cash) cash = cash + month;
      for (const Rational& month : flow.amortized) amortized = amortized + month;
      EXPECT_EQ(cash, bill.total) << question;
      EXPECT_EQ(amortized, bill.total) << question;
    }
    return flow;
  }
  static std::vector<std::string> text(const std::vector<Rational>& amounts) {
    std::vector<std::string> texts;
    for (const Rational& amount : amounts) texts.push_back(amount.to_decimal(2));
    return texts;
  }
  using Texts = std::vector<std::string>;
};

TEST_F(CashFlowTest, UsageIsPaidAtTheEndOfEachMonth) {
  offer("1");
  const CashFlow flow = flow_of(R"({"workload": {"months": 3}})");
  EXPECT_EQ(text(flow.cash), (Texts{"0.00", "730.00", "730.00", "730.00"}));
  EXPECT_EQ(text(flow.amortized), (Texts{"730.00", "730.00", "730.00"}));
  EXPECT_FALSE(is_known(flow.present_value)) << "nobody gave a rate";
}

TEST_F(CashFlowTest, APartOfAMonthHasAPartOfTheCost) {
  offer("1");
  EXPECT_EQ(text(flow_of(R"({"workload": {"months": 1.5}})").cash), (Texts{"0.00", "730.00", "365.00"}));
}

TEST_F(CashFlowTest, WhatIsPaidUpfrontIsPaidAtTheBeginningOfEachTerm) {
  offer("1", {.option = PurchaseOption::reserved, .payment = Payment::all_upfront});
  const CashFlow flow = flow_of(R"({"workload": {"months": 13}})");
  ASSERT_EQ(flow.cash.size(), 25u) << "the second term outlasts the work";
  for (std::size_t month = 0; month < flow.cash.size(); ++month) {
    EXPECT_EQ(flow.cash[month], Rational(month % 12 == 0 && month < 24 ? 8760 : 0)) << month;
  }
  for (const Rational& month : flow.amortized) EXPECT_EQ(month, Rational(730));
}

TEST_F(CashFlowTest, WithoutUpfrontACommitmentIsPaidByTheMonthToItsEnd) {
  offer("1", {.option = PurchaseOption::reserved});
  const CashFlow flow = flow_of(R"({"workload": {"months": 2}})");
  ASSERT_EQ(flow.cash.size(), 13u);
  EXPECT_EQ(flow.cash.front(), Rational(0));
  EXPECT_EQ(flow.cash.back(), Rational(730));
}

TEST_F(CashFlowTest, IsNotKnownWhereThePriceDoesNotSayItsParts) {
  for (const Payment payment : {Payment::partial_upfront, Payment::unstated}) {
    offer("1", {.option = PurchaseOption::reserved, .payment = payment});
    EXPECT_FALSE(flow_of("{}").known);
  }
  offer("");
  EXPECT_FALSE(flow_of("{}").known);
}

// A published comparison: 8,760 by the month at 8 % a year are worth 8,404.39 at the beginning when paid in arrears.
TEST_F(CashFlowTest, LaterPaymentsAreWorthLess) {
  offer("1");
  const CashFlow monthly = flow_of(R"({"workload": {"months": 12}, "money": {"interest_rate": "0.08"}})");
  EXPECT_NEAR(monthly.present_value, 8404.39, 0.005);
  offer("1", {.option = PurchaseOption::reserved, .payment = Payment::all_upfront});
  const CashFlow upfront = flow_of(R"({"workload": {"months": 12}, "money": {"interest_rate": "0.08"}})");
  EXPECT_NEAR(upfront.present_value, 8760, 1e-9);
}

TEST_F(CashFlowTest, CreditPaysTheFirstChargesAndTaxFollowsWhatIsOwed) {
  offer("1");
  const CashFlow flow =
      flow_of(R"({"workload": {"hours_per_month": 100, "months": 4}, "money": {"credit": 150, "tax_rate": "0.1"}})");
  EXPECT_EQ(text(flow.cash), (Texts{"0.00", "0.00", "55.00", "110.00", "110.00"}));
}

TEST_F(CashFlowTest, AMinimumIsPaidWithoutAnyCharge) {
  offer("1");
  const CashFlow flow =
      flow_of(R"({"workload": {"hours_per_month": 0, "months": 2}, "money": {"support_minimum": 100}})");
  EXPECT_EQ(text(flow.cash), (Texts{"0.00", "100.00", "100.00"}));
}

TEST_F(CashFlowTest, LeavingIsPaidInTheLastMonth) {
  offer("1");
  make_.tariff("alpha", {.tiers = {{"", "0.10"}}});
  const CashFlow flow = flow_of(R"({"workload": {"hours_per_month": 10, "months": 3, "export_gb": 500}})");
  EXPECT_EQ(text(flow.cash), (Texts{"0.00", "10.00", "10.00", "60.00"}));
}

TEST_F(CashFlowTest, AddsUpForAnyAmounts) {
  std::uint32_t seed = 5;
  const auto next = [&seed](std::uint32_t below) { return ((seed = seed * 1664525 + 1013904223) >> 8) % below; };
  for (int i = 0; i < 60; ++i) {
    offer(std::to_string(next(99)) + "." + std::to_string(100 + next(899)),
          i % 2 == 0 ? test::SmallCatalog::Price{}
                     : test::SmallCatalog::Price{.option = PurchaseOption::reserved, .payment = Payment::all_upfront});
    make_.tariff("alpha", {.kind = TariffKind::block_storage, .tiers = {{"", "0.0333"}}});
    const CashFlow flow = flow_of(
        R"({"workload": {"months": )" + std::to_string(1 + next(40)) + R"(, "storage_gb": )" +
        std::to_string(next(9'999)) + R"(}, "money": {"tax_rate": "0.19", "support_share": "0.03", "credit": )" +
        std::to_string(next(9'999)) + R"(, "license_per_month": 7, "discounts": {"alpha": "0.15"}}})");
    EXPECT_TRUE(flow.known);
    for (const Rational& month : flow.cash) EXPECT_FALSE(month.negative());
  }
}

}  // namespace
}  // namespace steelyard
