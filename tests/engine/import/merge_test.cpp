// An import laid over a catalog: nothing of the catalog is lost, and what comes out keeps every promise of catalog.h.
#include "import/merge.h"

#include <gtest/gtest.h>

#include "catalog/snapshot.h"
#include "support/small_catalog.h"

namespace steelyard::test {
namespace {

const Day kNew = *parse_day("2026-11-15");
const Day kOld = *parse_day("2025-01-01");

ImportedOffer price(const Catalog& catalog, std::string provider, std::string sku, std::string region,
                    const std::string& amount, Day as_of = kNew) {
  ImportedOffer offer;
  offer.provider = std::move(provider);
  offer.sku = std::move(sku);
  offer.region = std::move(region);
  offer.price = *Rational::from_decimal(amount);
  offer.currency = "USD";
  offer.as_of = as_of;
  for (std::size_t i = 0; i < catalog.accelerators.id.size(); ++i) {
    if (catalog.text(catalog.accelerators.id[i]) == "nvidia-h100-sxm5-80") offer.accelerator = id_of<AcceleratorId>(i);
  }
  offer.count = Rational(8);
  offer.memory_gb = 80;
  offer.marks.add(ImportMark::imported);
  return offer;
}

// Every offer as "provider/sku/region price (older prices)", with its marks, in the catalog's order.
std::string told(const Catalog& c) {
  std::string text;
  for (std::size_t i = 0; i < c.offer_count(); ++i) {
    const std::size_t sku = row(c.offers.sku[i]);
    text.append(c.text(c.providers.id[row(c.skus.provider[sku])])).append("/").append(c.text(c.skus.name[sku]));
    text.append("/").append(c.text(c.regions.code[row(c.offers.region[i])])).append(" ");
    text += Rational::from_nano(c.offers.price[i]).to_shortest_decimal();
    for (std::uint32_t e = c.offers.evidence_begin[i]; e < c.offers.evidence_begin[i + 1]; ++e) {
      text += " was " + Rational::from_nano(c.evidence.price[e]).to_shortest_decimal();
    }
    for (std::size_t mark = 0; mark < c.marks.id.size(); ++mark) {
      if ((c.offers.marks[i] >> mark & 1) != 0) text.append(" ").append(c.text(c.marks.id[mark]));
    }
    text += "\n";
  }
  return text;
}

class Merge : public testing::Test {
 protected:
  Merge() {
    SmallCatalog make = three_clouds();
    make.mark("imported", true);
    make.mark("quoted", true);
    catalog_ = make.catalog();
  }
  // The same catalog with a mark on all offers of alpha's type.
  void mark_type(const std::string& mark) {
    SmallCatalog make = three_clouds();
    make.mark("imported", true);
    make.mark(mark, false);
    catalog_ = make.catalog();
    for (std::size_t i = 0; i < catalog_.marks.id.size(); ++i) {
      if (catalog_.text(catalog_.marks.id[i]) == mark) catalog_.skus.marks[0] = std::uint64_t{1} << i;
    }
  }
  // The merged catalog, written and opened again: whatever breaks a promise is refused there.
  Catalog merged(std::vector<ImportedOffer> offers) {
    Imported imported;
    imported.offers = std::move(offers);
    imported.regions = {{"delta", "de-north", "Hamburg", "DE", "EU"}};
    const std::vector<std::string> files = {"mine.csv"};
    const ImportRequest request{format_, "", "USD", kNew};
    const Result<Catalog> result = merge(catalog_, request, files, imported);
    EXPECT_TRUE(result);
    const Result<std::string> bytes = write_snapshot(*result);
    if (!bytes) ADD_FAILURE() << bytes.errors()[0].parameters[0].second;
    return bytes ? *open_snapshot(*bytes) : Catalog();
  }

  Catalog catalog_;
  Format format_ = Format::azure;  // a vendor's own list
};

TEST_F(Merge, OfNothingChangesNothing) { EXPECT_EQ(*write_snapshot(merged({})), *write_snapshot(catalog_)); }

TEST_F(Merge, ANewerPriceTakesThePlaceAndTheOldOneStaysAsEvidence) {
  const Catalog c = merged({price(catalog_, "alpha", "h100x8", "us-east", "50")});
  EXPECT_EQ(told(c), "alpha/h100x8/us-east 50 was 55.04 imported\nbeta/h100x8/eu-west 40\ngamma/a100x8/cn-north 16\n");
}

TEST_F(Merge, AnOlderPriceBecomesEvidence) {
  const Catalog c = merged({price(catalog_, "alpha", "h100x8", "us-east", "99", kOld)});
  EXPECT_EQ(told(c), "alpha/h100x8/us-east 55.04 was 99\nbeta/h100x8/eu-west 40\ngamma/a100x8/cn-north 16\n");
}

TEST_F(Merge, ALaterRecordOfSomebodyElseDoesNotTakeThePlaceOfTheVendorsList) {
  format_ = Format::skypilot;
  const Catalog c = merged({price(catalog_, "alpha", "h100x8", "us-east", "50")});
  EXPECT_EQ(told(c), "alpha/h100x8/us-east 55.04 was 50\nbeta/h100x8/eu-west 40\ngamma/a100x8/cn-north 16\n");
}

TEST_F(Merge, AQuoteHoldsThoughTheListIsNewer) {
  format_ = Format::quote;
  ImportedOffer quote = price(catalog_, "alpha", "h100x8", "us-east", "48", *parse_day("2026-10-01"));
  quote.marks = MarkSet();
  quote.marks.add(ImportMark::quoted);
  EXPECT_EQ(told(merged({quote})),
            "alpha/h100x8/us-east 48 was 55.04 quoted\nbeta/h100x8/eu-west 40\ngamma/a100x8/cn-north 16\n");
}

TEST_F(Merge, ANewPriceOfARetiredTypeIsStillOfARetiredType) {
  mark_type("retired");
  const Catalog c = merged(
      {price(catalog_, "alpha", "h100x8", "us-east", "50"), price(catalog_, "alpha", "h100x8", "us-south", "51")});
  EXPECT_NE(told(c).find("us-east 50 was 55.04 imported retired"), std::string::npos) << told(c);
  EXPECT_NE(told(c).find("us-south 51 imported retired"), std::string::npos) << told(c);
}

TEST_F(Merge, WhatTheCatalogDoesNotKnowIsAddedInItsOrder) {
  const Catalog c =
      merged({price(catalog_, "delta", "big", "de-north", "30"), price(catalog_, "beta", "a-type", "eu-west", "20"),
              price(catalog_, "beta", "h100x8", "ap-south", "41.5")});
  EXPECT_EQ(told(c),
            "alpha/h100x8/us-east 55.04\nbeta/a-type/eu-west 20 imported\nbeta/h100x8/ap-south 41.5 imported\n"
            "beta/h100x8/eu-west 40\ngamma/a100x8/cn-north 16\ndelta/big/de-north 30 imported\n");
  // Of a provider that only the file knows, no fact is known: unknown is no merit and no fault.
  const std::size_t delta = c.providers.id.size() - 1;
  for (std::size_t fact = 0; fact < c.facts.id.size(); ++fact) {
    EXPECT_EQ(c.facts.state[delta * c.facts.id.size() + fact], FactState::unknown);
  }
  EXPECT_EQ(c.text(c.regions.country.back()), "DE");
}

TEST_F(Merge, EveryReferenceFollowsItsRow) {
  const Catalog c = merged({price(catalog_, "alpha", "a-type", "a-region", "1")});
  const auto offer_of_basket = [](const Catalog& catalog, std::size_t i) {
    const std::size_t offer = row(catalog.basket[i]);
    return std::string(catalog.text(catalog.skus.name[row(catalog.offers.sku[offer])])) + " " +
           std::string(catalog.text(catalog.regions.code[row(catalog.offers.region[offer])]));
  };
  ASSERT_EQ(c.basket.size(), catalog_.basket.size());
  for (std::size_t i = 0; i < c.basket.size(); ++i) EXPECT_EQ(offer_of_basket(c, i), offer_of_basket(catalog_, i));
  EXPECT_EQ(c.text(c.sources.locator[row(c.offers.source[0])]), "mine.csv");
}

TEST_F(Merge, ADayAfterTheSnapshotsBecomesTheCatalogsDay) {
  const Day later = *parse_day("2027-03-01");
  EXPECT_EQ(merged({price(catalog_, "alpha", "h100x8", "us-east", "50", later)}).date, later);
  EXPECT_EQ(merged({price(catalog_, "alpha", "h100x8", "us-east", "50", kOld)}).date, catalog_.date);
}

TEST_F(Merge, MoreTypesThanThereAreNumbersForAreRefused) {
  std::vector<ImportedOffer> offers;
  for (int i = 0; i < 65'600; ++i) {
    offers.push_back(price(catalog_, "alpha", "type" + std::to_string(i), "us-east", "1"));
  }
  Imported imported;
  imported.offers = std::move(offers);
  const Result<Catalog> result = merge(catalog_, {Format::skypilot, "", "USD", kNew}, {}, imported);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.errors()[0].code, Code::too_many);
}

}  // namespace
}  // namespace steelyard::test
