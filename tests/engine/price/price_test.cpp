#include <gtest/gtest.h>

#include "price/exchange.h"
#include "price/tariff.h"
#include "priced.h"

namespace steelyard {
namespace {

using test::Price;

TEST_F(Price, ComputeIsPriceTimesNodesTimesHours) {
  make_.offer("alpha", "x", "us-east-1", "55.04");
  const Bill one = ask(R"({"workload": {"accelerator": {"count": 8}, "hours_per_month": 200}})");
  EXPECT_EQ(amount(one.lines[0]), "11008.00");
  EXPECT_EQ(one.lines[0].quantity.to_shortest_decimal(), "200");
  EXPECT_EQ(one.state, TotalState::complete);
  EXPECT_EQ(one.total.to_decimal(2), "11008.00");
  EXPECT_DOUBLE_EQ(totals_.amount[0], 11008);
  EXPECT_EQ(amount(ask(R"({"workload": {"accelerator": {"count": 9}, "hours_per_month": 200}})").lines[0]), "22016.00");
}

TEST_F(Price, AMonthIs730HoursUnlessSaid) {
  make_.offer("alpha", "x", "us-east-1", "1.00");
  EXPECT_EQ(ask("{}").total.to_decimal(2), "730.00");
  EXPECT_EQ(ask(R"({"workload": {"hours_per_month": 744}})").total.to_decimal(2), "744.00");
  EXPECT_EQ(ask(R"({"workload": {"months": 12}})").total.to_decimal(2), "8760.00");
}

TEST_F(Price, SixteenSlicesCostOneCardToTheLastDigit) {
  make_.sku("alpha", "sixteenth", {.accelerator = "h100", .accelerators = "1/16"});
  make_.offer("alpha", "sixteenth", "us-east-1", "3.20", {.basis = PriceBasis::accelerator_hour});
  const Bill slices = ask(R"({"workload": {"accelerator": {"count": 1, "slices": true}, "hours_per_month": 1}})");
  EXPECT_EQ(slices.lines[0].quantity, Rational(1));
  EXPECT_EQ(slices.total.to_decimal(9), "3.200000000");
}

TEST_F(Price, WhatIsNotGivenIsNotZeroAndZeroIsALine) {
  make_.offer("alpha", "x", "us-east-1", "1");
  make_.tariff("alpha", {.tiers = {{"", "0.09"}}});
  const Bill none = ask("{}");
  EXPECT_EQ(line_of(none, Item::storage).state, LineState::not_given);
  EXPECT_EQ(line_of(none, Item::transfer_out).state, LineState::not_given);
  EXPECT_EQ(amount(none, Item::transfer_out), "none");
  const Bill zero = ask(R"({"workload": {"transfer_out_gb_per_month": 0}})");
  EXPECT_EQ(line_of(zero, Item::transfer_out).state, LineState::known);
  EXPECT_EQ(amount(zero, Item::transfer_out), "0.00");
}

TEST_F(Price, ABillThatLacksAFigureIsAtLeastThatMuch) {
  make_.offer("alpha", "x", "us-east-1", "1");
  const Bill bill = ask(R"({"workload": {"storage_gb": 100}})");
  EXPECT_EQ(line_of(bill, Item::storage).state, LineState::unknown);
  EXPECT_EQ(bill.state, TotalState::at_least);
  EXPECT_EQ(bill.total.to_decimal(2), "730.00");
  EXPECT_EQ(totals_.state[0], TotalState::at_least);
}

TEST_F(Price, AnUnpublishedPriceHasNoTotal) {
  make_.offer("alpha", "x", "us-east-1", "");
  const Bill bill = ask("{}");
  EXPECT_EQ(bill.state, TotalState::unknown);
  EXPECT_FALSE(bill.lines[0].amount);
  EXPECT_FALSE(is_known(totals_.amount[0]));
}

TEST_F(Price, ATariffOfAnotherPlaceMakesAnEstimate) {
  make_.region("alpha", "us-east-1", "US");
  make_.offer("alpha", "x", "us-east-1", "1");
  make_.tariff("alpha", {.tiers = {{"", "0.10"}}, .exact = false});
  const char* question = R"({"workload": {"transfer_out_gb_per_month": 100}})";
  EXPECT_EQ(ask(question).state, TotalState::estimate);
  make_.tariff("alpha", {.tiers = {{"", "0.20"}}, .country = "US"});
  EXPECT_EQ(ask(question).total.to_decimal(2), "750.00") << "the country before anywhere";
  make_.tariff("alpha", {.tiers = {{"", "0.30"}}, .region = "us-east-1"});
  EXPECT_EQ(ask(question).total.to_decimal(2), "760.00") << "the region before its country";
  EXPECT_EQ(totals_.state[0], TotalState::complete);
}

TEST_F(Price, TransferOutGoesThroughTheTiersMarginally) {
  make_.offer("alpha", "x", "us-east-1", "1");
  make_.tariff("alpha",
               {.free = "1", .tiers = {{"10240", "0.09"}, {"51200", "0.085"}, {"153600", "0.07"}, {"", "0.05"}}});
  const auto transfer = [&](const char* gb) {
    return amount(ask(R"({"workload": {"transfer_out_gb_per_month": )" + std::string(gb) + "}}"), Item::transfer_out);
  };
  // Exactly 10 TiB with the first GB free, where a public calculator said 0.00; 60 TiB, where it said 716.8.
  EXPECT_EQ(transfer("10240"), "921.51");
  EXPECT_EQ(transfer("61440"), "5119.93");
  EXPECT_EQ(transfer("1"), "0.00");
  EXPECT_EQ(transfer("10241"), "921.60") << "the unit on the boundary belongs to the lower tier";
  EXPECT_EQ(transfer("157001"), "11741.20") << "a published bill of 157,000 GB";
}

TEST_F(Price, EveryMonthHasItsOwnFreePartAndTiers) {
  make_.offer("alpha", "x", "us-east-1", "1");
  make_.tariff("alpha", {.free = "100", .tiers = {{"", "0.10"}}});
  const Bill bill = ask(R"({"workload": {"months": 3, "transfer_out_gb_per_month": 150}})");
  EXPECT_EQ(amount(bill, Item::transfer_out), "15.00");
  EXPECT_EQ(line_of(bill, Item::transfer_out).quantity.to_shortest_decimal(), "450");
}

TEST_F(Price, GigabytesAndGibibytesDiffer) {
  make_.offer("alpha", "x", "us-east-1", "1");
  make_.tariff("alpha", {.tiers = {{"", "0.09"}}, .unit = VolumeUnit::gib});
  const Bill bill = ask(R"({"workload": {"transfer_out_gb_per_month": 1000}})");
  EXPECT_EQ(amount(bill, Item::transfer_out), "83.82") << "1e12 bytes at 0.09 a GiB";
  EXPECT_EQ(line_of(bill, Item::transfer_out).unit, "GiB");
}

TEST_F(Price, StorageIsBilledForTheAllocatedTimeNotTheRunningTime) {
  make_.offer("alpha", "x", "us-east-1", "1");
  make_.tariff("alpha", {.kind = TariffKind::block_storage, .tiers = {{"", "0.08"}}});
  const Bill bill = ask(R"({"workload": {"hours_per_month": 180, "storage_gb": 100}})");
  EXPECT_EQ(amount(bill.lines[0]), "180.00");
  EXPECT_EQ(amount(bill, Item::storage), "8.00");
}

TEST_F(Price, ListPricesStayInTheirCurrencyAndTotalsAreConvertedAtADatedRate) {
  make_.provider("alpha", "CNY");
  make_.rate("USD", "CNY", "6.8012");
  make_.offer("alpha", "x", "cn-beijing", "28.5");
  const Bill bill = ask("{}");
  EXPECT_EQ(bill.list_total.to_decimal(2), "20805.00");
  EXPECT_EQ(bill.total.to_decimal(2), "3059.02");
  EXPECT_EQ(exchange_rows(catalog_, bill.list_currency, TextId{0}).size(), 1u);
  EXPECT_EQ(ask(R"({"currency": "CNY"})").total.to_decimal(2), "20805.00") << "nothing is converted that need not be";
}

TEST_F(Price, ACommitmentBillsEveryHourOfItsTermUsedOrNot) {
  make_.offer("alpha", "x", "us-east-1", "1", {.option = PurchaseOption::reserved});
  EXPECT_EQ(ask(R"({"workload": {"hours_per_month": 10}})").total.to_decimal(2), "8760.00");
  EXPECT_DOUBLE_EQ(totals_.amount[0], 8760);
  EXPECT_EQ(ask(R"({"workload": {"months": 12}})").total.to_decimal(2), "8760.00");
  EXPECT_EQ(ask(R"({"workload": {"months": 13}})").total.to_decimal(2), "17520.00");
}

TEST_F(Price, AJobBeyondAllMeasureStaysFiniteOrUnknown) {
  make_.accelerator("slow", {.bf16 = 0.001});
  make_.sku("alpha", "a snail", {.accelerator = "slow"});
  make_.measured("resnet", "h100", 8, 1e6);
  make_.offer("alpha", "a snail", "us-east-1", "99999");
  const Bill bill = ask(R"({"workload": {"accelerator": {"count": 8}, "benchmark": "resnet", "runs": 1000000}})");
  EXPECT_FALSE(bill.list_total.negative());
  EXPECT_FALSE(bill.list_total.overflowed());
  EXPECT_TRUE(!is_known(totals_.amount[0]) || totals_.amount[0] >= 0);
}

TEST_F(Price, LinesAddUpToTheTotalAndBothKindsOfNumberAgree) {
  make_.offer("alpha", "x", "us-east-1", "3.333333");
  make_.tariff("alpha", {.free = "7.5", .tiers = {{"1000", "0.0913"}, {"", "0.0377"}}});
  make_.tariff("alpha", {.kind = TariffKind::block_storage, .tiers = {{"50", "0.123"}, {"", "0.0456"}}});
  std::uint32_t seed = 7;
  const auto next = [&seed](std::uint32_t below) { return (seed = seed * 1664525 + 1013904223) % below; };
  for (int i = 0; i < 50; ++i) {
    const std::string question = R"({"workload": {"accelerator": {"count": )" + std::to_string(1 + next(100)) +
                                 R"(}, "hours_per_month": )" + std::to_string(next(744)) + R"(.25, "months": )" +
                                 std::to_string(1 + next(36)) + R"(, "storage_gb": )" + std::to_string(next(9999)) +
                                 R"(.5, "transfer_out_gb_per_month": )" + std::to_string(next(99999)) + "}}";
    const Bill bill = ask(question);
    Rational sum = 0;
    for (const Line& line : bill.lines) sum = sum + line.amount.value_or(0);
    EXPECT_EQ(sum, bill.list_total) << question;
    EXPECT_FALSE(bill.total.negative());
    EXPECT_NEAR(bill.unrounded.to_double() / totals_.amount[0], 1, 1e-9) << question;
  }
}

}  // namespace
}  // namespace steelyard
