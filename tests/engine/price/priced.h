// priced.h -- one offer and the bill of a question on it, with the column that ranks it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "perform/perform.h"
#include "price/bill.h"
#include "price/totals.h"
#include "support/small_catalog.h"

namespace steelyard::test {

// The first offer's bill for a question.
class Price : public testing::Test {
 protected:
  Price() {
    make_.accelerator("h100", {.bf16 = 989});
    make_.sku("alpha", "x", {.accelerator = "h100"});
    make_.criterion("cost", Measure::cost, 1);
  }
  Bill ask(std::string_view text) {
    catalog_ = make_.catalog();
    const auto question = read_question(catalog_, text);
    EXPECT_TRUE(static_cast<bool>(question)) << text;
    const NodePlans plans = plan_nodes(catalog_, *question);
    const std::vector<double> hours = work_hours(*question, perform(catalog_, *question));
    const OfferId first{0};
    totals_ = Totaling(catalog_, *question, plans, hours).of(std::vector<OfferId>{first});
    question_ = *question;
    plans_ = plans;
    return bill(catalog_, *question, plans, hours[row(catalog_.offers.sku[0])], first);
  }
  // The one offer there is.
  void offer(const std::string& price, SmallCatalog::Price how = {}) {
    make_ = SmallCatalog();
    make_.accelerator("h100", {.bf16 = 989});
    make_.sku("alpha", "x", {.accelerator = "h100"});
    make_.criterion("cost", Measure::cost, 1);
    make_.offer("alpha", "x", "us-east-1", price, how);
  }
  static const Line& line_of(const Bill& bill, Item item) {
    for (const Line& line : bill.lines) {
      if (line.item == item) return line;
    }
    ADD_FAILURE() << "no line " << name(item);
    return bill.lines.front();
  }
  static std::string amount(const Bill& bill, Item item) { return amount(line_of(bill, item)); }
  static std::string amount(const Line& line) { return line.amount ? line.amount->to_decimal(2) : "none"; }

  SmallCatalog make_;
  Catalog catalog_;
  Question question_;  // the last one asked
  NodePlans plans_;
  Totals totals_;
};

}  // namespace steelyard::test
