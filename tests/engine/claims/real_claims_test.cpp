// The claims of data/, against verdicts that were reached by hand, without the engine.
#include <gtest/gtest.h>

#include <map>

#include "claims/claims.h"
#include "engine/claims/judged.h"

namespace steelyard {
namespace {

constexpr std::pair<const char*, const char*> kVerdictsByHand[] = {
    {"A01", "confirmed"},          {"A02", "confirmed"},          {"A03", "contradicted"},
    {"A04", "contradicted"},       {"A05", "contradicted"},       {"A06", "not_checkable"},
    {"A07", "not_checkable"},      {"A08", "contradicted"},       {"A09", "confirmed"},
    {"A10", "depends_on_reading"}, {"A11", "contradicted"},       {"A12", "contradicted"},
    {"A13", "contradicted"},       {"A14", "not_checkable"},      {"A15", "contradicted"},
    {"A16", "depends_on_reading"}, {"A17", "depends_on_reading"}, {"A18", "contradicted"},
    {"A19", "not_checkable"},      {"A20", "contradicted"},       {"A21", "confirmed"},
    {"A22", "confirmed"},          {"A23", "not_checkable"},      {"A24", "not_checkable"},
    {"A25", "contradicted"},       {"A26", "confirmed"},          {"A27", "confirmed"},
    {"A28", "not_checkable"},      {"A29", "not_checkable"},      {"A30", "not_checkable"},
    {"A31", "not_checkable"},      {"A32", "depends_on_reading"}, {"A33", "contradicted"},
    {"A34", "not_checkable"},      {"A35", "confirmed"},          {"A36", "not_checkable"},
    {"A37", "contradicted"},       {"A38", "not_checkable"},      {"A39", "not_checkable"},
    {"A40", "confirmed"},          {"A41", "not_checkable"},      {"A42", "not_checkable"},
    {"A43", "confirmed"},          {"A44", "not_checkable"},      {"A45", "depends_on_reading"},
    {"A46", "not_checkable"},      {"A47", "confirmed"},          {"A48", "contradicted"},
    {"A49", "not_checkable"},      {"A50", "contradicted"},       {"B01", "not_checkable"},
    {"B02", "not_checkable"},      {"B03", "depends_on_reading"}, {"B04", "not_checkable"},
    {"B05", "not_checkable"},      {"B06", "contradicted"},       {"B07", "contradicted"},
    {"B08", "not_checkable"},      {"B09", "depends_on_reading"}, {"B10", "contradicted"},
    {"B11", "contradicted"},       {"B12", "contradicted"},       {"B13", "not_checkable"},
    {"B14", "not_checkable"},      {"B15", "confirmed"},          {"B16", "contradicted"},
    {"B17", "not_checkable"},      {"B18", "contradicted"},       {"B19", "not_checkable"},
    {"B20", "contradicted"},       {"B21", "confirmed"},          {"B22", "not_checkable"},
    {"B23", "not_checkable"},      {"B24", "depends_on_reading"}, {"B25", "depends_on_reading"},
    {"B26", "not_checkable"},      {"B27", "not_checkable"},      {"B28", "confirmed"},
    {"B29", "confirmed"},          {"B30", "confirmed"},          {"B31", "not_checkable"},
    {"B32", "inconsistent"},       {"B33", "not_checkable"},      {"B34", "not_checkable"},
    {"B35", "not_checkable"},      {"B36", "confirmed"},          {"B37", "not_checkable"},
};

class RealClaims : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    const Result<JudgedClaims> judged = judge_claims(STEELYARD_SOURCE "/data");
    ASSERT_TRUE(judged) << judged.errors().front().where << ": " << name(judged.errors().front().code);
    claims_ = write_claims(*judged);
  }

  static const Json& claim(std::string_view id) {
    for (const Json& claim : claims_) {
      if (claim["id"] == id) return claim;
    }
    ADD_FAILURE() << id;
    return claims_;
  }
  // A parameter of the nth finding.
  static std::string figure(const Json& of, std::size_t n, const char* parameter) {
    const Json& findings = of["findings"];
    if (n >= findings.size() || !findings[n]["parameters"].contains(parameter)) return "";
    return findings[n]["parameters"][parameter].get<std::string>();
  }
  static std::string figure(std::string_view id, const char* parameter) { return figure(claim(id), 0, parameter); }
  static const Json& reading(std::string_view id, std::size_t n) { return claim(id)["readings"][n]; }

  inline static Json claims_ = Json::array();
};

TEST_F(RealClaims, HaveTheVerdictsThatWereReachedByHand) {
  ASSERT_EQ(claims_.size(), std::size(kVerdictsByHand));
  std::map<std::string, int> counts;
  for (std::size_t i = 0; i < claims_.size(); ++i) {
    const auto& [id, verdict] = kVerdictsByHand[i];
    EXPECT_EQ(claims_[i]["id"], id);
    EXPECT_EQ(claims_[i]["verdict"], verdict) << id;
    ++counts[claims_[i]["verdict"].get<std::string>()];
  }
  EXPECT_EQ(counts, (std::map<std::string, int>{{"confirmed", 17},
                                                {"contradicted", 23},
                                                {"depends_on_reading", 9},
                                                {"inconsistent", 1},
                                                {"not_checkable", 37}}));
}

TEST_F(RealClaims, NameASourceOfEveryFigureOfTheCatalog) {
  for (const Json& claim : claims_) {
    const auto check = [&](const Json& findings) {
      for (const Json& finding : findings) {
        const std::string code = finding["code"].get<std::string>();
        const bool figure = code == "price" || code == "sku" || code == "figure" || code == "fact" ||
                            code == "fact_number" || code == "stated" || code == "listed" || code == "tariff";
        EXPECT_FALSE(figure && finding["sources"].empty()) << claim["id"];
      }
    };
    if (claim.contains("findings")) check(claim["findings"]);
    if (claim.contains("readings")) {
      for (const Json& reading : claim["readings"]) check(reading["findings"]);
    }
    for (const Json& source : claim["sources"]) {
      for (const char* member : {"id", "title", "publisher", "locator"}) EXPECT_NE(source[member], "") << claim["id"];
    }
  }
}

TEST_F(RealClaims, A04IsThePriceOfTheGenerationBefore) {
  EXPECT_EQ(figure("A04", "closest"), "55.04");
  EXPECT_EQ(figure("A04", "lowest"), "55.04");
  EXPECT_EQ(figure("A04", "highest"), "92.4672");
  EXPECT_EQ(figure("A04", "difference"), "-40.5");
  const Json& elsewhere = claim("A04")["elsewhere"];
  EXPECT_EQ(elsewhere["verdict"], "confirmed");
  EXPECT_EQ(figure(elsewhere, 0, "of"), "p4d.24xlarge, on demand, us-east-1");
  EXPECT_EQ(figure(elsewhere, 0, "value"), "32.7726 USD/h per instance");
}

TEST_F(RealClaims, A08ThatTypeHasA10) {
  EXPECT_EQ(figure("A08", "values").substr(0, 18), "nvidia-a10-pcie-24");
  EXPECT_EQ(figure("A08", "values").find(", "), std::string::npos);  // and nothing else
}

TEST_F(RealClaims, A13IsTheFigureOfAnotherCardInAnotherPrecision) {
  EXPECT_EQ(figure("A13", "figure"), "560");
  EXPECT_EQ(figure("A13", "accelerator"), "huawei-ascend-910b3-oam-64");
  EXPECT_EQ(figure(claim("A13")["elsewhere"], 0, "accelerator"), "huawei-ascend-910a-oam-32");
  EXPECT_EQ(figure(claim("A13")["elsewhere"], 0, "figure"), "256");
}

TEST_F(RealClaims, A16IsOneYearAndNotThree) {
  EXPECT_EQ(reading("A16", 0)["verdict"], "confirmed");
  EXPECT_EQ(figure(reading("A16", 0), 0, "left"), "1.993973");
  EXPECT_EQ(reading("A16", 1)["verdict"], "inconsistent");
  EXPECT_EQ(figure(reading("A16", 1), 0, "left"), "0.664658");
}

TEST_F(RealClaims, A25LacksTheOldestReleases) { EXPECT_EQ(figure("A25", "missing"), "1.12, 1.13"); }

TEST_F(RealClaims, A32NeedsMoreThanASixteenthButForOneReading) {
  const char* verdicts[] = {"contradicted", "contradicted", "confirmed"};
  const char* needed[] = {"3.5", "14", "3.5"};
  const char* there[] = {"1.5", "5", "5"};
  for (std::size_t i = 0; i < std::size(verdicts); ++i) {
    EXPECT_EQ(reading("A32", i)["verdict"], verdicts[i]);
    EXPECT_EQ(figure(reading("A32", i), 0, "left"), needed[i]);
    EXPECT_EQ(figure(reading("A32", i), 0, "right"), there[i]);
  }
}

TEST_F(RealClaims, A40IsTheLowestVersion) { EXPECT_EQ(figure("A40", "lowest"), "11.7"); }

TEST_F(RealClaims, B03IsTheSparseFigure) {
  EXPECT_EQ(reading("B03", 0)["verdict"], "contradicted");
  EXPECT_EQ(figure(reading("B03", 0), 0, "figure"), "989");
  EXPECT_EQ(reading("B03", 1)["verdict"], "confirmed");
  EXPECT_EQ(figure(reading("B03", 1), 0, "column"), "sparse_bf16");
  EXPECT_EQ(figure(reading("B03", 1), 0, "figure"), "1979");
  EXPECT_EQ(figure(reading("B03", 1), 1, "left"), "3.171474");
}

TEST_F(RealClaims, B07IsFasterThanAnyPublishedResult) {
  EXPECT_EQ(figure(reading("B07", 0), 0, "left"), "9.318182");
  EXPECT_EQ(figure(reading("B07", 1), 0, "left"), "9.184");
  EXPECT_EQ(figure(reading("B07", 0), 0, "right").substr(0, 5), "13.16");
}

TEST_F(RealClaims, B10IsWrongInEachPart) {
  const char* verdicts[] = {"contradicted", "contradicted", "inconsistent"};
  for (std::size_t i = 0; i < std::size(verdicts); ++i) EXPECT_EQ(claim("B10")["findings"][i]["verdict"], verdicts[i]);
  EXPECT_EQ(figure(claim("B10"), 0, "values"), "nvidia-h100-sxm5-80 (1)");
  EXPECT_EQ(figure(claim("B10"), 1, "closest"), "55.04");
  EXPECT_EQ(figure(claim("B10"), 1, "difference"), "-55.5");
  EXPECT_EQ(figure(claim("B10"), 2, "right"), "32.76");
}

TEST_F(RealClaims, B18HasAnotherVersion) { EXPECT_EQ(figure("B18", "listed"), "12.1"); }

TEST_F(RealClaims, B20IsSoldByItsMaker) { EXPECT_EQ(figure("B20", "others"), "gcp"); }

TEST_F(RealClaims, B31LacksAPriceAndNamesTheOneThatItNeeds) { EXPECT_EQ(figure("B31", "providers"), "huawei"); }

TEST_F(RealClaims, B32ContradictsItself) {
  EXPECT_EQ(figure("B32", "left"), "0.191837");
  EXPECT_EQ(figure("B32", "right"), "0.3");
  EXPECT_EQ(figure("B32", "left_side"), "1 - (B12 (19.8) / B10 (24.5)) = 0.191837");
}

}  // namespace
}  // namespace steelyard
