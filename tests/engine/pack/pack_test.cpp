// The small folder, whose catalog can be told by hand.
#include "pack/pack.h"

#include <gtest/gtest.h>

#include "answer/offer_key.h"
#include "base/rational.h"
#include "catalog/conflict.h"
#include "engine/pack/folder.h"
#include "pack/refusals.h"

namespace steelyard {
namespace {

using test::Folder;

std::size_t offer(const Catalog& catalog, std::string_view key) {
  const std::optional<OfferId> found = find_offer(catalog, key);
  EXPECT_TRUE(found) << key;
  return found ? row(*found) : 0;
}

std::string price(const Catalog& catalog, std::string_view key) {
  const std::size_t i = offer(catalog, key);
  const Offers& t = catalog.offers;
  return Rational::from_nano(t.price[i]).to_shortest_decimal() + " " + std::string(catalog.text(t.currency[i])) + " " +
         to_text(t.as_of[i]);
}

std::string evidence(const Catalog& catalog, std::string_view key) {
  const std::size_t i = offer(catalog, key);
  std::string text;
  for (std::size_t k = catalog.offers.evidence_begin[i]; k < catalog.offers.evidence_begin[i + 1]; ++k) {
    text += Rational::from_nano(catalog.evidence.price[k]).to_shortest_decimal() + " " +
            to_text(catalog.evidence.as_of[k]) + ";";
  }
  return text;
}

std::string marks(const Catalog& catalog, std::string_view key) {
  std::string text;
  for (std::size_t i = 0; i < catalog.marks.id.size(); ++i) {
    if ((catalog.offers.marks[offer(catalog, key)] >> i & 1) != 0) {
      text += std::string(catalog.text(catalog.marks.id[i])) + ";";
    }
  }
  return text;
}

TEST(Pack, TheSmallFolderHasTheseOffers) {
  const Catalog catalog = Folder().catalog();
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) keys.push_back(offer_key(catalog, id_of<OfferId>(i)));
  const std::vector<std::string> wanted = {
      "alpha/a100.8/east/on_demand", "alpha/a100.8/east/spot",       "alpha/a100.8/east/reserved/1y/no_upfront",
      "alpha/a100.8/west/on_demand", "alpha/l4.half/east/on_demand", "beta/card/all/spot",
      "beta/card/cn-1/on_demand"};
  EXPECT_EQ(keys, wanted);
}

TEST(Pack, TheNewestRowGivesThePriceAndOlderOnesStay) {
  const Catalog catalog = Folder().catalog();
  EXPECT_EQ(price(catalog, "alpha/a100.8/east/on_demand"), "32.5 USD 2026-10-01");
  EXPECT_EQ(evidence(catalog, "alpha/a100.8/east/on_demand"), "30 2026-09-01;");
}

TEST(Pack, ANewerListPriceHoldsInTheRegion) {
  const Catalog catalog = Folder().catalog();
  EXPECT_EQ(price(catalog, "beta/card/cn-1/on_demand"), "14 CNY 2026-11-01");
  EXPECT_EQ(evidence(catalog, "beta/card/cn-1/on_demand"), "16 2026-10-01;");
}

TEST(Pack, AnAliasIsTheSkuItNames) {
  const Catalog catalog = Folder().catalog();  // the row in cn-1 says "old card"
  EXPECT_EQ(catalog.skus.name.size(), 3u);
  EXPECT_EQ(catalog.text(catalog.skus.name[2]), "card");
}

TEST(Pack, MarksComeFromTheSkuAndFromTheDataItself) {
  const Catalog catalog = Folder().catalog();
  EXPECT_EQ(marks(catalog, "alpha/a100.8/east/on_demand"), "");
  EXPECT_EQ(marks(catalog, "alpha/l4.half/east/on_demand"), "undated;fractional;");
  EXPECT_EQ(marks(catalog, "beta/card/all/spot"), "marketplace;");
}

TEST(Pack, WhatIsNotPublishedHasNoPrice) {
  const Catalog catalog = Folder().catalog();
  const std::size_t i = offer(catalog, "alpha/a100.8/west/on_demand");
  EXPECT_EQ(catalog.offers.state[i], PriceState::not_published);
  EXPECT_EQ(catalog.offers.price[i], 0);
  EXPECT_EQ(catalog.text(catalog.offers.currency[i]), "USD");
}

TEST(Pack, IdentityIsExact) {
  const Catalog catalog = Folder().catalog();
  const Skus& t = catalog.skus;
  EXPECT_EQ(t.accelerators_numerator, (std::vector<std::int32_t>{8, 1, 0}));
  EXPECT_EQ(t.accelerators_denominator, (std::vector<std::int32_t>{1, 2, 1}));
  EXPECT_EQ(t.node_sizes, (std::vector<std::uint16_t>{1, 8}));
  EXPECT_EQ(t.link[0], Link::nvswitch);
  EXPECT_EQ(t.bare_metal[2], Ternary::unknown);
  EXPECT_EQ(t.memory_gb[1], 12);
  EXPECT_EQ(t.usable_mib[1], 11'444);
  EXPECT_EQ(catalog.text(catalog.sources.id[row(t.usable_source[1])]), "survey");
  EXPECT_FALSE(is_known(t.usable_mib[0]));
  EXPECT_FALSE(is_known(t.vcpus[2]));
}

TEST(Pack, FactsKeepYesNoWordsNumbersAndSilenceApart) {
  const Catalog catalog = Folder().catalog();
  const Facts& t = catalog.facts;
  using enum FactState;
  EXPECT_EQ(t.state, (std::vector<FactState>{yes, text, number, unknown, no, unknown}));
  EXPECT_EQ(catalog.text(t.text[1]), "alphactl");
  EXPECT_EQ(t.number[2], 99.9);
  EXPECT_EQ(catalog.text(t.unit[2]), "% a month");
  EXPECT_EQ(catalog.text(t.note[0]), "all regions");
  EXPECT_EQ(t.source[3], kNone<SourceId>);
}

TEST(Pack, TariffsKeepTheirTiersAndPlaces) {
  const Catalog catalog = Folder().catalog();
  const Tariffs& t = catalog.tariffs;
  EXPECT_EQ(t.tiers_begin, (std::vector<std::uint32_t>{0, 3, 4, 5}));
  EXPECT_EQ(t.tier_up_to_nano[0], 10'240'000'000'000);
  EXPECT_EQ(t.tier_up_to_nano[2], INT64_MAX);
  EXPECT_EQ(t.tier_price[1], 85'000'000);
  EXPECT_EQ(t.free_nano[0], 100'000'000'000);
  EXPECT_EQ(t.region[0], RegionId{0});
  EXPECT_EQ(t.region[1], kNone<RegionId>);
  EXPECT_EQ(catalog.text(t.country[2]), "CN");
}

TEST(Pack, OnlyComparableBenchmarkResultsAreKept) {
  const Result<Packed> packed = Folder().pack();
  ASSERT_TRUE(packed);
  const MeasurementCounts& m = packed->report.measurements;
  EXPECT_EQ(m.read, 5u);
  EXPECT_EQ(m.kept, 1u);
  EXPECT_EQ(m.open_division, 1u);
  EXPECT_EQ(m.not_available, 1u);
  EXPECT_EQ(m.without_minutes, 1u);
  EXPECT_EQ(m.without_accelerator, 1u);
  const Catalog catalog = *open_snapshot(packed->bytes);
  EXPECT_EQ(catalog.measurements.minutes, std::vector<double>{24.5});
  EXPECT_EQ(catalog.measurements.provider, std::vector<ProviderId>{ProviderId{0}});  // "Alpha Inc" is alpha
}

TEST(Pack, TheReportAccountsForEveryRow) {
  const Result<Packed> packed = Folder().pack();
  ASSERT_TRUE(packed);
  const Report& report = packed->report;
  for (const ProviderCounts& counts : report.providers) EXPECT_EQ(counts.rows, counts.priced + counts.evidence);
  EXPECT_EQ(report.all.rows, 9u);
  EXPECT_EQ(report.all.priced, 7u);
  EXPECT_EQ(report.all.evidence, 2u);
  EXPECT_EQ(report.all.offers, 7u);
  EXPECT_EQ(report.all.unpriced, 1u);
  EXPECT_EQ(report.all.marked, 4u);
  EXPECT_EQ(report.all.unranked, 1u);
  EXPECT_EQ(report.list_priced, 1u);
  std::size_t stale = 0;
  for (std::size_t i = 0; i < report.marks.size(); ++i)
    stale += report.marks[i].id == "stale" ? report.all.by_mark[i] : 0;
  EXPECT_EQ(stale, 1u);
  EXPECT_NE(to_json(report).find("\"undated\":1"), std::string::npos);
  EXPECT_NE(to_text(report).find("beta"), std::string::npos);
  EXPECT_NE(to_text(report).find(report.hash), std::string::npos);
}

TEST(Pack, TheSameFolderGivesTheSameBytes) { EXPECT_EQ(Folder().pack()->bytes, Folder().pack()->bytes); }

TEST(Pack, TheBasketIsFoundByKey) {
  const Catalog catalog = Folder().catalog();
  ASSERT_EQ(catalog.basket.size(), 2u);
  EXPECT_EQ(offer_key(catalog, catalog.basket[1]), "beta/card/cn-1/on_demand");
}

TEST(Pack, TheRealDataIsSound) {
  const Result<Packed> packed = pack(STEELYARD_SOURCE "/data");
  if (!packed) {
    for (const Error& error : packed.errors()) ADD_FAILURE() << error.where << ": " << name(error.code);
    return;
  }
  const ProviderCounts& all = packed->report.all;
  EXPECT_GT(all.offers, 9'000u);
  EXPECT_EQ(all.rows, all.priced + all.evidence);
}

// What rows of one offer say of each other.

constexpr std::string_view kOffers = "providers/alpha/offers.csv";
constexpr std::string_view kEast = "alpha/a100.8/east/on_demand";

TEST(Resolve, TheVendorsOwnListIsUsedAndTheConflictIsMarked) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,33.00,USD,node_hour,2026-11-01,survey,");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(price(catalog, kEast), "32.5 USD 2026-10-01");
  EXPECT_EQ(evidence(catalog, kEast), "33 2026-11-01;30 2026-09-01;");
  EXPECT_EQ(marks(catalog, kEast), "conflict;");
  const std::optional<Conflict> conflict = find_conflict(catalog, *find_offer(catalog, kEast), catalog.date);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->low.to_shortest_decimal() + " " + conflict->high.to_shortest_decimal(), "32.5 33");
}

TEST(Resolve, AmongOthersTheNewerIsUsed) {
  Folder folder;
  folder.edit("sources.json", "alpha.example/prices\", \"kind\": \"vendor_list\"",
              "alpha.example/prices\", \"kind\": \"third_party\"");
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,33.00,USD,node_hour,2026-11-01,survey,");
  EXPECT_EQ(price(folder.catalog(), kEast), "33 USD 2026-11-01");
  EXPECT_EQ(marks(folder.catalog(), kEast), "conflict;");
}

TEST(Resolve, AStaleListOfTheVendorGivesWayToSomebodyElsesCurrentPrice) {
  Folder folder;
  folder.edit(std::string(kOffers), "2026-09-01", "2024-09-01");
  folder.edit(std::string(kOffers), "32.50,USD,node_hour,2026-10-01", "32.50,USD,node_hour,2024-10-01");
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,28.00,USD,node_hour,2026-08-01,survey,");
  EXPECT_EQ(price(folder.catalog(), kEast), "28 USD 2026-08-01");
  EXPECT_EQ(marks(folder.catalog(), kEast), "");  // what is stale contradicts nothing
}

TEST(Resolve, OneSourceDoesNotContradictItself) {
  Folder folder;  // 30 in September, 32.50 in October, both of the vendor's list
  const Catalog catalog = folder.catalog();
  EXPECT_FALSE(find_conflict(catalog, *find_offer(catalog, kEast), catalog.date));
}

TEST(Resolve, WhatRoundingExplainsIsNoConflict) {
  for (const auto& [amount, mark] : {std::pair{"32.504", ""}, {"32.496", ""}, {"32.52", "conflict;"}}) {
    Folder folder;
    const std::string row = "a100.8,east,,on_demand,,,,known," + std::string(amount);
    folder.append(std::string(kOffers), row + ",USD,node_hour,2026-10-05,survey,");
    EXPECT_EQ(marks(folder.catalog(), kEast), mark) << amount;
  }
  for (const auto& [amount, mark] : {std::pair{"4.06", ""}, {"4.07", "conflict;"}}) {  // 8 x 0.005 either way
    Folder folder;
    const std::string row = "a100.8,east,,on_demand,,,,known," + std::string(amount);
    folder.append(std::string(kOffers), row + ",USD,accelerator_hour,2026-10-05,survey,");
    EXPECT_EQ(marks(folder.catalog(), kEast), mark) << amount;
  }
}

TEST(Resolve, OfOneDayAndPriceTheStrongerSourceIsNamed) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,32.5,USD,node_hour,2026-10-01,survey,");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(catalog.text(catalog.sources.id[row(catalog.offers.source[offer(catalog, kEast)])]), "alpha-list");
  EXPECT_EQ(marks(catalog, kEast), "");
}

TEST(Resolve, PricesOfOneNodeAgreeHoweverTheyAreCounted) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,4.0625,USD,accelerator_hour,2026-10-01,survey,");
  EXPECT_EQ(marks(folder.catalog(), kEast), "");  // 8 x 4.0625 = 32.50
}

TEST(Resolve, ARowWithoutDateIsOlderThanAnyWith) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,99,USD,node_hour,,survey,");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(price(catalog, kEast), "32.5 USD 2026-10-01");
  EXPECT_EQ(evidence(catalog, kEast), "30 2026-09-01;99 ;");
}

TEST(Resolve, OfOneDayAPriceIsBeforeItsAbsence) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,not_published,,USD,node_hour,2026-10-01,survey,");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(price(catalog, kEast), "32.5 USD 2026-10-01");
  EXPECT_EQ(marks(catalog, kEast), "");
}

TEST(Resolve, AnOlderListPriceIsEvidence) {
  Folder folder;
  folder.edit("providers/beta/offers.csv", "16,CNY,accelerator_hour,2026-10-01", "16,CNY,accelerator_hour,2026-11-02");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(price(catalog, "beta/card/cn-1/on_demand"), "16 CNY 2026-11-02");
  EXPECT_EQ(evidence(catalog, "beta/card/cn-1/on_demand"), "14 2026-11-01;");
  EXPECT_FALSE(find_offer(catalog, "beta/card/all/on_demand"));
}

TEST(Resolve, SpotThatIsNoCheaperIsMarked) {
  Folder folder;
  folder.edit(std::string(kOffers), "known,12.00", "known,32.50");
  EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/spot"), "spot_not_below_on_demand;stale;");
}

TEST(Resolve, SpotOfAZoneIsHeldAgainstItsRegion) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,east-a,spot,,,,known,40,USD,node_hour,2026-10-01,survey,");
  EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/east-a/spot"), "spot_not_below_on_demand;stale;");
}

TEST(Marks, ACommitmentAboveOnDemandIsShownWithItsMark) {
  const std::string key = "alpha/a100.8/east/reserved/1y/no_upfront";
  Folder same;
  same.edit(std::string(kOffers), "20.25", "32.50");
  EXPECT_EQ(marks(same.catalog(), key), "");  // it saves nothing and costs nothing more
  Folder above;
  above.edit(std::string(kOffers), "20.25", "32.51");
  EXPECT_EQ(marks(above.catalog(), key), "reserved_above_on_demand;");
}

TEST(Marks, ThreeYearsAboveOneAreShownWithTheirMark) {
  Folder folder;
  const std::string three = "a100.8,east,,reserved,3y,no_upfront,,known,";
  folder.append(std::string(kOffers), three + "20.26,USD,node_hour,2026-10-01,alpha-list,");
  EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/reserved/3y/no_upfront"), "longer_term_dearer;");
  EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/reserved/1y/no_upfront"), "");
}

TEST(Marks, SpotAndListPricesAreStaleByRule) {
  // 30 days before 2026-11-30 is 10-31, 365 days before it 2025-11-30.
  for (const auto& [day, mark] : {std::pair{"2026-10-31", ""}, {"2026-10-30", "stale;"}}) {
    Folder folder;
    folder.edit(std::string(kOffers), "12.00,USD,node_hour,2026-10-01", "12.00,USD,node_hour," + std::string(day));
    EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/spot"), mark) << day;
  }
  for (const auto& [day, mark] : {std::pair{"2025-11-30", ""}, {"2025-11-29", "stale;"}}) {
    Folder folder;
    folder.edit(std::string(kOffers), "20.25,USD,node_hour,2026-10-01", "20.25,USD,node_hour," + std::string(day));
    EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/reserved/1y/no_upfront"), mark) << day;
  }
}

TEST(Marks, AVendorWithoutAPriceOfTwoYearsSaysSoOnAllItsOffers) {
  for (const auto& [date, mark] : {std::pair{"2028-10-31", "stale;"}, {"2028-11-01", "stale;old_price_list;"}}) {
    Folder folder;  // beta's newest price is of 2026-11-01
    folder.edit("snapshot.json", "2026-11-30", date);
    EXPECT_EQ(marks(folder.catalog(), "beta/card/cn-1/on_demand"), "marketplace;" + std::string(mark)) << date;
  }
}

TEST(Marks, ATypeIsRetiredFromItsDayOn) {
  for (const auto& [day, mark] : {std::pair{"2026-11-30", "retired;"}, {"2026-12-01", ""}}) {
    Folder folder;
    folder.edit("providers/alpha/provider.json", "\"submitters\"",
                "\"retired\": [{\"on\": \"" + std::string(day) +
                    "\", \"source\": \"alpha-list\", \"skus\": [\"a100.8\"]}], \"submitters\"");
    folder.edit("criteria.json", "\"alpha/a100.8/east/on_demand\", ", "");
    EXPECT_EQ(marks(folder.catalog(), kEast), mark) << day;
  }
}

TEST(Marks, APriceFarFromItsClassIsOnTheReviewList) {
  const auto row = [](const std::string& zone, const std::string& amount) {
    return "a100.8,west," + zone + ",on_demand,,,,known," + amount + ",USD,node_hour,2026-10-01,alpha-list,";
  };
  // With 32.50, 14 CNY a card (16 USD a node) and 32 x 3 the median of the class is 32.
  for (const auto& [amount, mark] :
       {std::pair{"128.00", ""}, {"128.01", "price_outlier;"}, {"7.99", "price_outlier;"}}) {
    Folder folder;
    for (const char* zone : {"a", "b", "c"}) folder.append(std::string(kOffers), row(zone, "32.00"));
    folder.append(std::string(kOffers), row("d", "32.00"));
    folder.append(std::string(kOffers), row("e", amount));
    EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/west/e/on_demand"), mark) << amount;
    EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/west/a/on_demand"), "");
  }
  Folder few;  // four do not make a class
  few.append(std::string(kOffers), row("a", "32.00"));
  few.append(std::string(kOffers), row("e", "999"));
  EXPECT_EQ(marks(few.catalog(), "alpha/a100.8/west/e/on_demand"), "");
}

TEST(Zones, WhatANameSaysMustHold) {
  Folder folder;  // numbers and letters of their own say nothing
  for (const std::string zone : {"1", "AD-2", "east-a"}) {
    folder.append(std::string(kOffers),
                  "a100.8,east," + zone + ",on_demand,,,,known,32,USD,node_hour,2026-10-01,survey,");
  }
  EXPECT_EQ(folder.faults(), "");
}

TEST(Refusals, AddUpToTheFaultsByProviderAndReason) {
  Folder folder;
  folder.edit(std::string(kOffers), "32.50", "0");
  folder.edit(std::string(kOffers), "20.25", "0");
  folder.edit("providers/beta/offers.csv", ",14,", ",-14,");
  folder.edit("marks.json", "false", "1");
  const Result<Packed> packed = folder.pack();
  ASSERT_FALSE(packed);
  std::string text;
  for (const Refusal& r : refusals(packed.errors())) {
    text += r.provider + " " + std::string(name(r.code)) + " " + std::to_string(r.faults) + ";";
  }
  EXPECT_EQ(text, " wrong_type 1;alpha not_positive 2;beta negative 1;");
}

TEST(Resolve, MarksThatMarksJsonDoesNotHaveAreLeftOut) {
  Folder folder;
  folder.edit("marks.json", "    {\"id\": \"undated\", \"ranked\": false},\n", "");
  EXPECT_EQ(marks(folder.catalog(), "alpha/l4.half/east/on_demand"), "fractional;");
}

}  // namespace
}  // namespace steelyard
