// The small folder, whose catalog can be told by hand.
#include "pack/pack.h"

#include <gtest/gtest.h>

#include "answer/offer_key.h"
#include "base/rational.h"
#include "engine/pack/folder.h"

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
  EXPECT_EQ(report.all.marked, 3u);
  EXPECT_EQ(report.all.unranked, 1u);
  EXPECT_EQ(report.list_priced, 1u);
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

TEST(Resolve, OfOneDayTheHigherPriceIsUsedAndTheConflictIsMarked) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,,on_demand,,,,known,33.00,USD,node_hour,2026-10-01,survey,");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(price(catalog, kEast), "33 USD 2026-10-01");
  EXPECT_EQ(evidence(catalog, kEast), "32.5 2026-10-01;30 2026-09-01;");
  EXPECT_EQ(marks(catalog, kEast), "conflict;");
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
  EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/spot"), "spot_not_below_on_demand;");
}

TEST(Resolve, SpotOfAZoneIsHeldAgainstItsRegion) {
  Folder folder;
  folder.append(std::string(kOffers), "a100.8,east,east-a,spot,,,,known,40,USD,node_hour,2026-10-01,survey,");
  EXPECT_EQ(marks(folder.catalog(), "alpha/a100.8/east/east-a/spot"), "spot_not_below_on_demand;");
}

TEST(Resolve, MarksThatMarksJsonDoesNotHaveAreLeftOut) {
  Folder folder;
  folder.edit("marks.json", "    {\"id\": \"undated\", \"ranked\": false},\n", "");
  EXPECT_EQ(marks(folder.catalog(), "alpha/l4.half/east/on_demand"), "fractional;");
}

}  // namespace
}  // namespace steelyard
