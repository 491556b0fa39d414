// How sure an answer is: every promise of the document is held against asking again.
#include <gtest/gtest.h>

#include <cmath>

#include "base/json.h"
#include "parts/parts.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

using test::SmallCatalog;

// Six machines of three providers, none best at everything; the basket's ends are far out, so no price moves them.
class DoubtOfOffers : public testing::Test {
 protected:
  DoubtOfOffers() {
    make_.accelerator("slow", {.bf16 = 300});
    make_.accelerator("fast", {.bf16 = 1000});
    make_.accelerator("faster", {.bf16 = 1400});
    for (const char* provider : {"alpha", "beta", "gamma"}) {
      for (const char* card : {"slow", "fast", "faster"}) make_.sku(provider, card, {.accelerator = card});
    }
    make_.fact("eco.a", "alpha", true);
    make_.fact("eco.b", "alpha", true);
    make_.fact("eco.a", "beta", true);
    make_.fact("eco.b", "beta", false);
    make_.fact("eco.a", "gamma", false);
    make_.fact("eco.b", "gamma", false);
    make_.criterion("cost", Measure::cost, 0.4);
    make_.criterion("performance", Measure::performance, 0.4);
    make_.criterion("ecosystem", Measure::share_of_facts, 0.2, {"eco.a", "eco.b"});
    make_.accelerator("worst", {.bf16 = 10});
    make_.accelerator("best", {.bf16 = 2000});
    make_.sku("end", "worst", {.accelerator = "worst"});
    make_.sku("end", "best", {.accelerator = "best"});
    make_.offer("end", "worst", "x", "200", {.marks = {"kept_out"}});
    make_.offer("end", "best", "x", "1", {.marks = {"kept_out"}});
    make_.mark("kept_out", false);
    make_.basket({"end/worst/x/on_demand", "end/best/x/on_demand"});
    offer("alpha", "fast", "90");
    offer("beta", "fast", "70");
    offer("gamma", "slow", "12");
    offer("gamma", "faster", "110");
    offer("beta", "slow", "60");
    offer("alpha", "faster", "170");
  }
  void offer(const std::string& provider, const std::string& card, const std::string& price) {
    make_.offer(provider, card, "x", price);
  }
  // Asks with these weights of cost, performance and ecosystem.
  Json ask(double cost, double performance, double ecosystem) {
    EXPECT_TRUE(static_cast<bool>(session_.open(make_.snapshot())));
    const Json question = {{"weights", {{"cost", cost}, {"performance", performance}, {"ecosystem", ecosystem}}},
                           {"workload", {{"accelerator", {{"count", 8}}}}}};
    const auto answer = session_.ask(question.dump());
    EXPECT_TRUE(static_cast<bool>(answer));
    return Json::parse(answer->document)["ranking"];
  }
  Json ask(const Json& weights) {
    return ask(weights["cost"].get<double>(), weights["performance"].get<double>(), weights["ecosystem"].get<double>());
  }
  Json doubt() { return Json::parse(*doubt_document(session_)); }
  // The weights with one of them moved to a share, the others in proportion.
  static Json moved(const Json& weights, const std::string& criterion, double to) {
    double rest = 0;
    for (const auto& [id, weight] : weights.items()) {
      if (id != criterion) rest += weight.get<double>();
    }
    Json result;
    for (const auto& [id, weight] : weights.items()) {
      result[id] = id == criterion ? to : weight.get<double>() / rest * (1 - to);
    }
    return result;
  }

  SmallCatalog make_;
  Session session_{row_parts()};
};

TEST_F(DoubtOfOffers, BeyondTheEndOfAWeightsIntervalItsSuccessorIsFirst) {
  const Json weights = {{"cost", 0.4}, {"performance", 0.4}, {"ecosystem", 0.2}};
  const Json ranking = ask(weights);
  const Json told = doubt();
  ASSERT_EQ(told["first"], ranking[0]["offer"]);
  int ends = 0;
  for (const Json& one : told["weights"]) {
    for (const auto& [end, beyond, successor] : {std::tuple("from", -1e-6, "below"), std::tuple("to", 1e-6, "above")}) {
      if (one[successor].is_null()) continue;
      ++ends;
      const std::string criterion = one["criterion"];
      const double at = one[end];
      EXPECT_EQ(ask(moved(weights, criterion, at - beyond))[0]["offer"], told["first"]) << criterion << " " << end;
      EXPECT_EQ(ask(moved(weights, criterion, at + beyond))[0]["offer"], one[successor]) << criterion << " " << end;
    }
  }
  EXPECT_GE(ends, 3);
}

TEST_F(DoubtOfOffers, TheNearestWeightsMakeAnOfferFirst) {
  ask(0.4, 0.4, 0.2);
  const Json told = doubt();
  int reachable = 0;
  for (const Json& rival : told["rivals"]) {
    if (rival["all_weights"].is_null()) continue;
    ++reachable;
    const Json ranking = ask(rival["all_weights"]["weights"]);
    const double best = ranking[0]["score"]["lower"];
    for (const Json& row : ranking) {
      if (row["offer"] != rival["offer"]) continue;
      EXPECT_NEAR(row["score"]["lower"].get<double>(), best, 1e-9);
    }
  }
  EXPECT_GE(reachable, 2);
  for (const Json& rival : told["rivals"]) {
    for (const Json& one : rival["one_weight"]) {
      const Json weights = {{"cost", 0.4}, {"performance", 0.4}, {"ecosystem", 0.2}};
      const Json ranking = ask(moved(weights, one["criterion"], one["weight"]));
      for (const Json& row : ranking) {
        if (row["offer"] != rival["offer"]) continue;
        EXPECT_NEAR(row["score"]["lower"].get<double>(), ranking[0]["score"]["lower"].get<double>(), 1e-9);
      }
    }
  }
}

// Every 1/40 of the weights: who is first there can win, and as often as the exact share says.
TEST_F(DoubtOfOffers, SharesOfWeightsAgreeWithAskingEverywhere) {
  ask(0.4, 0.4, 0.2);
  const Json told = doubt();
  EXPECT_EQ(told["exact"], true);
  std::map<std::string, int> firsts;
  constexpr int kSteps = 40;
  int asked = 0;
  for (int i = 0; i < kSteps; ++i) {
    for (int j = 0; i + j < kSteps; ++j) {
      const double cost = (i + 1.0 / 3) / kSteps, performance = (j + 1.0 / 3) / kSteps;
      ++asked;
      ++firsts[ask(cost, performance, 1 - cost - performance)[0]["offer"]];
    }
  }
  double sum = 0;
  for (const Json& winner : told["winners"]) {
    const double share = winner["share"];
    sum += share;
    EXPECT_NEAR(share, static_cast<double>(firsts[winner["offer"]]) / asked, 0.03) << winner["offer"];
    firsts.erase(winner["offer"]);
    EXPECT_EQ(ask(winner["weights"])[0]["offer"], winner["offer"]) << "at the center of its weights";
  }
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_TRUE(firsts.empty()) << "whoever is first somewhere can win";
}

TEST_F(DoubtOfOffers, TheNeededPriceIsWhereItsFirstPlaceBegins) {
  ask(0.4, 0.4, 0.2);
  const Json told = doubt();
  const std::map<std::string, double> prices = {{"alpha/fast/x/on_demand", 90}, {"beta/fast/x/on_demand", 70},
                                                {"gamma/slow/x/on_demand", 12}, {"gamma/faster/x/on_demand", 110},
                                                {"beta/slow/x/on_demand", 60},  {"alpha/faster/x/on_demand", 170}};
  int tried = 0;
  for (const Json& rival : told["rivals"]) {
    const std::string key = rival["offer"];
    if (rival["price_change_percent"].is_null()) continue;
    const double needed = prices.at(key) * (1 + rival["price_change_percent"].get<double>() / 100);
    const std::string provider = key.substr(0, key.find('/'));
    const std::string card = key.substr(provider.size() + 1, key.find('/', provider.size() + 1) - provider.size() - 1);
    offer(provider, card, std::to_string(needed * 0.999));
    EXPECT_EQ(ask(0.4, 0.4, 0.2)[0]["offer"], key);
    offer(provider, card, std::to_string(needed * 1.001));
    EXPECT_NE(ask(0.4, 0.4, 0.2)[0]["offer"], key);
    offer(provider, card, std::to_string(prices.at(key)));
    ++tried;
  }
  EXPECT_GE(tried, 2);
}

TEST_F(DoubtOfOffers, AnUnknownFactMakesAnOfferNotSeparable) {
  make_.sku("delta", "fast", {.accelerator = "fast"});
  make_.fact("eco.a", "delta", true);
  offer("delta", "fast", "20");
  ask(0.05, 0.05, 0.9);
  const Json told = doubt();
  EXPECT_EQ(told["first"].get<std::string>().substr(0, 5), "alpha");
  ASSERT_EQ(told["not_separable"]["offers"], 1);
  EXPECT_EQ(told["not_separable"]["named"][0]["unknown"], Json::array({"ecosystem"}));
}

TEST_F(DoubtOfOffers, WithoutAnAnswerThereIsNoDoubt) {
  EXPECT_EQ(doubt_document(session_).errors()[0].code, Code::no_catalog);
  ASSERT_TRUE(static_cast<bool>(session_.open(make_.snapshot())));
  EXPECT_EQ(doubt_document(session_).errors()[0].code, Code::no_question);
  ASSERT_TRUE(static_cast<bool>(session_.ask(R"({"require": {"providers": ["end"]}})")));
  EXPECT_EQ(doubt()["offers"], 0);
  EXPECT_EQ(doubt_document(session_, "nobody").errors()[0].code, Code::unknown_offer);
}

}  // namespace
}  // namespace steelyard
