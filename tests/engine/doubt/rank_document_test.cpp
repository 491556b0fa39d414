// The document of `steelyard rank`: its answers, and every fault with its place.
#include "doubt/rank_document.h"

#include <gtest/gtest.h>

#include "base/json.h"

namespace steelyard::test {
namespace {

Json answer(const std::string& document) {
  const auto text = rank_document(document);
  EXPECT_TRUE(static_cast<bool>(text)) << (text ? "" : text.errors()[0].where);
  return text ? Json::parse(*text, nullptr, false) : Json();
}

// "place code" of each fault, and "-> nearest" where there is one.
std::vector<std::string> faults(const std::string& document) {
  const auto text = rank_document(document);
  std::vector<std::string> lines;
  if (text) return lines;
  for (const Error& error : text.errors()) {
    lines.push_back(error.where + " " + std::string(name(error.code)));
    for (const auto& [parameter, value] : error.parameters) {
      if (parameter == "nearest") lines.back() += " -> " + value;
    }
  }
  return lines;
}

using Faults = std::vector<std::string>;

TEST(RankDocument, AnswersWithDoubt) {
  const Json ours = answer(R"({"method": "wsm", "matrix": [[5, 8, 4], [7, 6, 8], [8, 8, 6], [7, 4, 6]],
    "weights": [0.3, 0.4, 0.3], "params": {"normalization": "minmax"}, "alternatives": ["a", "b", "c", "d"],
    "doubt": {"alternative": "b"}})");
  EXPECT_EQ(ours["rank"], Json({3, 2, 1, 4}));
  EXPECT_EQ(ours["doubt"]["winner"], 2);
  EXPECT_EQ(ours["doubt"]["can_win"][0]["can"], false);
  EXPECT_EQ(ours["doubt"]["can_win"][1]["can"], true);
  EXPECT_NEAR(ours["doubt"]["first_rank"]["share"][1].get<double>(), 0.3, 1e-12);
  EXPECT_NEAR(ours["doubt"]["beats_winner"][1].get<double>(), 0.3, 1e-12);
  EXPECT_NEAR(ours["doubt"]["weight_intervals"][1]["from"].get<double>(), 1.0 / 7, 1e-12);
  EXPECT_EQ(ours["doubt"]["to_be_first"]["alternative"], 1);
  EXPECT_NEAR(ours["doubt"]["to_be_first"]["one_weight"][1]["to"].get<double>(), 1.0 / 7, 1e-12);
  EXPECT_EQ(ours["doubt"]["ternary"]["cells"].size(), 2U);
  EXPECT_EQ(ours["stability"]["depends_on_set"], true);
}

TEST(RankDocument, HasNoDoubtReportWhereTheScoreIsNotLinear) {
  for (const char* method : {"topsis", "vikor"}) {
    const Json ours =
        answer(std::string(R"({"matrix": [[1, 2], [2, 1]], "weights": [1, 2], "method": ")") + method + "\"}");
    EXPECT_FALSE(ours.contains("doubt"));
    EXPECT_TRUE(ours.contains("score"));
  }
}

TEST(RankDocument, TakesWeightsInEveryForm) {
  const auto with = [](const std::string& weights) {
    return answer(R"({"method": "wsm", "matrix": [[1, 2], [4, 16]], "criteria": ["speed", "price"], "weights": )" +
                  weights + "}");
  };
  EXPECT_EQ(with("\"equal\"")["weights"], Json({0.5, 0.5}));
  EXPECT_NEAR(with("\"entropy\"")["weights"][0].get<double>(), 0.358889, 1e-6);
  EXPECT_EQ(with(R"({"order": ["price", "speed"]})")["weights"], Json({0.25, 0.75}));
  const Json judged = with(R"({"pairwise": [[1, 3], [0.33, 1]], "priority": "geometric_mean"})");
  EXPECT_NEAR(judged["weights"][0].get<double>(), 0.75, 2e-3);
  EXPECT_EQ(judged["weighting"]["CR"], 0);
  EXPECT_EQ(judged["weighting"]["random_index_table"], "saaty_1980");
}

TEST(RankDocument, SaysWhichJudgementToRevisit) {
  const Json ours = answer(R"({"method": "ahp",
    "matrix": [[1, 2, 4, 8], [0.5, 1, 2, 4], [0.25, 0.5, 1, 0.2], [0.125, 0.25, 5, 1]]})");
  EXPECT_EQ(ours["consistent"], false);
  EXPECT_EQ(ours["revisit"]["row"], 2);
  EXPECT_EQ(ours["revisit"]["column"], 3);
  EXPECT_EQ(ours["rank"][0], 1);
}

TEST(RankDocument, HasNoNumberThatIsNone) {
  for (const char* matrix : {"[[1, 2]]", "[[0, 0], [0, 0]]", "[[-1, 0], [0, -1], [-1, 0]]", "[[1, 5], [1, 3]]"}) {
    for (const char* method : {"wsm", "topsis", "vikor", "promethee2"}) {
      for (const char* weights : {"[1, 0]", "[1, 1]"}) {
        const auto text = rank_document(std::string("{\"method\": \"") + method + "\", \"matrix\": " + matrix +
                                        ", \"weights\": " + weights + "}");
        ASSERT_TRUE(static_cast<bool>(text)) << method << matrix;
        const Json ours = Json::parse(*text, nullptr, false);
        for (const Json& score : ours["score"]) EXPECT_TRUE(score.is_number()) << method << matrix;
      }
    }
  }
}

TEST(RankDocument, RefusesWithThePlaceAndWhatWouldBeRight) {
  EXPECT_EQ(faults("[]"), (Faults{" wrong_type"}));
  EXPECT_EQ(faults("{"), (Faults{" not_json"}));
  EXPECT_EQ(faults("{}"), (Faults{" missing_field", " missing_field", " missing_field"}));
  EXPECT_EQ(faults(R"({"method": "topsys", "matrix": [[1]], "weights": [1], "wieghts": 1})"),
            (Faults{"/method unknown_value -> topsis", "/wieghts unknown_field -> weights"}));
  EXPECT_EQ(faults(R"({"method": "wsm", "matrix": [[1, "2"], [3]], "weights": [1, 1]})"),
            (Faults{"/matrix/0/1 wrong_type", "/matrix/1 wrong_count"}));
  EXPECT_EQ(faults(R"({"method": "wsm", "matrix": [[1, 2]], "weights": [1, -1, 1]})"),
            (Faults{"/weights/1 out_of_range", "/weights wrong_count"}));
  EXPECT_EQ(faults(R"({"method": "wsm", "matrix": [[1, 2]], "weights": [0, 0]})"),
            (Faults{"/weights weights_all_zero"}));
  EXPECT_EQ(faults(R"({"method": "wpm", "matrix": [[1, 2], [4, 0]], "weights": [1, 1]})"),
            (Faults{"/matrix/1/1 cell_not_positive"}));
  EXPECT_EQ(faults(R"({"method": "wsm", "matrix": [[1, 2]], "weights": [1, 1], "directions": [2, "costs"]})"),
            (Faults{"/directions/0 out_of_range", "/directions/1 unknown_value -> cost"}));
  EXPECT_EQ(faults(R"({"method": "vikor", "matrix": [[1]], "weights": [1], "params": {"v": 2, "q": 1}})"),
            (Faults{"/params/v out_of_range", "/params/q unknown_field -> "}));
  EXPECT_EQ(faults(R"({"method": "spotis", "matrix": [[5], [1]], "weights": [1], "params": {"bounds": [[2, 9]]}})"),
            (Faults{"/matrix/1/0 out_of_range"}));
  EXPECT_EQ(faults(R"({"method": "promethee2", "matrix": [[5]], "weights": [1],
                       "params": {"preference": ["linear"], "q": [3], "p": [2]}})"),
            (Faults{"/params/q/0 min_above_max"}));
  EXPECT_EQ(faults(R"({"method": "ahp", "matrix": [[1, 2], [3, 1]]})"), (Faults{"/matrix/1/0 not_reciprocal"}));
  EXPECT_EQ(faults(R"({"method": "ahp", "matrix": [[1, 2]]})"), (Faults{"/matrix not_square"}));
  EXPECT_EQ(faults(R"({"method": "wsm", "matrix": [[1, 2]], "weights": {"order": [0, 0]}})"),
            (Faults{"/weights/order/1 duplicate_member"}));
  EXPECT_EQ(faults(R"({"method": "wsm", "matrix": [[1, 2]], "weights": [1, 1], "doubt": {"ternary": [0, 1, 5]}})"),
            (Faults{"/doubt/ternary/2 out_of_range"}));
}

}  // namespace
}  // namespace steelyard::test
