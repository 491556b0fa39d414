#include <gtest/gtest.h>

#include <set>

#include "base/json.h"
#include "base/json_writer.h"
#include "question/fields.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

class ReadQuestion : public testing::Test {
 protected:
  Result<Question> read(std::string_view text) const { return read_question(catalog_, text); }
  std::string written(const Question& question) const {
    JsonWriter json;
    json.open_object();
    write_question(catalog_, question, json);
    json.close_object();
    return json.text();
  }
  Question accepted(std::string_view text) const {
    auto question = read(text);
    for (const Error& e : question ? Errors() : question.errors()) ADD_FAILURE() << name(e.code) << " at " << e.where;
    return question ? *std::move(question) : Question();
  }
  // The only fault of a question, as "code at where".
  std::string fault(std::string_view text) const {
    const auto question = read(text);
    if (question) return "accepted";
    if (question.errors().size() != 1) return std::to_string(question.errors().size()) + " faults";
    return std::string(name(question.errors()[0].code)) + " at " + question.errors()[0].where;
  }
  std::string parameter(std::string_view text, std::string_view key) const {
    const auto question = read(text);
    for (const auto& [k, value] : question.errors().front().parameters) {
      if (k == key) return value;
    }
    return "";
  }

  static Catalog make() {
    test::SmallCatalog make = test::three_clouds();
    make.alias("H100", "nvidia-h100-sxm5-80");
    make.alias("card", "nvidia-h100-sxm5-80");
    make.alias("card", "nvidia-a100-sxm4-80");
    return make.catalog();
  }
  const Catalog catalog_ = make();
};

TEST_F(ReadQuestion, AnEmptyDocumentIsTheDefaultQuestion) {
  const Question question = accepted("{}");
  EXPECT_EQ(question.count, 1);
  EXPECT_EQ(question.hours_per_month, Rational(730));
  EXPECT_EQ(catalog_.text(question.currency), "USD");
  ASSERT_EQ(question.weights.size(), 4u);
  EXPECT_DOUBLE_EQ(question.weights[0], 0.4);
  EXPECT_EQ(question, default_question(catalog_));
}

TEST_F(ReadQuestion, GivenWeightsReplaceAllDefaultsAndAddUpToOne) {
  const Question question = accepted(R"({"weights": {"cost": 3, "ecosystem": 1}})");
  EXPECT_EQ(question.weights, (std::vector<double>{0, 0.75, 0.25, 0}));
}

TEST_F(ReadQuestion, WeightsAsAnAnswerStatesThemReadBackBitForBit) {
  for (int i = 1; i < 60; ++i) {
    const Json weights = {{"cost", i}, {"performance", 7 * i % 11}, {"ecosystem", 1 + i % 5}, {"compliance", 0.1 * i}};
    const Question question = accepted(Json{{"weights", weights}}.dump());
    EXPECT_EQ(accepted(written(question)).weights, question.weights) << i;
  }
}

TEST_F(ReadQuestion, TakesAnAliasAndRefusesAnAmbiguousOneWithItsCandidates) {
  const Question question = accepted(R"({"workload": {"accelerator": {"models": ["H100"]}}})");
  ASSERT_EQ(question.models.size(), 1u);
  EXPECT_EQ(catalog_.text(catalog_.accelerators.id[row(question.models[0])]), "nvidia-h100-sxm5-80");
  const char* ambiguous = R"({"workload": {"accelerator": {"models": ["card"]}}})";
  EXPECT_EQ(fault(ambiguous), "ambiguous_value at /workload/accelerator/models/0");
  EXPECT_EQ(parameter(ambiguous, "candidates"), "nvidia-a100-sxm4-80, nvidia-h100-sxm5-80");
}

TEST_F(ReadQuestion, SuggestsTheNearestAndNeverTakesIt) {
  const char* misspelled = R"({"workload": {"accelerator": {"models": ["nvidia-h100-sxm-80"]}}})";
  EXPECT_EQ(fault(misspelled), "unknown_value at /workload/accelerator/models/0");
  EXPECT_EQ(parameter(misspelled, "nearest"), "nvidia-h100-sxm5-80");
  EXPECT_EQ(fault(R"({"workload": {"cuont": 8}})"), "unknown_field at /workload/cuont");
  EXPECT_EQ(parameter(R"({"workload": {"accelerator": {"cuont": 8}}})", "nearest"), "count");
  EXPECT_EQ(parameter(R"({"wieghts": {}})", "nearest"), "weights");
}

TEST_F(ReadQuestion, NamesThePlaceOfEveryKindOfFault) {
  EXPECT_EQ(fault("["), "not_json at ");
  EXPECT_EQ(fault("[]"), "wrong_type at ");
  EXPECT_EQ(fault(R"({"version": 2})"), "unsupported_version at /version");
  EXPECT_EQ(fault(R"({"workload": 1})"), "wrong_type at /workload");
  EXPECT_EQ(fault(R"({"workload": {"accelerator": {"count": "8"}}})"), "wrong_type at /workload/accelerator/count");
  EXPECT_EQ(fault(R"({"workload": {"accelerator": {"count": 2.5}}})"), "wrong_type at /workload/accelerator/count");
  EXPECT_EQ(fault(R"({"workload": {"accelerator": {"count": 0}}})"), "out_of_range at /workload/accelerator/count");
  EXPECT_EQ(fault(R"({"workload": {"hours_per_month": -1}})"), "out_of_range at /workload/hours_per_month");
  EXPECT_EQ(fault(R"({"workload": {"hours_per_month": 745}})"), "out_of_range at /workload/hours_per_month");
  EXPECT_EQ(fault(R"({"workload": {"hours_per_month": "many"}})"), "bad_decimal at /workload/hours_per_month");
  EXPECT_EQ(fault(R"({"workload": {"hours_per_month": 1e999}})"), "not_json at ");
  EXPECT_EQ(fault(R"({"workload": {"accelerator": {"count": 4, "per_node": 8}}})"),
            "min_above_max at /workload/accelerator/per_node");
  EXPECT_EQ(fault(R"({"require": {"bare_metal": "yes"}})"), "wrong_type at /require/bare_metal");
  EXPECT_EQ(fault(R"({"require": {"regions": "us-east"}})"), "wrong_type at /require/regions");
  EXPECT_EQ(fault(R"({"require": {"providers": ["alpha", 7]}})"), "wrong_type at /require/providers/1");
  EXPECT_EQ(fault(R"({"require": {"certificates": ["iso9001"]}})"), "unknown_value at /require/certificates/0");
  EXPECT_EQ(fault(R"({"weights": {"cost": 0, "performance": 0}})"), "weights_all_zero at /weights");
  EXPECT_EQ(fault(R"({"weights": {"cost": -1}})"), "out_of_range at /weights/cost");
  EXPECT_EQ(fault(R"({"weights": {"speed": 1}})"), "unknown_value at /weights/speed");
  EXPECT_EQ(fault(R"({"workload": {"runs": 2}})"), "field_needs_other at /workload/runs");
  EXPECT_EQ(fault(R"({"workload": {"benchmark": "mlperf-training/resnet", "runs": 2, "hours_per_month": 5}})"),
            "fields_exclude_each_other at /workload/hours_per_month");
  EXPECT_EQ(fault(R"({"workload": {"profile": [1]}})"), "wrong_type at /workload/profile");
  for (const char* units : {"0", "01", "-1", "1.5", "x", "", "1000000000"}) {
    const std::string text = R"({"workload": {"profile": {")" + std::string(units) + R"(": 1}}})";
    EXPECT_EQ(fault(text), "wrong_type at /workload/profile/" + std::string(units));
  }
  EXPECT_EQ(fault(R"({"workload": {"profile": {"1": -1}}})"), "out_of_range at /workload/profile/1");
  EXPECT_EQ(fault(R"({"workload": {"profile": {"1": 400, "2": 331}}})"), "out_of_range at /workload/profile");
  EXPECT_EQ(fault(R"({"as_of": 20261130})"), "wrong_type at /as_of");
  EXPECT_EQ(fault(R"({"as_of": "today"})"), "bad_day at /as_of");
  EXPECT_EQ(fault(R"({"as_of": "2026-02-30"})"), "bad_day at /as_of");
  EXPECT_EQ(fault(R"({"as_of": "2026-11-29"})"), "out_of_range at /as_of");  // before the snapshot's day
  EXPECT_EQ(fault(R"({"currency": "XXX"})"), "unknown_value at /currency");
  EXPECT_EQ(fault(R"({"limit": 1, "limit": 2})"), "duplicate_key at ");
}

TEST_F(ReadQuestion, ReportsAllFaultsAtOnce) {
  const auto question =
      read(R"({"workload": {"accelerator": {"count": -1, "modles": []}, "months": "x"}, "limit": -5})");
  ASSERT_FALSE(question);
  std::set<std::string> places;
  for (const Error& error : question.errors()) places.insert(error.where);
  EXPECT_EQ(places, (std::set<std::string>{"/workload/accelerator/count", "/workload/accelerator/modles",
                                           "/workload/months", "/limit"}));
}

TEST_F(ReadQuestion, TakesDecimalsFromTheirText) {
  const Question question = accepted(R"({"require": {"budget": "11008.005"}, "workload": {"hours_per_month": 0.1}})");
  EXPECT_EQ(question.budget->to_decimal(3), "11008.005");
  EXPECT_EQ(question.hours_per_month, Rational::of(1, 10));
}

TEST_F(ReadQuestion, WritesWhatItReads) {
  const char* text =
      R"({"version":1,"workload":{"accelerator":{"models":["nvidia-h100-sxm5-80"],"memory_gb_min":80,"count":8,"per_node":4,
      "slices":true},"benchmark":"mlperf-training/resnet","runs":2.5,"months":3,"storage_gb":500,
      "transfer_out_gb_per_month":0},"require":{"providers":["alpha"],"regions":["us-east"],"countries":["US"],
      "continents":["NA"],"options":["spot"],"links":["nvlink"],"fabrics":["efa"],"bare_metal":false,
      "certificates":["iso27001"],"frameworks":["pytorch"],"budget":"12.5"},"include_marked":true,"as_of":"2026-12-24",
      "weights":{"performance":1,"cost":1},"currency":"CNY","limit":7,"want":[]})";
  const Question question = accepted(text);
  EXPECT_EQ(accepted(written(question)), question);
  const Question rental = accepted(R"({"workload": {"hours_per_month": 200, "accelerator": {"count": 2},
      "profile": {"1": 500, "40": "100.5"}, "spot_units": 2}, "money": {"discounts": {"alpha": 0.15}}})");
  EXPECT_EQ(rental.profile, (std::vector<ByNumber>{{1, 500}, {40, Rational::of(201, 2)}}));
  EXPECT_EQ(accepted(written(rental)), rental);
}

TEST_F(ReadQuestion, ListsEveryFieldOfADocumentOnce) {
  std::set<std::string> pointers;
  JsonWriter json;
  json.open_array();
  write_fields(catalog_, json);
  json.close_array();
  for (const Json& field : Json::parse(json.text())) {
    EXPECT_TRUE(pointers.insert(field["pointer"].get<std::string>()).second) << field["pointer"];
    EXPECT_FALSE(field["type"].get<std::string>().empty());
  }
  EXPECT_EQ(pointers.size(), question_fields().size());
}

}  // namespace
}  // namespace steelyard
