#include "price/mix.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/price/plan.h"

namespace steelyard {
namespace {

using test::Chance;
using test::exact;

Mix cheapest(const std::vector<ProfilePart>& profile, Rational hours, std::vector<MixCommitment> commitments,
             Rational on_demand, std::optional<MixSpot> spot = std::nullopt) {
  return cheapest_mix(profile, hours, {commitments, on_demand, spot});
}

TEST(Mix, TheSteadyPartIsCommittedAndThePeakIsNot) {
  // 4 units around the clock, 10 for 200 of the 700 hours.
  const Mix mix = cheapest({{500, 4}, {200, 10}}, 700, {{exact("0.60"), std::nullopt}}, 1);
  ASSERT_TRUE(mix.known);
  EXPECT_EQ(mix.commitments[0].units, 4);
  EXPECT_EQ(mix.commitments[0].cost, Rational(1680));
  EXPECT_EQ(mix.on_demand.hours, Rational(1200));
  EXPECT_EQ(mix.cost, Rational(2880));
  EXPECT_EQ(mix.coverage, Rational::of(2800, 4000));
  EXPECT_EQ(mix.utilization, Rational(1));
  ASSERT_EQ(mix.levels.size(), 2U);
  EXPECT_EQ(mix.levels[0].last, 4);
  EXPECT_EQ(mix.levels[0].hours, Rational(700));
  EXPECT_EQ(mix.levels[0].threshold, Rational(420));
  EXPECT_TRUE(mix.levels[0].committed);
  EXPECT_EQ(mix.levels[1].first, 5);
  EXPECT_EQ(mix.levels[1].last, 10);
  EXPECT_EQ(mix.levels[1].hours, Rational(200));
  EXPECT_FALSE(mix.levels[1].committed);
}

TEST(Mix, TheThresholdIsTheBreakEvenOfOneCommitment) {
  // 0.074 against 0.126 over a year of 8,760 hours: 108040/21 hours, 5144.76.
  const std::vector<MixCommitment> year = {{exact("0.074"), std::nullopt}};
  EXPECT_EQ(cheapest({{5144, 1}}, 8760, year, exact("0.126")).commitments[0].units, 0);
  const Mix mix = cheapest({{5145, 1}}, 8760, year, exact("0.126"));
  EXPECT_EQ(mix.commitments[0].units, 1);
  EXPECT_EQ(mix.commitments[0].unused_hours, Rational(3615));
  EXPECT_EQ(mix.levels[0].threshold, Rational::of(108'040, 21));
  EXPECT_EQ(mix.utilization, Rational::of(5145, 8760));
}

TEST(Mix, AtTheThresholdLessIsCommitted) {
  const Mix mix = cheapest({{350, 3}}, 700, {{exact("0.5"), std::nullopt}}, 1);
  EXPECT_EQ(mix.commitments[0].units, 0);
  EXPECT_EQ(mix.cost, Rational(1050));
  EXPECT_EQ(mix.levels[0].saved, mix.levels[0].price);
  EXPECT_EQ(mix.utilization, std::nullopt);
  EXPECT_EQ(mix.coverage, Rational(0));
}

TEST(Mix, TheCheapestCommitmentsAreBoughtFirst) {
  const Mix mix = cheapest({{700, 5}, {0, 9}}, 700, {{exact("0.7"), 1}, {exact("0.5"), 2}, {2, std::nullopt}}, 1);
  EXPECT_EQ(mix.commitments[0].units, 1);
  EXPECT_EQ(mix.commitments[1].units, 2);
  EXPECT_EQ(mix.commitments[2].units, 0) << "dearer than on demand";
  EXPECT_EQ(mix.on_demand.hours, Rational(1400));
  EXPECT_EQ(mix.levels.back().last, 5) << "nine are needed at no time";
}

TEST(Mix, BeyondEveryCommitmentIsOnDemand) {
  const Mix mix = cheapest({{700, 5}}, 700, {{exact("0.5"), 2}}, 1);
  ASSERT_EQ(mix.levels.size(), 2U);
  EXPECT_EQ(mix.levels[1].commitment, std::nullopt);
  EXPECT_EQ(mix.levels[1].threshold, std::nullopt);
  EXPECT_FALSE(mix.levels[1].committed);
  EXPECT_EQ(mix.cost, Rational(700 + 2100));
}

TEST(Mix, SpotUpToItsCapLeavesLessToCommit) {
  const std::vector<MixCommitment> commitments = {{exact("0.6"), std::nullopt}};
  const Mix mix = cheapest({{700, 5}}, 700, commitments, 1, MixSpot{exact("0.4"), 2});
  EXPECT_EQ(mix.commitments[0].units, 3);
  EXPECT_EQ(mix.spot.hours, Rational(1400));
  EXPECT_EQ(mix.on_demand.hours, Rational(0));
  EXPECT_EQ(mix.cost, Rational(1260 + 560));
  // Spot at the price of on demand is not used.
  EXPECT_EQ(cheapest({{700, 5}}, 700, commitments, 1, MixSpot{1, 2}).spot.hours, Rational(0));
  EXPECT_EQ(cheapest({{700, 5}}, 700, commitments, 1, MixSpot{1, 2}).commitments[0].units, 5);
  EXPECT_EQ(cheapest({{700, 5}}, 700, commitments, 1, MixSpot{0, 9}).cost, Rational(0));
}

TEST(Mix, NothingNeededCostsNothing) {
  for (const auto& profile : {std::vector<ProfilePart>{}, {{700, 0}}, {{0, 7}}}) {
    const Mix mix = cheapest(profile, 700, {{exact("0.5"), std::nullopt}}, 1);
    EXPECT_TRUE(mix.known);
    EXPECT_TRUE(mix.cost.zero());
    EXPECT_EQ(mix.coverage, std::nullopt);
    EXPECT_TRUE(mix.levels.empty());
  }
  EXPECT_TRUE(cheapest({{700, 1}}, 700, {}, 1).known) << "no commitment on offer";
  EXPECT_EQ(cheapest({{700, 1}}, 700, {{0, std::nullopt}}, 0).commitments[0].units, 0) << "both free: less committed";
}

TEST(Mix, AMillionUnitsAreOneRun) {
  const Mix mix = cheapest({{700, kMostUnits}}, 700, {{exact("0.5"), std::nullopt}}, 1);
  EXPECT_EQ(mix.levels.size(), 1U);
  EXPECT_EQ(mix.commitments[0].units, kMostUnits);
  EXPECT_EQ(mix.cost, Rational(350 * kMostUnits));
}

TEST(Mix, ImpossibleQuestionsHaveNoAnswer) {
  const std::vector<MixCommitment> good = {{exact("0.5"), std::nullopt}};
  EXPECT_FALSE(cheapest({{701, 1}}, 700, good, 1).known) << "more hours than the month has";
  EXPECT_FALSE(cheapest({{-1, 1}}, 700, good, 1).known);
  EXPECT_FALSE(cheapest({{1, -1}}, 700, good, 1).known);
  EXPECT_FALSE(cheapest({{1, kMostUnits + 1}}, 700, good, 1).known);
  EXPECT_FALSE(cheapest({}, 0, good, 1).known);
  EXPECT_FALSE(cheapest({}, 700, good, -1).known);
  EXPECT_FALSE(cheapest({}, 700, {{-1, std::nullopt}}, 1).known);
  EXPECT_FALSE(cheapest({}, 700, {{1, -1}}, 1).known);
  EXPECT_FALSE(cheapest({}, 700, good, 1, MixSpot{-1, 1}).known);
  EXPECT_FALSE(cheapest({}, 700, good, 1, MixSpot{1, -1}).known);
  EXPECT_FALSE(cheapest({}, 700, good, Rational::of(1, 0)).known);
  EXPECT_FALSE(cheapest({{exact("1e20"), 1}}, exact("1e20"), {{exact("1e20"), std::nullopt}}, exact("1e19")).known);
}

// A small question in whole numbers, and its cost by every way to answer it.
struct Case {
  struct Commitment {
    std::int64_t rate, most;
  };
  std::vector<std::pair<std::int64_t, std::int64_t>> parts;  // hours, units
  std::int64_t hours = 0;
  std::vector<Commitment> commitments;
  std::int64_t on_demand = 0, spot = 0, spot_most = 0;

  explicit Case(Chance& chance) {
    for (std::int64_t i = chance.from(1, 5); i > 0; --i) {
      parts.push_back({chance.from(0, 12), chance.from(0, 6)});
      hours += parts.back().first;
    }
    hours += std::max<std::int64_t>(chance.from(0, 10), hours == 0 ? 1 : 0);
    for (std::int64_t i = chance.from(0, 3); i > 0; --i) commitments.push_back({chance.from(0, 12), chance.from(0, 6)});
    on_demand = chance.from(0, 12);
    spot = chance.from(0, 12);
    spot_most = chance.from(0, 3);
  }

  // The rest of every part by every split between spot and on demand.
  std::int64_t cost_of_rest(std::int64_t committed) const {
    std::int64_t sum = 0;
    for (const auto& [part_hours, units] : parts) {
      const std::int64_t rest = std::max<std::int64_t>(units - committed, 0);
      std::int64_t least = INT64_MAX;
      for (std::int64_t on_spot = 0; on_spot <= std::min(rest, spot_most); ++on_spot) {
        least = std::min(least, part_hours * (on_spot * spot + (rest - on_spot) * on_demand));
      }
      sum += least;
    }
    return sum;
  }

  // The least cost, and the fewest units committed at that cost, over all combinations.
  std::pair<std::int64_t, std::int64_t> best(std::size_t row = 0, std::int64_t paid = 0, std::int64_t units = 0) const {
    if (row == commitments.size()) return {paid + cost_of_rest(units), units};
    std::pair<std::int64_t, std::int64_t> least{INT64_MAX, 0};
    for (std::int64_t n = 0; n <= commitments[row].most; ++n) {
      least = std::min(least, best(row + 1, paid + n * commitments[row].rate * hours, units + n));
    }
    return least;
  }

  Mix mix(std::int64_t price = -1) const {
    std::vector<ProfilePart> profile;
    for (const auto& [part_hours, units] : parts) profile.push_back({part_hours, units});
    std::vector<MixCommitment> offered;
    for (const Commitment& commitment : commitments) offered.push_back({commitment.rate, commitment.most});
    return cheapest(profile, hours, offered, price < 0 ? on_demand : price, MixSpot{spot, spot_most});
  }
};

std::int64_t units_of(const Mix& mix) {
  std::int64_t units = 0;
  for (const MixPurchase& purchase : mix.commitments) units += purchase.units;
  return units;
}

TEST(Mix, CostsWhatTheBestOfAllCombinationsCosts) {
  std::size_t mixed = 0;
  for (std::uint32_t seed = 0; seed < 1500; ++seed) {
    Chance chance(seed);
    const Case one(chance);
    const Mix mix = one.mix();
    const auto [cost, units] = one.best();
    ASSERT_TRUE(mix.known) << seed;
    ASSERT_EQ(mix.cost, Rational(cost)) << seed << " " << mix.cost.to_fraction();
    ASSERT_EQ(units_of(mix), units) << seed;
    mixed += units > 0 && !mix.on_demand.hours.zero() ? 1U : 0U;
  }
  EXPECT_GT(mixed, 100U);
}

TEST(Mix, ThePartsAddUpAndTheCertificateHolds) {
  for (std::uint32_t seed = 0; seed < 500; ++seed) {
    Chance chance(seed + 5'000);
    const Case one(chance);
    const Mix mix = one.mix();
    Rational cost = mix.spot.cost + mix.on_demand.cost;
    Rational used = 0;
    for (const MixPurchase& purchase : mix.commitments) {
      cost = cost + purchase.cost;
      used = used + purchase.used_hours;
      EXPECT_EQ(purchase.used_hours + purchase.unused_hours, Rational(purchase.units * one.hours)) << seed;
    }
    EXPECT_EQ(cost, mix.cost);
    std::int64_t needed = 0;
    std::int64_t most = 0;
    for (const auto& [hours, units] : one.parts) {
      needed += hours * units;
      if (hours > 0) most = std::max(most, units);
    }
    EXPECT_EQ(used + mix.spot.hours + mix.on_demand.hours, Rational(needed));
    std::int64_t below = 0;
    bool committed = true;
    for (const MixLevels& levels : mix.levels) {
      EXPECT_EQ(levels.first, below + 1);
      EXPECT_TRUE(committed || !levels.committed) << "levels are committed from the bottom";
      EXPECT_EQ(levels.committed, levels.commitment.has_value() && levels.price < levels.saved);
      EXPECT_TRUE(!levels.threshold || levels.committed == (*levels.threshold < levels.hours));
      below = levels.last;
      committed = levels.committed;
    }
    EXPECT_EQ(below, most) << seed;
  }
}

TEST(Mix, DearerOnDemandNeverCommitsLessNorCostsLess) {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    Chance chance(seed + 9'000);
    const Case one(chance);
    const Mix cheap = one.mix(one.on_demand);
    const Mix dear = one.mix(one.on_demand + 3);
    EXPECT_TRUE(cheap.cost <= dear.cost) << seed;
    EXPECT_LE(units_of(cheap), units_of(dear)) << seed;
  }
}

}  // namespace
}  // namespace steelyard
