// Rankings, and the price at which a provider without one would have its place, told by hand.
//
// On 8 cards for 100 hours alpha costs 3,250 USD and beta 1,600; both have A100. alpha has every fact; of beta it is
// not known whether it is certified.
#include <gtest/gtest.h>

#include <filesystem>

#include "engine/claims/judged.h"

namespace steelyard {
namespace {

using test::ClaimsFolder;

class RankingFolder : public ClaimsFolder {
 public:
  void weigh(std::string_view weights) {
    edit("scenarios/default.json", "\"require\"", "\"weights\": {" + std::string(weights) + "}, \"require\"");
  }
  // beta publishes no price; the scale of cost ends at alpha's prices on demand (3,250) and on the spot (1,200).
  void unprice_beta(std::string_view other_end = "alpha/a100.8/east/spot") {
    edit("providers/beta/offers.csv", "on_demand,,,,known,14", "on_demand,,,,not_published,");
    edit("providers/beta/offers.csv", "on_demand,,,,known,16", "on_demand,,,,not_published,");
    edit("criteria.json", "beta/card/cn-1/on_demand", other_end);
  }
  // The scale of performance is that of A100 and of L4, that of cost ends at 3,250 and at 560 USD.
  void unprice_beta_and_compare_l4() {
    edit("providers/alpha/offers.csv", "known,0.35,USD,node_hour,,", "known,0.35,USD,node_hour,2026-10-01,");
    unprice_beta("alpha/l4.half/east/on_demand");
  }
  std::string ranked(std::string_view order, std::string_view rest = "") {
    return judged("{\"kind\": \"ranking\", \"order\": [" + std::string(order) + "]" + std::string(rest) + "}");
  }
};

TEST(RankingOfProviders, IsHeldAgainstTheDefaultScenario) {
  RankingFolder folder;
  folder.weigh("\"cost\": 1");
  EXPECT_EQ(folder.ranked(R"("beta", "alpha")"), "confirmed: order confirmed order=beta, alpha scores=beta 1, alpha 0");
  EXPECT_EQ(folder.ranked(R"("alpha", "beta")"),
            "contradicted: order_not contradicted earlier=alpha later=beta upper=0 lower=1");
}

TEST(RankingOfProviders, IsOpenWhereScoresOverlap) {
  RankingFolder folder;
  folder.weigh("\"cost\": 1, \"compliance\": 3");
  for (const char* order : {R"("beta", "alpha")", R"("alpha", "beta")"}) {
    EXPECT_EQ(folder.ranked(order).substr(0, 44), "not_checkable: order_undecided not_checkable");
  }
}

constexpr std::string_view kNoPrice = "not_checkable: order_unpriced not_checkable providers=beta; ";

TEST(PlaceOfTheUnpriced, IsAtTheBillThatGivesTheNeighborsScore) {
  RankingFolder folder;
  folder.unprice_beta();
  folder.weigh("\"cost\": 1, \"compliance\": 1");
  // alpha scores 0.5. beta scores half of (3250 - bill) / 2050, and 0.5 more if it is certified.
  EXPECT_EQ(folder.ranked(R"("beta", "alpha")"),
            std::string(kNoPrice) +
                "place_assumed_any not_checkable provider=beta accelerators=8 hours=100 "
                "weights=performance 0, cost 0.5, ecosystem 0, compliance 0.5; "
                "place_below not_checkable provider=beta behind=alpha score=0.5 bill=3250.00 rate=32.50 currency=USD; "
                "place_certain not_checkable provider=beta least=0.00 most=1200.00 currency=USD");
  EXPECT_EQ(folder.ranked(R"("alpha", "beta")"),
            std::string(kNoPrice) +
                "place_assumed_any not_checkable provider=beta accelerators=8 hours=100 "
                "weights=performance 0, cost 0.5, ecosystem 0, compliance 0.5; "
                "place_not_below not_checkable provider=beta ahead=alpha score=0.5 bill=1200.00 rate=12.00 "
                "currency=USD");
}

TEST(PlaceOfTheUnpriced, TakesTheAcceleratorThatTheArticleNames) {
  RankingFolder folder;
  folder.unprice_beta_and_compare_l4();
  folder.weigh("\"performance\": 1, \"cost\": 1");
  // alpha scores 0.5 by its speed alone; on L4 beta has none of that, and must cost what L4 costs.
  EXPECT_EQ(folder.ranked(R"("beta", "alpha")", R"(, "accelerators": {"beta": "nvidia-l4"})"),
            std::string(kNoPrice) +
                "place_assumed not_checkable provider=beta accelerator=nvidia-l4* accelerators=8 hours=100 "
                "weights=performance 0.5, cost 0.5, ecosystem 0, compliance 0; "
                "place_below not_checkable provider=beta behind=alpha score=0.5 bill=560.00 rate=5.60 currency=USD; "
                "place_certain not_checkable provider=beta least=0.00 most=560.00 currency=USD");
  // Between the two it may be as fast as alpha, or not.
  EXPECT_NE(folder.ranked(R"("beta", "alpha")", R"(, "accelerators": {"beta": "nvidia"})").find("bill=3250.00"),
            std::string::npos);
}

TEST(PlaceOfTheUnpriced, MayBeOutOfReachOrNeverCertain) {
  RankingFolder folder;
  folder.unprice_beta_and_compare_l4();
  folder.weigh("\"performance\": 9, \"cost\": 1");
  // alpha scores 0.9; beta free of charge 0.1 x 3250 / 2690.
  EXPECT_NE(folder.ranked(R"("beta", "alpha")", R"(, "accelerators": {"beta": "nvidia-l4"})")
                .find("place_never not_checkable provider=beta behind=alpha score=0.9 upper=0.120818"),
            std::string::npos);
  EXPECT_NE(folder.ranked(R"("beta", "alpha")").find("place_uncertain not_checkable provider=beta spread=0.9"),
            std::string::npos);
}

TEST(PlaceOfTheUnpriced, HasNoPriceWherePricesDoNotCount) {
  RankingFolder folder;
  folder.unprice_beta();
  folder.weigh("\"compliance\": 1");
  EXPECT_EQ(folder.ranked(R"("beta", "alpha")"),
            std::string(kNoPrice) + "price_without_say not_checkable provider=beta");
}

TEST(PlaceOfTheUnpriced, DoesNotMatterWhereTheOthersStandOtherwise) {
  RankingFolder folder;
  folder.unprice_beta();
  folder.weigh("\"cost\": 1");
  const std::string providers = folder.path() + "/providers/";
  std::filesystem::copy(providers + "alpha", providers + "gamma");
  folder.edit("providers/gamma/provider.json", "\"id\": \"alpha\"", "\"id\": \"gamma\"");
  folder.edit("providers/gamma/provider.json", "\"submitters\": [\"Alpha Inc\"],", "");
  folder.edit("providers/gamma/offers.csv", "known,32.50", "known,22.25");
  EXPECT_EQ(folder.ranked(R"("alpha", "gamma", "beta")"),
            std::string(kNoPrice) + "order_not contradicted earlier=alpha later=gamma upper=0 lower=0.5");
}

}  // namespace
}  // namespace steelyard
