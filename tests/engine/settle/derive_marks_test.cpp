// Marks that follow from a catalog: those of types and of equal amounts are taken on, those of comparisons come and go.
#include "settle/derive_marks.h"

#include <gtest/gtest.h>

#include "catalog/marks.h"
#include "support/small_catalog.h"

namespace steelyard::test {
namespace {

// alpha's price of 55.04 with one older figure beside it.
class DeriveMarks : public testing::Test {
 protected:
  DeriveMarks() {
    SmallCatalog make = three_clouds();
    for (const char* id : {"suspect_low", "month_only", "conflict", "quoted", "marketplace"}) make.mark(id, true);
    catalog_ = make.catalog();
    Evidence& e = catalog_.evidence;
    e.state = {PriceState::known};
    e.price = {catalog_.offers.price[0]};
    e.fee = {0};
    e.currency = {catalog_.offers.currency[0]};
    e.basis = {catalog_.offers.basis[0]};
    e.as_of = {*parse_day("2026-10-01")};
    e.source = {SourceId{0}};
    e.listed = {0};
    e.marks = {mark_bit(catalog_, "suspect_low") | mark_bit(catalog_, "month_only")};
    for (std::size_t i = 1; i < catalog_.offers.evidence_begin.size(); ++i) catalog_.offers.evidence_begin[i] = 1;
  }
  std::string marks() {
    derive_marks(catalog_);
    std::string text;
    for (std::size_t i = 0; i < catalog_.marks.id.size(); ++i) {
      if ((catalog_.offers.marks[0] >> i & 1) != 0) text.append(catalog_.text(catalog_.marks.id[i])).append(";");
    }
    return text;
  }

  Catalog catalog_;
};

TEST_F(DeriveMarks, ADoubtAboutAnAmountHoldsOfWhoeverRepeatsIt) {
  // Of the amount, not of how the other source gave its date.
  EXPECT_EQ(marks(), "suspect_low;");
}

TEST_F(DeriveMarks, AnotherAmountCurrencyBasisOrStateIsNotTheDoubtedOne) {
  const Catalog same = catalog_;
  catalog_.evidence.price[0] -= 1;
  EXPECT_EQ(marks(), "");
  catalog_ = same;
  catalog_.evidence.currency[0] = TextId{};
  EXPECT_EQ(marks(), "");
  catalog_ = same;
  catalog_.evidence.basis[0] = PriceBasis::accelerator_hour;
  EXPECT_EQ(marks(), "");
  catalog_ = same;
  catalog_.offers.state[0] = catalog_.evidence.state[0] = PriceState::not_published;
  EXPECT_EQ(marks(), "");
}

TEST_F(DeriveMarks, AQuoteIsNoRepetition) {
  catalog_.offers.marks[0] = mark_bit(catalog_, "quoted");
  EXPECT_EQ(marks(), "quoted;");
}

TEST_F(DeriveMarks, WhatIsSaidOfATypeIsSaidOfItsOffers) {
  catalog_.evidence.marks[0] = 0;
  catalog_.skus.marks[0] = mark_bit(catalog_, "marketplace");
  EXPECT_EQ(marks(), "marketplace;");
}

TEST_F(DeriveMarks, AConflictThatIsNoMoreIsNoLongerMarked) {
  catalog_.evidence.marks[0] = 0;
  catalog_.offers.marks[0] = mark_bit(catalog_, "conflict");
  EXPECT_EQ(marks(), "");
}

}  // namespace
}  // namespace steelyard::test
