// The real catalog, whole: what ranks and what a person reads are one rule in two kinds of number.
#include <gtest/gtest.h>

#include "ask.h"
#include "pack/pack.h"
#include "price/bill.h"

namespace steelyard {
namespace {

class WholeCatalog : public testing::TestWithParam<const char*> {
 protected:
  static const Catalog& catalog() {
    static const Catalog opened = *open_snapshot(pack(STEELYARD_SOURCE "/data")->bytes);
    return opened;
  }
};

TEST_P(WholeCatalog, ColumnsAndBillsAgreeWithinABillionth) {
  const Question question = *read_question(catalog(), GetParam());
  const NodePlans plans = plan_nodes(catalog(), question);
  const std::vector<double> hours = work_hours(question, perform(catalog(), question));
  std::vector<OfferId> offers;
  for (std::size_t i = 0; i < catalog().offer_count(); ++i) offers.push_back(id_of<OfferId>(i));
  const Totals totals = Totaling(catalog(), question, plans, hours).of(offers);
  std::size_t billed = 0;
  for (const OfferId offer : offers) {
    const Bill one = bill(catalog(), question, plans, hours[row(catalog().offers.sku[row(offer)])], offer);
    ASSERT_EQ(one.state, totals.state[row(offer)]) << row(offer);
    if (one.state == TotalState::unknown) continue;
    const double exact = one.unrounded.to_double();
    ASSERT_NEAR(totals.amount[row(offer)], exact, 1e-9 * (1 + exact)) << row(offer);
    Rational list = 0;
    for (const Line& line : one.lines) {
      if (is_list_item(line.item)) list = list + line.amount.value_or(0);
    }
    ASSERT_EQ(list, one.list_total);
    ASSERT_FALSE(one.total.negative());
    ++billed;
  }
  EXPECT_GT(billed, 8'000u);
}

INSTANTIATE_TEST_SUITE_P(
    Questions, WholeCatalog,
    testing::Values(
        R"({"workload": {"accelerator": {"count": 8}}})",
        R"({"workload": {"accelerator": {"count": 8}, "hours_per_month": 123.4, "months": 7, "storage_gb": 500,
            "object_storage_gb": 1000, "file_storage_gb": 20, "snapshot_gb": 333, "object_requests_per_month": 1e6,
            "transfer_out_gb_per_month": 12345.6, "transfer_between_regions_gb_per_month": 77, "export_gb": 5000,
            "transfer_between_zones_gb_per_month": 99, "utilization": "0.37", "idle_reclaimed": "0.5",
            "starts_per_month": 22, "start_up_seconds": 95, "hours_between_interruptions": 36,
            "checkpoint_seconds": 240, "restart_seconds": 300},
            "money": {"discounts": {"aws": "0.07", "azure": "0.11"}, "support_share": "0.03", "support_minimum": 29,
            "license_per_accelerator_hour": "0.17", "license_per_seat_month": 20, "seats": 3, "credit": 300,
            "tax_rate": "0.19"}, "currency": "CNY"})"));

}  // namespace
}  // namespace steelyard
