#include "answer/session.h"

#include <gtest/gtest.h>

#include "answer/offer_key.h"
#include "base/json.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

using test::SmallCatalog;

class SessionTest : public testing::Test {
 protected:
  void open(const SmallCatalog& make) { opening_ = Json::parse(*session_.open(make.snapshot())); }
  Json ask(std::string_view question) {
    result_ = *session_.ask(question);
    return Json::parse(result_.document);
  }
  static std::vector<std::string> order(const Json& answer) {
    std::vector<std::string> keys;
    for (const Json& place : answer["ranking"]) keys.push_back(place["offer"].get<std::string>());
    return keys;
  }

  Session session_;
  Json opening_;
  AskResult result_;
};

TEST_F(SessionTest, AnswersTheCheapestFirstWhenOnlyCostWeighs) {
  open(test::three_clouds());
  const Json answer =
      ask(R"({"workload": {"accelerator": {"models": ["nvidia-h100-sxm5-80"], "count": 8, "per_node": 8},
                              "hours_per_month": 200, "months": 1}, "weights": {"cost": 1}})");
  EXPECT_EQ(order(answer),
            (std::vector<std::string>{"beta/h100x8/eu-west/on_demand", "alpha/h100x8/us-east/on_demand"}));
  const Json& alpha = answer["ranking"][1];
  EXPECT_EQ(alpha["bill"][0]["amount"], "11008.00");
  EXPECT_EQ(alpha["total"]["amount"], "11008.00");
  EXPECT_EQ(alpha["nodes"], 1);
  EXPECT_EQ(answer["counts"]["qualified"], 2);
  EXPECT_EQ(answer["excluded"][0]["reason"], "accelerator");
}

TEST_F(SessionTest, AgesCountToTheDayThatIsAskedFor) {
  SmallCatalog make = test::three_clouds();  // prices of 2026-11-01, a snapshot of 2026-11-30
  make.mark("stale", true);
  make.mark("old_price_list", true);
  open(make);
  const auto warned = [](const Json& answer) {
    std::string codes;
    for (const Json& warning : answer["warnings"]) {
      const auto code = warning["code"].get<std::string>();
      if (code == "stale_prices" || code == "old_price_lists") codes += code + ";";
    }
    return codes;
  };
  const auto first = [](const Json& answer) -> const Json& { return answer["ranking"][0]; };
  EXPECT_EQ(opening_["providers"][0]["newest_price"], "2026-11-01");
  EXPECT_EQ(opening_["providers"][0]["outdated"], false);
  const Json now = ask("{}");
  EXPECT_EQ(first(now)["price"]["age_days"], 29);
  EXPECT_EQ(first(now)["price"]["confidence"], "high");  // of the vendor's own list
  EXPECT_EQ(first(now)["price"]["spread"], Json());
  EXPECT_EQ(first(now)["marks"], Json::array());
  EXPECT_EQ(warned(now), "");
  const Json later = ask(R"({"as_of": "2027-11-02"})");
  EXPECT_EQ(later["question"]["as_of"], "2027-11-02");
  EXPECT_EQ(first(later)["price"]["age_days"], 366);
  EXPECT_EQ(first(later)["price"]["confidence"], "medium");
  EXPECT_EQ(first(later)["marks"], Json({"stale"}));
  EXPECT_EQ(warned(later), "stale_prices;");
  EXPECT_EQ(order(later), order(now));  // age is shown, not judged
  const Json years = ask(R"({"as_of": "2028-11-01"})");
  EXPECT_EQ(first(years)["marks"], Json({"old_price_list", "stale"}));
  EXPECT_EQ(warned(years), "stale_prices;old_price_lists;");
}

TEST_F(SessionTest, PartsAddUpToTheScoreAndLinesToTheTotal) {
  SmallCatalog make = test::three_clouds();
  make.tariff("alpha", {.tiers = {{"10", "0.09"}, {"", "0.085"}}});
  open(make);
  const Json answer = ask(R"({"workload": {"transfer_out_gb_per_month": 33.3}})");
  ASSERT_EQ(answer["ranking"].size(), 3u);
  for (const Json& place : answer["ranking"]) {
    double lower = 0, upper = 0;
    for (const Json& part : place["parts"]) {
      lower += part["lower"].get<double>();
      upper += part["upper"].get<double>();
    }
    EXPECT_EQ(lower, place["score"]["lower"].get<double>());
    EXPECT_EQ(upper, place["score"]["upper"].get<double>());
    Rational sum = 0;
    for (const Json& line : place["bill"]) {
      if (!line["amount"].is_null()) sum = sum + *Rational::from_decimal(line["amount"].get<std::string>());
    }
    EXPECT_EQ(sum.to_decimal(2), place["total"]["list_amount"].get<std::string>());
  }
}

TEST_F(SessionTest, LeavesOutThePartsThatAreNotWanted) {
  open(test::three_clouds());
  Json with = ask(R"({"want": ["bill"]})");
  EXPECT_EQ(with["ranking"], ask("{}")["ranking"]);
  const Json without = ask(R"({"want": []})");
  for (Json& place : with["ranking"]) {
    place.erase("bill");
    place.erase("per");
  }
  EXPECT_EQ(without["ranking"], with["ranking"]);
  const Json reasons = Json::parse(*session_.explain(without["ranking"][0]["offer"].get<std::string>()));
  EXPECT_FALSE(reasons["place"]["bill"].empty());
}

// Two of the three clouds are within the budget, one of them on the wrong continent: dropping that requirement regains
// the one, not what the budget would leave out anyway.
TEST_F(SessionTest, ABudgetCountsForWhatDroppingAnotherRequirementRegains) {
  open(test::three_clouds());
  const auto excluded = [](const Json& answer, const std::string& reason) {
    for (const Json& exclusion : answer["excluded"]) {
      if (exclusion["reason"] == reason) return exclusion;
    }
    return Json();
  };
  const char* in_china = R"("require": {"countries": ["CN"], "budget": )";
  const Json answer = ask("{" + std::string(in_china) + "30000}}");
  EXPECT_EQ(answer["counts"]["qualified"], 1);
  EXPECT_EQ(excluded(answer, "country")["offers"], 2);
  EXPECT_EQ(excluded(answer, "country")["regained"], 1);
  EXPECT_EQ(excluded(ask("{" + std::string(in_china) + "50000}}"), "country")["regained"], 2);
}

TEST_F(SessionTest, RefusesAPartThatItCannotWriteAndKeepsTheLastQuestion) {
  open(test::three_clouds());
  ask("{}");
  const auto refused = session_.ask(R"({"want": ["bill", "mix"]})");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.errors()[0].code, Code::part_not_here);
  EXPECT_EQ(refused.errors()[0].where, "/want/1");
  EXPECT_TRUE(static_cast<bool>(session_.explain("alpha/h100x8/us-east/on_demand")));
}

TEST_F(SessionTest, AnOfferWithoutAPublishedPriceStandsLastAsSuch) {
  SmallCatalog make = test::three_clouds();
  make.sku("gamma", "npu", {.accelerator = "nvidia-h100-sxm5-80"});
  make.offer("gamma", "npu", "cn-north", "");
  open(make);
  const Json answer = ask(R"({"weights": {"performance": 1}})");
  const Json& last = answer["ranking"].back();
  EXPECT_EQ(last["offer"], "gamma/npu/cn-north/on_demand");
  EXPECT_TRUE(last["rank"].is_null());
  EXPECT_EQ(last["price"]["state"], "not_published");
  EXPECT_TRUE(last["total"]["amount"].is_null());
  EXPECT_EQ(answer["counts"]["unpriced"], 1);
}

TEST_F(SessionTest, ScoresDoNotDependOnWhichOffersPassOrAreThere) {
  open(test::three_clouds());
  const auto score = [](const Json& answer, std::string_view key) {
    for (const Json& place : answer["ranking"]) {
      if (place["offer"] == key) return place["score"]["lower"].get<double>();
    }
    return -1e9;
  };
  const char* alpha = "alpha/h100x8/us-east/on_demand";
  const double all = score(ask("{}"), alpha);
  EXPECT_EQ(score(ask(R"({"require": {"providers": ["alpha"]}})"), alpha), all);
  SmallCatalog more = test::three_clouds();
  more.sku("beta", "tiny", {.accelerator = "nvidia-a100-sxm4-80", .accelerators = "1"});
  more.offer("beta", "tiny", "eu-west", "0.01");
  open(more);
  EXPECT_EQ(score(ask("{}"), alpha), all);
}

TEST_F(SessionTest, TheAskedCurrencyReordersNothing) {
  SmallCatalog make = test::three_clouds();
  make.provider("gamma", "CNY");
  open(make);
  const Json dollars = ask("{}");
  const Json yuan = ask(R"({"currency": "CNY"})");
  EXPECT_EQ(order(dollars), order(yuan));
  EXPECT_EQ(yuan["ranking"][0]["total"]["currency"], "CNY");
  bool said = false;
  for (const Json& warning : dollars["warnings"]) said = said || warning["code"] == "converted";
  EXPECT_TRUE(said) << "a conversion is never silent";
}

TEST_F(SessionTest, AConvertedBillNamesItsRateAndWhereThatIsFrom) {
  open(test::three_clouds());
  ask(R"({"currency": "CNY"})");
  const Json yuan = Json::parse(*session_.explain("alpha/h100x8/us-east/on_demand"));
  ASSERT_EQ(yuan["exchange"].size(), 1u);
  EXPECT_EQ(yuan["exchange"][0]["per_base"], "6.8012");
  EXPECT_TRUE(yuan["sources"].contains(yuan["exchange"][0]["source"].get<std::string>()));
  ask("{}");
  EXPECT_TRUE(Json::parse(*session_.explain("alpha/h100x8/us-east/on_demand"))["exchange"].empty());
}

TEST_F(SessionTest, ABudgetLeavesOutWhatIsAboveItAndWhatMayBe) {
  SmallCatalog make = test::three_clouds();
  make.sku("gamma", "npu", {.accelerator = "nvidia-h100-sxm5-80"});
  make.offer("gamma", "npu", "cn-north", "");
  open(make);
  const Json answer = ask(R"({"workload": {"hours_per_month": 100}, "require": {"budget": "4000"}})");
  EXPECT_EQ(answer["counts"]["qualified"], 2);
  std::vector<std::string> reasons;
  for (const Json& exclusion : answer["excluded"]) reasons.push_back(exclusion["reason"].get<std::string>());
  EXPECT_EQ(reasons, (std::vector<std::string>{"budget", "budget_unknown"}));
}

TEST_F(SessionTest, ABudgetOfExactlyTheBillIsWithin) {
  SmallCatalog make = test::three_clouds();
  make.sku("gamma", "odd", {.accelerator = "nvidia-a100-sxm4-80"});
  make.offer("gamma", "odd", "cn-north", "2.744");  // 730 hours: 2003.12, and a little more as a product of doubles
  open(make);
  EXPECT_EQ(ask(R"({"require": {"budget": "2003.12"}})")["counts"]["qualified"], 1);
  EXPECT_EQ(ask(R"({"require": {"budget": "2003.11"}})")["counts"]["qualified"], 0);
}

TEST_F(SessionTest, NoPurchaseOptionIsRequiredByAnEmptyList) {
  SmallCatalog make = test::three_clouds();
  make.offer("alpha", "h100x8", "us-east", "30", {.option = PurchaseOption::reserved});
  open(make);
  EXPECT_EQ(ask("{}")["counts"]["qualified"], 3);
  const Json any = ask(R"({"require": {"options": []}})");
  EXPECT_EQ(any["counts"]["qualified"], 4);
  EXPECT_EQ(ask(any["question"].dump())["counts"], any["counts"]) << "the answer's question asks the same";
}

TEST_F(SessionTest, AJobIsBilledForTheTimeItTakes) {
  open(test::three_clouds());
  const Json answer = ask(R"({"workload": {"accelerator": {"count": 8, "models": ["nvidia-h100-sxm5-80"]},
                              "benchmark": "mlperf-training/resnet", "runs": 4}, "weights": {"cost": 1}})");
  EXPECT_EQ(answer["ranking"][0]["time"]["hours"], 1);
  EXPECT_EQ(answer["ranking"][0]["time"]["evidence"], "measured");
  EXPECT_EQ(answer["ranking"][0]["total"]["amount"], "40.00");
}

TEST_F(SessionTest, ALimitShortensTheDocumentAndNotTheColumns) {
  open(test::three_clouds());
  const Json answer = ask(R"({"limit": 1, "want": ["columns"]})");
  EXPECT_EQ(answer["ranking"].size(), 1u);
  EXPECT_EQ(answer["counts"]["shown"], 1);
  EXPECT_EQ(result_.columns.offer.size(), 3u);
  EXPECT_EQ(result_.columns.rank, (std::vector<std::uint32_t>{1, 2, 3}));
  ask(R"({"limit": 1})");
  EXPECT_TRUE(result_.columns.offer.empty()) << "not wanted";
}

TEST_F(SessionTest, AMovedWeightGivesTheAnswerOfAFreshSession) {
  open(test::three_clouds());
  ask(R"({"weights": {"cost": 1}})");
  const std::string moved = session_.ask(R"({"weights": {"cost": 1, "performance": 3}})")->document;
  Session fresh;
  ASSERT_TRUE(fresh.open(test::three_clouds().snapshot()));
  EXPECT_EQ(fresh.ask(R"({"weights": {"cost": 1, "performance": 3}})")->document, moved);
}

TEST_F(SessionTest, ExplainsAnOfferDownToItsSources) {
  open(test::three_clouds());
  ask("{}");
  const Json reasons = Json::parse(*session_.explain("alpha/h100x8/us-east/on_demand"));
  EXPECT_EQ(reasons["place"]["offer"], "alpha/h100x8/us-east/on_demand");
  EXPECT_EQ(reasons["price_evidence"][0]["amount"], "55.04");
  EXPECT_EQ(reasons["sources"]["list"]["title"], "Price list");
  EXPECT_TRUE(reasons["failed"].empty());
  EXPECT_EQ(reasons["criteria"].size(), 4u);
  EXPECT_EQ(reasons["criteria"][2]["facts"][0]["state"], "yes");
}

TEST_F(SessionTest, ExplainsMemoryByTwoFigures) {
  SmallCatalog make = test::three_clouds();
  make.accelerator("nvidia-l4-pcie-24", {.bf16 = 121, .memory_gb = 24});
  make.sku("alpha", "l4",
           {.accelerator = "nvidia-l4-pcie-24", .accelerators = "1", .memory_gb = 24, .usable_mib = 22'888});
  make.offer("alpha", "l4", "us-east", "0.8");
  open(make);
  ask("{}");
  const Json both = Json::parse(*session_.explain("alpha/l4/us-east/on_demand"));
  EXPECT_EQ(both["place"]["accelerator"]["memory_gb"], 24);
  EXPECT_EQ(both["sku"]["usable_mib"], 22'888);
  EXPECT_EQ(both["sku"]["usable_source"], "list");
  const Json nominal = Json::parse(*session_.explain("alpha/h100x8/us-east/on_demand"));
  EXPECT_TRUE(nominal["sku"]["usable_mib"].is_null());
  EXPECT_TRUE(nominal["sku"]["usable_source"].is_null());
}

TEST_F(SessionTest, ExplainsWhyAnOfferIsLeftOut) {
  open(test::three_clouds());
  EXPECT_TRUE(ask(R"({"require": {"providers": ["beta"], "countries": ["CN"]}})").contains("ranking"));
  const Json reasons = Json::parse(*session_.explain("alpha/h100x8/us-east/on_demand"));
  EXPECT_EQ(reasons["failed"], Json::parse(R"(["provider", "country"])"));
  EXPECT_EQ(reasons["place"]["bill"][0]["rate"], "55.04");
}

TEST_F(SessionTest, RefusalsNameTheirReasonAndKeepWhatWasThere) {
  EXPECT_EQ(session_.ask("{}").errors()[0].code, Code::no_catalog);
  EXPECT_EQ(session_.explain("x").errors()[0].code, Code::no_catalog);
  open(test::three_clouds());
  EXPECT_EQ(session_.explain("x").errors()[0].code, Code::no_question);
  const Json before = ask("{}");
  EXPECT_EQ(session_.open("garbage").errors()[0].code, Code::snapshot_not_ours);
  EXPECT_EQ(session_.ask("{]").errors()[0].code, Code::not_json);
  EXPECT_EQ(ask("{}"), before);
  const Json unknown = Json::parse(write_errors(session_.explain("alpha/h100x8/us-east/on-demand").errors()));
  EXPECT_EQ(unknown["errors"][0]["code"], "unknown_offer");
  EXPECT_EQ(unknown["errors"][0]["parameters"]["nearest"], "alpha/h100x8/us-east/on_demand");
}

TEST_F(SessionTest, EchoesHostileTextHarmlessly) {
  open(test::three_clouds());
  for (const std::string& text : {std::string("{\"currency\": \"\xff\xfe\"}"), std::string("{\"<script>\": 1}"),
                                  std::string("{\"a\\u0000b\": 1}"), std::string(1, '\0'), std::string()}) {
    const Result<AskResult> result = session_.ask(text);
    ASSERT_FALSE(result);
    EXPECT_FALSE(Json::parse(write_errors(result.errors()), nullptr, false).is_discarded());
  }
}

TEST_F(SessionTest, OpensWithWhatAPageNeedsForItsControls) {
  open(test::three_clouds());
  EXPECT_EQ(opening_["providers"].size(), 3u);
  EXPECT_EQ(opening_["providers"][0]["offers"], 1);
  EXPECT_EQ(opening_["accelerators"][1]["offers"], 2);
  EXPECT_EQ(opening_["criteria"][0]["weight"], 0.4);
  EXPECT_EQ(opening_["catalog"]["hash"].get<std::string>().size(), 32u);
}

TEST(OfferKey, FindsEveryOfferByItsKey) {
  const Catalog catalog = test::three_clouds().catalog();
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    EXPECT_EQ(find_offer(catalog, offer_key(catalog, id_of<OfferId>(i))), id_of<OfferId>(i));
  }
  EXPECT_FALSE(find_offer(catalog, "alpha/h100x8/us-east"));
}

}  // namespace
}  // namespace steelyard
