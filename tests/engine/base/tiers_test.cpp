#include "base/tiers.h"

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

#include "base/rational.h"

namespace steelyard {
namespace {

using Range = TierRange<Rational>;

Rational of(std::string_view decimal) { return *Rational::from_decimal(decimal); }

const std::array<Tier<Rational>, 3> kTiers = {{{Rational(10), 5}, {Rational(15), 3}, {std::nullopt, 1}}};

std::string cost(std::string_view quantity, TierMode mode) {
  return tiered_cost<Rational>(kTiers, of(quantity), mode)->to_shortest_decimal();
}

TEST(Tiers, MarginallyTheUnitOnABoundaryBelongsToTheLowerTier) {
  EXPECT_EQ(cost("0", TierMode::marginal), "0");
  EXPECT_EQ(cost("10", TierMode::marginal), "50");
  EXPECT_EQ(cost("10.5", TierMode::marginal), "51.5");
  EXPECT_EQ(cost("15", TierMode::marginal), "65");
  EXPECT_EQ(cost("16", TierMode::marginal), "66");
}

TEST(Tiers, WholeVolumeIncludesATiersStartAndNotItsEnd) {
  EXPECT_EQ(cost("0", TierMode::whole_volume), "0");
  EXPECT_EQ(cost("9.99", TierMode::whole_volume), "49.95");
  EXPECT_EQ(cost("10", TierMode::whole_volume), "30") << "less than 9.99 cost";
  EXPECT_EQ(cost("16", TierMode::whole_volume), "16");
}

TEST(Tiers, HaveNoPriceBeyondTheirLastLimitAndForNoNumber) {
  const std::array<Tier<Rational>, 1> limited = {{{Rational(10), 2}}};
  EXPECT_EQ(*marginal_cost<Rational>(limited, Rational(10)), Rational(20));
  EXPECT_FALSE((marginal_cost<Rational>(limited, of("10.000000001"))));
  EXPECT_TRUE((tiered_cost<Rational>(limited, of("9.999999999"), TierMode::whole_volume)));
  EXPECT_FALSE((tiered_cost<Rational>(limited, Rational(10), TierMode::whole_volume)));
  const Rational none = Rational(1) / Rational(0);
  EXPECT_FALSE((marginal_cost<Rational>(kTiers, none)));
  EXPECT_FALSE((tiered_cost<Rational>(kTiers, none, TierMode::whole_volume)));
  EXPECT_FALSE((marginal_cost_after_free<Rational>(kTiers, none, Rational(1), FreePart::before)));
}

TEST(Tiers, AFreePartCountsBeforeTheLimitsOrInsideThem) {
  const auto after_free = [](std::int64_t quantity, FreePart part) {
    return marginal_cost_after_free<Rational>(kTiers, Rational(quantity), Rational(4), part)->to_shortest_decimal();
  };
  EXPECT_EQ(after_free(4, FreePart::before), "0");
  EXPECT_EQ(after_free(4, FreePart::inside), "0");
  EXPECT_EQ(after_free(10, FreePart::before), "30");
  EXPECT_EQ(after_free(10, FreePart::inside), "30");
  EXPECT_EQ(after_free(12, FreePart::before), "40");
  EXPECT_EQ(after_free(12, FreePart::inside), "36");
}

TEST(Tiers, FaultsAreNamed) {
  const auto fault = [](std::vector<Range> ranges) { return tier_fault<Rational>(ranges); };
  const auto to = [](std::int64_t end) { return std::optional<Rational>(end); };
  EXPECT_EQ(fault({}), TierFault::no_tiers);
  EXPECT_EQ(fault({{0, to(10), 2}, {10, std::nullopt, 1}}), TierFault::none);
  EXPECT_EQ(fault({{1, std::nullopt, 1}}), TierFault::gap);
  EXPECT_EQ(fault({{0, to(10), 2}, {11, std::nullopt, 1}}), TierFault::gap);
  EXPECT_EQ(fault({{0, to(10), 2}, {9, std::nullopt, 1}}), TierFault::overlap);
  EXPECT_EQ(fault({{0, std::nullopt, 2}, {10, std::nullopt, 1}}), TierFault::overlap);
  EXPECT_EQ(fault({{0, to(10), 2}, {10, to(10), 1}}), TierFault::not_ascending);
  EXPECT_EQ(fault({{0, to(0), 2}}), TierFault::not_ascending);
  EXPECT_EQ(fault({{0, std::nullopt, -1}}), TierFault::negative_price);
  EXPECT_EQ(fault({{0, to(10), 2}}), TierFault::last_has_limit);
  EXPECT_EQ(tier_fault<Rational>(kTiers), TierFault::none) << "tiers without their starts have neither gap nor overlap";
}

TEST(Tiers, CostMoreForMoreAndAtAHigherPriceAndAgreeInBothKindsOfNumber) {
  Rational last = 0;
  for (int step = 0; step <= 400; ++step) {
    const Rational quantity = Rational::of(step, 20);
    const Rational exact = *marginal_cost<Rational>(kTiers, quantity);
    EXPECT_FALSE(exact < last);
    last = exact;

    std::array<Tier<double>, 3> rounded;
    std::array<Tier<Rational>, 3> dearer = kTiers;
    for (std::size_t i = 0; i < 3; ++i) {
      rounded[i].price = kTiers[i].price.to_double();
      if (kTiers[i].up_to) rounded[i].up_to = kTiers[i].up_to->to_double();
      dearer[i].price = dearer[i].price + Rational::of(1, 10);
    }
    for (const TierMode mode : {TierMode::marginal, TierMode::whole_volume}) {
      const Rational cost = *tiered_cost<Rational>(kTiers, quantity, mode);
      EXPECT_FALSE(cost.negative());
      EXPECT_FALSE(*tiered_cost<Rational>(dearer, quantity, mode) < cost);
      EXPECT_NEAR(*tiered_cost<double>(rounded, quantity.to_double(), mode), cost.to_double(), 1e-9 * cost.to_double());
    }
  }
}

}  // namespace
}  // namespace steelyard
