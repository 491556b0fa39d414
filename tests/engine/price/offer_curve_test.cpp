#include "price/offer_curve.h"

#include "price/break_even.h"
#include "priced.h"

namespace steelyard {
namespace {

// One machine on demand and by a commitment of a year.
class OfferCurveTest : public test::Price {
 protected:
  OfferCurveTest() {
    offer("5.00");
    make_.offer("alpha", "x", "us-east-1", "3.00", {.option = PurchaseOption::reserved});
  }
  void use(const std::string& question) {
    ask(question);
    for (std::uint32_t i = 0; i < 2; ++i) {
      (catalog_.offers.term[i] == Term::none ? on_demand_ : reserved_) = OfferId{i};
    }
  }
  CostCurve hours(OfferId offer) { return curve_by_hours(catalog_, question_, plans_, offer, question_.currency); }
  CostCurve months(OfferId offer) { return curve_by_months(catalog_, question_, plans_, offer, question_.currency); }

  OfferId on_demand_{}, reserved_{};
};

TEST_F(OfferCurveTest, ACommitmentPaysFromTheShareOfTheHoursThatThePricesHave) {
  use(R"({"workload": {"months": 12}})");
  EXPECT_EQ(hours(on_demand_).at(Rational(730)), Rational(12 * 3650));
  EXPECT_EQ(hours(reserved_).at(Rational(10)), Rational(3 * 8760));
  const BreakEven found = break_even(hours(reserved_), hours(on_demand_));
  EXPECT_EQ(found.pays, Pays::beyond);
  EXPECT_EQ(found.quantity, Rational(438)) << "three fifths of 730";
}

TEST_F(OfferCurveTest, AYearIsPaidWholeSoACommitmentPaysFromTheMonthThatUsesItUp) {
  use("{}");
  const BreakEven found = break_even(months(reserved_), months(on_demand_));
  ASSERT_FALSE(found.ranges.empty());
  // 26,280 at once against 3,650 a month: from 7.2 months to the end of the year, and again in each year after it.
  EXPECT_EQ(found.ranges.front().from, Rational::of(36, 5));
  EXPECT_EQ(found.ranges.back().to, Rational(kMostMonthsOfCurve));
  EXPECT_EQ(months(reserved_).at(Rational(12)), Rational(26'280));
  EXPECT_EQ(months(reserved_).at(Rational(13)), Rational(52'560));
}

TEST_F(OfferCurveTest, FallingListPricesMakeACommitmentPayLater) {
  use(R"({"money": {"price_decline": "0.3"}})");
  const BreakEven found = break_even(months(reserved_), months(on_demand_));
  ASSERT_FALSE(found.ranges.empty());
  EXPECT_GT(found.ranges.front().from, Rational::of(36, 5));
  EXPECT_LT(found.ranges.front().from, Rational(9));
}

TEST_F(OfferCurveTest, EachPointIsTheListPartOfTheBillForThatUse) {
  make_.tariff("alpha", {.free = "10", .tiers = {{"100", "0.10"}, {"", "0.05"}}});
  make_.tariff("alpha", {.kind = TariffKind::block_storage, .tiers = {{"", "0.08"}}});
  for (const int used : {0, 1, 250, 730}) {
    use(R"({"workload": {"months": 14, "storage_gb": 300, "transfer_out_gb_per_month": 500, "export_gb": 100,
        "hours_per_month": )" +
        std::to_string(used) + R"(}, "money": {"discounts": {"alpha": "0.25"}}})");
    for (const OfferId offer : {on_demand_, reserved_}) {
      const double none = 0;
      const Bill whole = bill(catalog_, question_, plans_, none, offer);
      EXPECT_EQ(hours(offer).at(Rational(used)), whole.unrounded) << used;
      EXPECT_EQ(months(offer).at(Rational(14)), whole.unrounded) << used;
    }
  }
}

TEST_F(OfferCurveTest, WhatIsNotKnownOfABillIsNotKnownOfItsCurve) {
  use(R"({"workload": {"storage_gb": 100}})");
  EXPECT_FALSE(hours(on_demand_).known()) << "no tariff for storage";
  use(R"({"money": {"use_discount_share": "0.1", "use_discount_after_hours": 720}})");
  EXPECT_FALSE(hours(on_demand_).known()) << "steps of use";
  EXPECT_TRUE(hours(reserved_).known());
}

TEST_F(OfferCurveTest, StartsAndReclaimedHoursAreInTheCurveAsInTheBill) {
  for (const int used : {100, 730}) {
    use(R"({"workload": {"months": 3, "utilization": "0.5", "idle_reclaimed": "0.4", "starts_per_month": 30,
        "start_up_seconds": 120, "hours_per_month": )" +
        std::to_string(used) + "}}");
    for (const OfferId offer : {on_demand_, reserved_}) {
      const Bill whole = bill(catalog_, question_, plans_, 0, offer);
      EXPECT_EQ(hours(offer).at(Rational(used)), whole.unrounded) << used;
      EXPECT_EQ(months(offer).at(Rational(3)), whole.unrounded) << used;
    }
  }
}

// A machine at 5 an hour that stands by all the time, and serverless at 16: up to 31.25 % busy, 7.5 hours a day.
TEST_F(OfferCurveTest, ServerlessPaysUpToTheShareOfTheTimeThatIsBusy) {
  make_.offer("alpha", "x", "us-east-1", "16.00", {.option = PurchaseOption::serverless});
  for (const char* reclaimed : {"0", "0.4"}) {
    for (const char* busy : {"0.25", "1"}) {
      ask(R"({"workload": {"months": 3, "utilization": )" + std::string(busy) + R"(, "idle_reclaimed": )" + reclaimed +
          "}}");
      for (std::uint32_t i = 0; i < 3; ++i) {
        const CostCurve curve = curve_by_utilization(catalog_, question_, plans_, OfferId{i}, question_.currency);
        const Rational percent = *question_.utilization * Rational(100);
        EXPECT_EQ(curve.at(percent), bill(catalog_, question_, plans_, 0, OfferId{i}).unrounded) << i << " " << busy;
      }
    }
  }
  ask(R"({"workload": {"months": 3}})");
  const auto curve = [&](std::uint32_t i) {
    return curve_by_utilization(catalog_, question_, plans_, OfferId{i}, question_.currency);
  };
  std::uint32_t serverless = 0, on_demand = 0;
  for (std::uint32_t i = 0; i < 3; ++i) {
    if (catalog_.offers.option[i] == PurchaseOption::serverless) serverless = i;
    if (catalog_.offers.option[i] == PurchaseOption::on_demand) on_demand = i;
  }
  const BreakEven found = break_even(curve(serverless), curve(on_demand));
  EXPECT_EQ(found.pays, Pays::up_to);
  EXPECT_EQ(found.quantity, Rational::of(125, 4));
}

TEST_F(OfferCurveTest, WithoutAPriceThereIsNoCurve) {
  offer("");
  ask("{}");
  EXPECT_FALSE(hours(OfferId{0}).known());
  EXPECT_EQ(break_even(hours(OfferId{0}), hours(OfferId{0})).pays, Pays::unknown);
}

}  // namespace
}  // namespace steelyard
