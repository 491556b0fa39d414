// Calculations, and verdicts that are made of other verdicts.
#include <gtest/gtest.h>

#include "engine/claims/judged.h"

namespace steelyard {
namespace {

using test::ClaimsFolder;

std::string arithmetic(std::string_view left, std::string_view relation, std::string_view right,
                       std::string_view rest = "") {
  return R"({"kind": "arithmetic", "left": )" + std::string(left) + ", \"relation\": \"" + std::string(relation) +
         "\", \"right\": " + std::string(right) + std::string(rest) + "}";
}

TEST(Arithmetic, GoesFromLeftToRight) {
  ClaimsFolder folder;
  EXPECT_EQ(
      folder.judged(arithmetic(R"({"op": "subtract", "args": [1, {"op": "divide", "args": [{"claim": "C1"}, 4, 2]}]})",
                               "equals", "0.375")),
      "confirmed: equal confirmed left=0.375 relation=equals right=0.375 "
      "left_side=1 - (C1 (5) / 4 / 2) = 0.375 right_side=0.375 tolerance=0.0001");
  EXPECT_EQ(folder.verdict(arithmetic(R"({"op": "add", "args": [0.1, 0.2]})", "equals", "0.3")), "confirmed");
  EXPECT_EQ(folder.verdict(arithmetic(R"({"op": "multiply", "args": [2, 3]})", "equals", "6")), "confirmed");
}

TEST(Arithmetic, OfArticlesAloneIsInconsistentAndOfTheCatalogContradicted) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.verdict(arithmetic(R"({"claim": "C1"})", "at_most", "4")), "inconsistent");
  EXPECT_EQ(
      folder.verdict(arithmetic(R"({"accelerator": "nvidia-l4-pcie-24", "column": "memory_gb"})", "at_most", "23")),
      "contradicted");
  EXPECT_EQ(folder.verdict(arithmetic(
                "5", "at_least",
                R"({"op": "divide", "args": [{"accelerator": "nvidia-l4-pcie-24", "column": "memory_gb"}, 2]})")),
            "contradicted");
}

TEST(Arithmetic, BoundsIncludeThemselvesAndEqualityHasATolerance) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.verdict(arithmetic("3", "at_least", "3")), "confirmed");
  EXPECT_EQ(folder.verdict(arithmetic("3", "at_most", "3")), "confirmed");
  EXPECT_EQ(folder.verdict(arithmetic("3", "at_most", "2.9999")), "inconsistent");
  EXPECT_EQ(folder.verdict(arithmetic("1.99397", "equals", "1.99")), "inconsistent");
  EXPECT_EQ(folder.verdict(arithmetic("1.99397", "equals", "1.99", ", \"tolerance\": 0.005")), "confirmed");
}

TEST(Arithmetic, WhatIsUnknownLeavesItOpen) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(arithmetic(R"({"accelerator": "nvidia-a100-sxm4-80", "column": "fp8"})", "equals", "1")),
            "not_checkable: calculation_lacks not_checkable missing=nvidia-a100-sxm4-80 fp8");
  EXPECT_EQ(folder.judged(arithmetic("1", "equals", R"({"op": "divide", "args": [1, 0]})")),
            "not_checkable: calculation_lacks not_checkable missing=0 = 0");
}

TEST(Arithmetic, ABenchmarkIsTheFastestOrSlowestPublishedResult) {
  ClaimsFolder folder;
  // Of the open division, of a preview and of other counts nothing counts.
  folder.append(
      "benchmarks/mlperf_training.csv",
      "v5.1,Somebody,slow,mlperf-training/bert,closed,available,nvidia-a100-sxm4-80,8,1,30,29,31,10,10,,,,0,mlperf,x");
  folder.append("benchmarks/mlperf_training.csv",
                "v5.1,Somebody,large,mlperf-training/"
                "bert,closed,available,nvidia-a100-sxm4-80,16,2,12,11,13,10,10,,,,0,mlperf,x");
  const auto minutes = [&](std::string_view count, std::string_view pick) {
    return folder.judged(
        arithmetic(R"({"benchmark": "mlperf-training/bert", "accelerator": "nvidia-a100-sxm4-80", "accelerators": )" +
                       std::string(count) + ", \"pick\": \"" + std::string(pick) + "\"}",
                   "at_most", "24.5"));
  };
  EXPECT_EQ(minutes("8", "fastest"),
            "confirmed: holds confirmed left=24.5 relation=at_most right=24.5 "
            "left_side=min mlperf-training/bert, 8 x nvidia-a100-sxm4-80 (24.5) right_side=24.5");
  EXPECT_EQ(minutes("8", "slowest").substr(0, 12), "contradicted");
  EXPECT_EQ(minutes("4", "slowest"),
            "not_checkable: calculation_lacks not_checkable missing=max mlperf-training/bert, 4 x nvidia-a100-sxm4-80");
}

constexpr std::string_view kYes =
    R"({"kind": "fact", "provider": "alpha", "fact": "compliance.iso27001", "holds": true})";
constexpr std::string_view kNo = R"({"kind": "fact", "provider": "beta", "fact": "ecosystem.cli", "holds": true})";
constexpr std::string_view kSilent =
    R"({"kind": "fact", "provider": "beta", "fact": "compliance.iso27001", "holds": true})";
const std::string kWrong = arithmetic("1", "equals", "2");

std::string all(std::initializer_list<std::string_view> checks) {
  std::string text;
  for (const std::string_view check : checks) text.append(text.empty() ? "" : ", ").append(check);
  return "{\"kind\": \"all\", \"checks\": [" + text + "]}";
}

TEST(All, TheWorstPartDecidesAndEveryPartIsShown) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(all({kYes, kNo, kSilent})),
            "contradicted: fact_yes confirmed provider=alpha fact=compliance.iso27001; "
            "fact_no contradicted provider=beta fact=ecosystem.cli; "
            "fact_unknown not_checkable provider=beta fact=compliance.iso27001");
  EXPECT_EQ(folder.verdict(all({kSilent, kWrong})), "inconsistent");
  EXPECT_EQ(folder.verdict(all({kWrong, kNo})), "contradicted");
  EXPECT_EQ(folder.verdict(all({kSilent, kYes})), "not_checkable");
  EXPECT_EQ(folder.verdict(all({kYes, kYes})), "confirmed");
}

std::string with_check(std::string_view check) { return "\"check\": " + std::string(check); }
std::string resting_on(std::string_view id) {
  return with_check(R"({"kind": "rests_on", "claims": [")" + std::string(id) + "\"]}");
}

TEST(RestsOn, IsAsGoodAsItsReasons) {
  ClaimsFolder folder;
  const auto resting = [&](std::string_view check) {
    // The claim comes before the one that it rests on.
    folder.claims(ClaimsFolder::claim("C2", resting_on("C1")) + ", " + ClaimsFolder::claim("C1", with_check(check)));
    const Json claims = folder.document();
    return ClaimsFolder::told(claims[0]["verdict"].get<std::string>(), claims[0]["findings"]);
  };
  EXPECT_EQ(resting(kNo), "contradicted: rests_on contradicted claim=C1 verdict=contradicted");
  EXPECT_EQ(resting(kWrong), "contradicted: rests_on inconsistent claim=C1 verdict=inconsistent");
  EXPECT_EQ(resting(kYes), "not_checkable: rests_on confirmed claim=C1 verdict=confirmed");
  EXPECT_EQ(resting(kSilent), "not_checkable: rests_on not_checkable claim=C1 verdict=not_checkable");
}

std::string readings(std::string_view first, std::string_view second) {
  return R"("readings": [{"reading": "one", "reading_zh": "yi", "check": )" + std::string(first) +
         R"(}, {"reading": "two", "reading_zh": "er", "check": )" + std::string(second) + "}]";
}

TEST(Readings, ThatDifferLeaveTheVerdictToTheReader) {
  ClaimsFolder folder;
  folder.claims(ClaimsFolder::claim("C1", readings(kYes, kNo)));
  const Json claim = folder.document()[0];
  EXPECT_EQ(claim["verdict"], "depends_on_reading");
  EXPECT_FALSE(claim.contains("findings"));
  EXPECT_EQ(claim["readings"][0]["reading"], "one");
  EXPECT_EQ(claim["readings"][0]["verdict"], "confirmed");
  EXPECT_EQ(claim["readings"][1]["reading_zh"], "er");
  EXPECT_EQ(claim["readings"][1]["findings"][0]["code"], "fact_no");
}

TEST(Readings, ThatAgreeHaveOneVerdict) {
  ClaimsFolder folder;
  folder.claims(ClaimsFolder::claim("C1", readings(kNo, kNo)));
  EXPECT_EQ(folder.document()[0]["verdict"], "contradicted");
}

TEST(Elsewhere, IsShownOnlyWhereTheFigureFitsAndHasNoPartInTheVerdict) {
  ClaimsFolder folder;
  folder.claims(ClaimsFolder::claim("C1", with_check(kNo) + ", \"elsewhere\": " + std::string(kYes)) + ", " +
                ClaimsFolder::claim("C2", with_check(kYes) + ", \"elsewhere\": " + std::string(kNo)));
  const Json claims = folder.document();
  EXPECT_EQ(claims[0]["verdict"], "contradicted");
  EXPECT_EQ(claims[0]["elsewhere"]["findings"][0]["code"], "fact_yes");
  EXPECT_EQ(claims[1]["verdict"], "confirmed");
  EXPECT_FALSE(claims[1].contains("elsewhere"));
}

TEST(Document, CarriesTheClaimAndItsSourcesInFull) {
  ClaimsFolder folder;
  folder.claims(ClaimsFolder::claim("C1", "\"unit\": \"h\", " + with_check(kYes)));
  EXPECT_EQ(folder.document()[0].dump(),
            R"({"id":"C1","article":"survey","vendor":"any","subject":"s","metric":"m","statement":"said",)"
            R"("statement_zh":"said","value":5,"unit":"h","verdict":"confirmed","findings":[{"code":"fact_yes",)"
            R"("verdict":"confirmed","parameters":{"provider":"alpha","fact":"compliance.iso27001"},)"
            R"("sources":["alpha-list"]}],"sources":[{"id":"survey","title":"Survey","publisher":"Somebody",)"
            R"("locator":"survey.example","kind":"third_party"},{"id":"alpha-list","title":"Price list",)"
            R"("publisher":"Alpha","locator":"alpha.example/prices","kind":"vendor_list"}]})");
}

}  // namespace
}  // namespace steelyard
