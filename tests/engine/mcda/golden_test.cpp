// Published worked examples of methods and weights. tests/golden/scoring/ has them, each with its source and tolerance.
#include "support/golden.h"

#include <gtest/gtest.h>

#include <cmath>

#include "mcda/method.h"
#include "mcda/pairwise.h"
#include "mcda/ranks.h"
#include "mcda/read_decision.h"
#include "mcda/weighting.h"

namespace steelyard::test {
namespace {

Table table_of(const Json& rows) {
  Table table;
  for (const Json& row : rows) table.append(row.get<std::vector<double>>());
  return table;
}

std::vector<Direction> directions_of(const Json& numbers) {
  std::vector<Direction> directions;
  for (const Json& number : numbers) directions.push_back(number == 1 ? Direction::benefit : Direction::cost);
  return directions;
}

// Numbers within the tolerance of each other; anything else the same.
void expect_near(const Json& ours, const Json& stated, double tolerance, const std::string& what) {
  if (!stated.is_array()) {
    const bool number = ours.is_number() && stated.is_number();
    EXPECT_TRUE(number ? std::abs(ours.get<double>() - stated.get<double>()) <= tolerance : ours == stated)
        << what << ": " << ours << ", stated " << stated;
    return;
  }
  ASSERT_EQ(ours.size(), stated.size()) << what;
  for (std::size_t i = 0; i < stated.size(); ++i) {
    expect_near(ours[i], stated[i], tolerance, what + "/" + std::to_string(i));
  }
}

TEST(GoldenScoring, Ranking) {
  for (const Json& one : golden("scoring/ranking")) {
    SCOPED_TRACE(one["id"].get<std::string>());
    Errors errors;
    FieldReader fields(one["question"], "", errors);
    const auto problem = read_decision(fields, true, errors);
    ASSERT_TRUE(problem);
    const auto names = method_names();
    const auto method = read_choice(*fields.require("method"), "/method", names, errors);
    ASSERT_TRUE(method);
    FieldReader params(*fields.require("params"), "/params", errors);
    const Prepared prepared = prepare(*method, params, problem->decision, errors);
    params.finish();
    fields.finish();
    ASSERT_TRUE(errors.empty());
    const auto outcome = prepared.run(problem->decision);
    ASSERT_TRUE(static_cast<bool>(outcome));
    Json ours = outcome->extras;
    ours["score"] = outcome->score;
    ours["rank"] = ranks(outcome->score, outcome->more_is_better);
    for (const auto& [name, stated] : one["expected"].items()) {
      ASSERT_TRUE(ours.contains(name)) << name;
      expect_near(ours[name], stated, one["tolerance"].get<double>() + 1e-14, name);
    }
  }
}

TEST(GoldenScoring, Weights) {
  for (const Json& one : golden("scoring/weights")) {
    SCOPED_TRACE(one["id"].get<std::string>());
    const Table matrix = table_of(one["question"]["matrix"]);
    const std::vector<Direction> benefits(matrix.columns(), Direction::benefit);
    const auto name =
        std::find(std::begin(kWeightings), std::end(kWeightings), one["question"]["method"].get<std::string>()) -
        std::begin(kWeightings);
    const auto ours = weights_from_matrix(static_cast<std::size_t>(name), matrix, benefits, Normalization::none);
    ASSERT_TRUE(static_cast<bool>(ours));
    expect_near(Json(ours->weights), one["expected"]["weights"], one["tolerance"].get<double>(), "weights");
  }
}

TEST(GoldenScoring, Normalization) {
  for (const Json& one : golden("scoring/normalization")) {
    SCOPED_TRACE(one["id"].get<std::string>());
    const auto name =
        std::find(std::begin(kNormalizations), std::end(kNormalizations), one["normalization"].get<std::string>()) -
        std::begin(kNormalizations);
    const auto values =
        normalize(table_of(one["matrix"]), directions_of(one["directions"]), static_cast<Normalization>(name));
    ASSERT_TRUE(static_cast<bool>(values));
    const Table stated = table_of(one["expected"]);
    for (std::size_t i = 0; i < stated.rows(); ++i) {
      for (std::size_t j = 0; j < stated.columns(); ++j) {
        EXPECT_NEAR(values->at(i, j), stated.at(i, j), one["tolerance"].get<double>());
      }
    }
  }
}

// The score of a hierarchy: criteria judged in pairs, and the alternatives in pairs on each of them.
TEST(GoldenScoring, Hierarchy) {
  for (const Json& one : golden("scoring/hierarchy")) {
    SCOPED_TRACE(one["id"].get<std::string>());
    const Judged criteria = judge_pairwise(table_of(one["criteria"]), Priority::eigenvector);
    std::vector<double> score(one["expected"].size(), 0.0);
    for (std::size_t j = 0; j < criteria.weights.size(); ++j) {
      const Judged on_criterion = judge_pairwise(table_of(one["alternatives"][j]), Priority::eigenvector);
      for (std::size_t i = 0; i < score.size(); ++i) score[i] += criteria.weights[j] * on_criterion.weights[i];
    }
    expect_near(Json(score), one["expected"], one["tolerance"].get<double>(), "score");
  }
}

}  // namespace
}  // namespace steelyard::test
