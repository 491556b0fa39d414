// The engine against the slow, obvious answer, over random small catalogs.
#include "oracle.h"

#include <gtest/gtest.h>

#include "answer/session.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

using test::PaperOffer;

class Random {
 public:
  explicit Random(std::uint32_t seed) : state_(seed * 2654435761u + 1) {}
  int below(int limit) {
    state_ = state_ * 1664525 + 1013904223;
    return static_cast<int>((state_ >> 8) % static_cast<std::uint32_t>(limit));
  }

 private:
  std::uint32_t state_;
};

struct Case {
  std::vector<PaperOffer> offers;
  std::string snapshot;
};

constexpr double kCnyPerUsd = 6.8;

Case random_case(Random& random) {
  Case c;
  test::SmallCatalog make;
  make.rate("USD", "CNY", "6.8");
  const double peaks[] = {125, 312, 989};
  for (int m = 0; m < 3; ++m) make.accelerator("model-" + std::to_string(m), {.bf16 = peaks[m]});
  for (int f = 0; f < 5; ++f) make.fact("ecosystem.fact" + std::to_string(f));
  const int providers = 2 + random.below(4);
  for (int p = 0; p < providers; ++p) {
    const std::string provider = "provider-" + std::to_string(p);
    const std::string currency = random.below(3) == 0 ? "CNY" : "USD";
    make.provider(provider, currency);
    PaperOffer facts;
    facts.facts_all = 5;
    for (int f = 0; f < 5; ++f) {
      const int state = random.below(3);
      if (state == 2) {
        ++facts.facts_unknown;
      } else {
        make.fact("ecosystem.fact" + std::to_string(f), provider, state == 1);
        facts.facts_has += state;
      }
    }
    const int skus = 1 + random.below(4);
    for (int s = 0; s < skus; ++s) {
      PaperOffer offer = facts;
      const int model = random.below(3);
      const std::string sku = "sku-" + std::to_string(s);
      offer.key = provider + "/" + sku + "/here/on_demand";
      offer.model = "model-" + std::to_string(model);
      offer.per_node = 1 << random.below(4);
      offer.peak = peaks[model];
      offer.currency = currency;
      const int cents = 1 + random.below(100'000);
      const bool published = random.below(8) != 0;
      offer.price = published ? cents / 100.0 : -1;
      make.sku(provider, sku, {.accelerator = offer.model, .accelerators = std::to_string(offer.per_node)});
      make.offer(provider, sku, "here",
                 published ? std::to_string(cents / 100) + "." + std::to_string(100 + cents % 100).substr(1) : "");
      c.offers.push_back(offer);
    }
  }
  make.criterion("performance", Measure::performance, 0.5);
  make.criterion("cost", Measure::cost, 0.3);
  make.criterion("ecosystem", Measure::share_of_facts, 0.2,
                 {"ecosystem.fact0", "ecosystem.fact1", "ecosystem.fact2", "ecosystem.fact3", "ecosystem.fact4"});
  std::vector<std::string> basket;
  for (const PaperOffer& offer : c.offers) {
    if (offer.price >= 0) basket.push_back(offer.key);
  }
  make.basket(basket);
  c.snapshot = make.snapshot();
  return c;
}

TEST(Oracle, AgreesOnOrderTotalsAndScores) {
  int compared = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    const Case c = random_case(random);
    std::vector<int> basket;
    bool peaks_differ = false;
    for (std::size_t i = 0; i < c.offers.size(); ++i) {
      if (c.offers[i].price < 0) continue;
      basket.push_back(static_cast<int>(i));
      peaks_differ = peaks_differ || c.offers[i].peak != c.offers[static_cast<std::size_t>(basket[0])].peak;
    }
    if (!peaks_differ) continue;  // an inert criterion: a test of its own
    Session session;
    ASSERT_TRUE(session.open(c.snapshot));
    const int count = 1 + random.below(20);
    const int hours = 1 + random.below(744);
    const std::string model = random.below(2) == 0 ? "" : "model-" + std::to_string(random.below(3));
    const int wp = 1 + random.below(9), wc = 1 + random.below(9), we = random.below(9);
    Json question = {{"workload", {{"accelerator", {{"count", count}}}, {"hours_per_month", hours}}},
                     {"weights", {{"performance", wp}, {"cost", wc}, {"ecosystem", we}}}};
    if (!model.empty()) question["workload"]["accelerator"]["models"] = {model};
    const Json answer = Json::parse(session.ask(question.dump())->document);
    const auto paper = test::on_paper(c.offers, basket, count, hours, model, wp, wc, we, kCnyPerUsd);
    ASSERT_EQ(answer["ranking"].size(), paper.size()) << seed;
    for (std::size_t i = 0; i < paper.size(); ++i) {
      const Json& place = answer["ranking"][i];
      EXPECT_NEAR(place["score"]["lower"].get<double>(), paper[i].score, 1e-9) << seed << " place " << i;
      if (i > 0 && std::abs(paper[i].score - paper[i - 1].score) < 1e-12) continue;  // a tie: either may come first
      if (i + 1 < paper.size() && std::abs(paper[i].score - paper[i + 1].score) < 1e-12) continue;
      EXPECT_EQ(place["offer"].get<std::string>(), paper[i].key) << seed << " place " << i;
      ASSERT_EQ(place["total"]["amount"].is_null(), !paper[i].total.has_value());
      if (paper[i].total) {
        EXPECT_NEAR(std::stod(place["total"]["amount"].get<std::string>()), *paper[i].total, 0.011);
      }
      ++compared;
    }
  }
  EXPECT_GT(compared, 200);
}

TEST(Oracle, AnOfferBetterOnEveryCriterionRanksAboveForAllWeights) {
  Random random(5);
  for (int round = 0; round < 20; ++round) {
    const Case c = random_case(random);
    Session session;
    ASSERT_TRUE(session.open(c.snapshot));
    for (int w = 0; w < 10; ++w) {
      const Json question = {
          {"weights",
           {{"performance", random.below(5)}, {"cost", random.below(5)}, {"ecosystem", 1 + random.below(5)}}}};
      const Json answer = Json::parse(session.ask(question.dump())->document);
      const Json& ranking = answer["ranking"];
      for (std::size_t above = 0; above < ranking.size(); ++above) {
        for (std::size_t below = above + 1; below < ranking.size(); ++below) {
          if (ranking[below]["rank"].is_null()) continue;
          const auto value = [&](std::size_t i, const char* what) { return ranking[i][what]; };
          const double dearer = std::stod(value(above, "total")["amount"].get<std::string>());
          const double cheaper = std::stod(value(below, "total")["amount"].get<std::string>());
          const double slower = value(above, "time")["speed"].get<double>();
          const double faster = value(below, "time")["speed"].get<double>();
          bool dominated = cheaper < dearer && faster > slower;
          for (std::size_t part = 0; part < 3; ++part) {
            dominated = dominated && ranking[below]["parts"][part]["lower"] >= ranking[above]["parts"][part]["lower"];
          }
          EXPECT_FALSE(dominated) << ranking[below]["offer"] << " under " << ranking[above]["offer"];
        }
      }
    }
  }
}

}  // namespace
}  // namespace steelyard
