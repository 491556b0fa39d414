// Reports of the small folder and of changes made to it, and what must hold of the real catalog.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "answer/offer_key.h"
#include "catalog/confidence.h"
#include "engine/pack/folder.h"
#include "report/conflicts.h"
#include "report/coverage.h"
#include "report/diff.h"
#include "report/review.h"

namespace steelyard {
namespace {

using test::Folder;

const std::string kAlpha = "providers/alpha/offers.csv";
const std::string kEast = "alpha/a100.8/east/on_demand";

const Catalog& real_catalog() {
  static const Catalog catalog = *open_snapshot(pack(STEELYARD_SOURCE "/data")->bytes);
  return catalog;
}

Day day(std::string_view text) { return *parse_day(text); }

std::string said(const FigureCoverage& figure) {
  return std::to_string(figure.known) + "/" + std::to_string(figure.unknown) + "/" + std::to_string(figure.stale);
}

std::string of(const std::vector<FigureCoverage>& figures, std::string_view name) {
  for (const FigureCoverage& figure : figures) {
    if (figure.figure == name) return said(figure);
  }
  return "";
}

TEST(Coverage, CountsKnownUnknownAndStale) {
  const Catalog catalog = Folder().catalog();
  const Coverage report = coverage(catalog, catalog.date);
  const ProviderCoverage& alpha = report.providers[0];
  EXPECT_EQ(alpha.offers, 5u);
  EXPECT_EQ(to_text(alpha.newest_price), "2026-10-01");
  EXPECT_EQ(alpha.facts_known, 3u);
  ASSERT_EQ(alpha.options.size(), 3u);
  EXPECT_EQ(alpha.options[0].option, PurchaseOption::on_demand);
  EXPECT_EQ(of(alpha.options[0].figures, "price"), "2/1/0");  // west is not published
  EXPECT_EQ(of(alpha.options[0].figures, "as_of"), "2/1/0");  // l4.half is undated
  EXPECT_EQ(of(alpha.options[0].figures, "fabric_gbps"), "2/1/0");
  EXPECT_EQ(alpha.options[1].option, PurchaseOption::spot);
  EXPECT_EQ(of(alpha.options[1].figures, "price"), "0/0/1");
  EXPECT_EQ(of(report.figures, "price"), "5/1/1");
  EXPECT_EQ(report.providers[1].facts_known, 1u);
}

TEST(Coverage, AgesCountToTheDayThatIsAskedFor) {
  const Catalog catalog = Folder().catalog();
  EXPECT_EQ(of(coverage(catalog, day("2027-12-01")).figures, "price"), "1/1/5");  // the undated one has no age
  EXPECT_FALSE(coverage(catalog, day("2028-10-31")).providers[1].outdated);
  EXPECT_TRUE(coverage(catalog, day("2028-11-01")).providers[1].outdated);
}

TEST(Coverage, EveryFigureAddsUpToTheOffers) {
  const Catalog& catalog = real_catalog();
  const Coverage report = coverage(catalog, catalog.date);
  std::size_t offers = 0;
  for (const ProviderCoverage& provider : report.providers) {
    std::size_t of_options = 0;
    for (const OptionCoverage& option : provider.options) {
      of_options += option.offers;
      for (const FigureCoverage& f : option.figures)
        EXPECT_EQ(f.known + f.unknown + f.stale, option.offers) << f.figure;
    }
    EXPECT_EQ(of_options, provider.offers);
    EXPECT_EQ(provider.facts_known + provider.facts_unknown, catalog.facts.id.size());
    offers += provider.offers;
  }
  EXPECT_EQ(offers, catalog.offer_count());
  for (const FigureCoverage& f : report.figures) EXPECT_EQ(f.known + f.unknown + f.stale, offers) << f.figure;
}

TEST(Conflicts, GiveBothFiguresAndTheSpread) {
  Folder folder;
  folder.append(kAlpha, "a100.8,east,,on_demand,,,,known,39.00,USD,node_hour,2026-11-01,survey,");
  const Catalog catalog = folder.catalog();
  const Conflicts report = conflicts(catalog, catalog.date);
  ASSERT_EQ(report.rows.size(), 1u);
  EXPECT_EQ(offer_key(catalog, report.rows[0].offer), kEast);
  EXPECT_EQ(report.rows[0].used.price, 32'500'000'000);
  ASSERT_EQ(report.rows[0].against.size(), 1u);
  EXPECT_EQ(report.rows[0].against[0].price, 39'000'000'000);
  EXPECT_EQ(report.rows[0].percent, 20.0);
  EXPECT_NE(to_json(catalog, report).find("\"low\":\"32.5\",\"high\":\"39\",\"percent\":20.0"), std::string::npos);
  EXPECT_TRUE(conflicts(catalog, day("2027-11-02")).rows.empty());  // the survey is older than a year by then
}

TEST(Conflicts, AreThoseThatAreMarked) {
  const Catalog& catalog = real_catalog();
  std::set<OfferId> listed;
  for (const ConflictRow& conflict : conflicts(catalog, catalog.date).rows) {
    listed.insert(conflict.offer);
    EXPECT_LE(conflict.low, conflict.high);
  }
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    bool marked = false;
    for (std::size_t m = 0; m < catalog.marks.id.size(); ++m) {
      const bool has = (catalog.offers.marks[i] >> m & 1) != 0;
      marked |= has && catalog.text(catalog.marks.id[m]) == "conflict";
    }
    EXPECT_EQ(listed.contains(id_of<OfferId>(i)), marked) << offer_key(catalog, id_of<OfferId>(i));
  }
}

TEST(Review, ListsWhatIsFarFromItsClass) {
  const Catalog& catalog = real_catalog();
  const Review report = review(catalog);
  EXPECT_FALSE(report.outliers.empty());
  double before = HUGE_VAL;
  for (const Outlier& outlier : report.outliers) {
    EXPECT_GT(distance(outlier), kOutlierFactor);
    EXPECT_LE(distance(outlier), before);
    before = distance(outlier);
    EXPECT_GE(outlier.members, kLeastClass);
  }
}

TEST(Review, ListsWhatIsDearerThanWhatItOughtToUndercut) {
  Folder folder;
  folder.edit(kAlpha, "12.00", "40.00");
  folder.edit(kAlpha, "20.25", "33.00");
  folder.append(kAlpha, "a100.8,east,,reserved,3y,no_upfront,,known,34.00,USD,node_hour,2026-10-01,alpha-list,");
  const Catalog catalog = folder.catalog();
  std::string list;
  for (const Dearer& dearer : review(catalog).dearer) {
    list += offer_key(catalog, dearer.offer) + " " + offer_key(catalog, dearer.against) + " " +
            std::string(mark_of(dearer.kind)) + "\n";
  }
  EXPECT_EQ(list, "alpha/a100.8/east/spot " + kEast + " spot_not_below_on_demand\n" +
                      "alpha/a100.8/east/reserved/1y/no_upfront " + kEast + " reserved_above_on_demand\n" +
                      "alpha/a100.8/east/reserved/3y/no_upfront " + kEast + " reserved_above_on_demand\n" +
                      "alpha/a100.8/east/reserved/3y/no_upfront alpha/a100.8/east/reserved/1y/no_upfront "
                      "longer_term_dearer\n");
}

std::string keys(const Catalog& catalog, const std::vector<OfferId>& offers) {
  std::string text;
  for (const OfferId offer : offers) text += offer_key(catalog, offer) + ";";
  return text;
}

TEST(Diff, OfASnapshotWithItselfIsEmpty) {
  const Catalog& catalog = real_catalog();
  const Diff nothing = diff(catalog, catalog);
  EXPECT_TRUE(nothing.added.empty() && nothing.removed.empty() && nothing.changed.empty() && nothing.figures.empty());
  std::size_t same = 0;
  for (const ProviderChanges& provider : nothing.providers) {
    EXPECT_EQ(provider.redated, 0u);
    same += provider.same;
  }
  EXPECT_EQ(same, catalog.offer_count());
}

TEST(Diff, TellsWhatChanged) {
  const Catalog older = Folder().catalog();
  Folder folder;
  folder.edit(kAlpha, "known,32.50", "known,39.00");
  folder.edit(kAlpha, "a100.8,east,,spot,,,,known,12.00,USD,node_hour,2026-10-01,alpha-list,\n", "");
  folder.append(kAlpha, "a100.8,west,,spot,,,,known,11.00,USD,node_hour,2026-10-01,alpha-list,");
  folder.edit(kAlpha, "a100.8,west,,on_demand,,,,not_published,,,", "a100.8,west,,on_demand,,,,known,30,USD,");
  folder.edit(kAlpha, "0.35,USD,node_hour,,survey", "0.35,USD,node_hour,2026-11-01,survey");
  folder.edit("providers/alpha/provider.json", "99.9", "99.95");
  folder.edit("providers/alpha/provider.json", "\"0.09\"", "\"0.08\"");
  folder.edit("providers/alpha/skus.csv", ",96,1152", ",112,1152");
  folder.edit("providers/beta/provider.json", "{\"value\": null}",
              "{\"value\": true, \"source\": \"beta-list\", \"confidence\": \"high\"}");
  const Catalog newer = folder.catalog();
  const Diff changes = diff(older, newer);
  EXPECT_EQ(keys(newer, changes.added), "alpha/a100.8/west/spot;");
  EXPECT_EQ(keys(older, changes.removed), "alpha/a100.8/east/spot;");
  ASSERT_EQ(changes.changed.size(), 2u);
  EXPECT_EQ(offer_key(newer, changes.changed[0].after), kEast);
  EXPECT_EQ(changes.changed[0].percent, 20.0);
  EXPECT_EQ(changes.changed[1].percent, std::nullopt);  // there was no price before
  std::string figures;
  for (const FigureChange& f : changes.figures) {
    figures += f.subject + " " + f.figure + ": " + f.before.value_or("-") + " -> " + f.after.value_or("-") + "\n";
  }
  EXPECT_EQ(figures,
            "alpha service.sla: 99.9 -> 99.95\n"
            "alpha transfer_out/east: free 100, 0.09 up to 10240, 0.085 up to 51200, 0.05 USD per GB -> "
            "free 100, 0.08 up to 10240, 0.085 up to 51200, 0.05 USD per GB\n"
            "alpha/a100.8 vcpus: 96 -> 112\n"
            "beta compliance.iso27001: unknown -> yes\n");
  const ProviderChanges& alpha = changes.providers[0];
  EXPECT_EQ(alpha.provider, "alpha");
  EXPECT_EQ(alpha.added + alpha.removed + alpha.changed, 4u);
  EXPECT_EQ(alpha.redated, 1u);
  EXPECT_EQ(alpha.same, 1u);
  EXPECT_EQ(alpha.figures, 3u);
}

// Any folder against any other: there and back is the same, with before and after exchanged.
TEST(Diff, IsAntisymmetric) {
  std::mt19937 random(1);
  const Catalog older = Folder().catalog();
  for (int round = 0; round < 20; ++round) {
    Folder folder;
    std::string kept;
    std::istringstream lines(folder.read(kAlpha));
    bool head = true;
    for (std::string line; std::getline(lines, line); head = false) {
      const bool basket = line.find("32.50") != std::string::npos;
      if (!head && !basket && random() % 3 == 0) continue;
      if (const auto at = line.find("12.00"); at != std::string::npos && random() % 2 == 0) line[at] = '9';
      kept += line + "\n";
    }
    folder.write(kAlpha, kept);
    const Catalog newer = folder.catalog();
    const Diff there = diff(older, newer);
    const Diff back = diff(newer, older);
    EXPECT_EQ(keys(newer, there.added), keys(newer, back.removed));
    EXPECT_EQ(keys(older, there.removed), keys(older, back.added));
    ASSERT_EQ(there.changed.size(), back.changed.size());
    for (std::size_t i = 0; i < there.changed.size(); ++i) {
      EXPECT_EQ(there.changed[i].before, back.changed[i].after);
      EXPECT_EQ(there.changed[i].after, back.changed[i].before);
    }
    // What is not there afterwards was removed, and the rest was there before.
    EXPECT_EQ(older.offer_count() - there.removed.size() + there.added.size(), newer.offer_count());
  }
}

TEST(Confidence, FollowsTheSourceAndWhatSpeaksAgainstTheFigure) {
  const auto confidence = [](const Catalog& catalog, const std::string& key, Day on) {
    return std::string(name(price_confidence(catalog, *find_offer(catalog, key), on)));
  };
  const Catalog catalog = Folder().catalog();
  EXPECT_EQ(confidence(catalog, kEast, catalog.date), "high");                             // the vendor's list
  EXPECT_EQ(confidence(catalog, kEast, day("2027-10-02")), "medium");                      // which grows old
  EXPECT_EQ(confidence(catalog, "alpha/a100.8/east/spot", catalog.date), "medium");        // a spot price: stale
  EXPECT_EQ(confidence(catalog, "alpha/a100.8/west/on_demand", catalog.date), "unknown");  // no price
  EXPECT_EQ(confidence(catalog, "alpha/l4.half/east/on_demand", catalog.date), "low");     // kept out: undated
  Folder contradicted;
  contradicted.append(kAlpha, "a100.8,east,,on_demand,,,,known,33.00,USD,node_hour,2026-11-01,survey,");
  const Catalog doubted = contradicted.catalog();
  EXPECT_EQ(confidence(doubted, kEast, doubted.date), "medium");
  Folder survey;
  survey.append(kAlpha, "a100.8,west,,spot,,,,known,10.00,USD,node_hour,2026-11-10,survey,");
  const Catalog third = survey.catalog();
  EXPECT_EQ(confidence(third, "alpha/a100.8/west/spot", third.date), "medium");
  EXPECT_EQ(confidence(third, "alpha/a100.8/west/spot", day("2026-12-11")), "low");
}

}  // namespace
}  // namespace steelyard
