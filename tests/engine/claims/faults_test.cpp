// Every fault that claims.json and its neighbors can have: the code, and the place it names.
#include <gtest/gtest.h>

#include "engine/claims/judged.h"

namespace steelyard {
namespace {

using test::ClaimsFolder;

TEST(ClaimFaults, OfTheClaimItself) {
  ClaimsFolder folder;
  folder.claims(R"({"id": "C1", "article": "gone", "vendor": "gamma", "value": [1], "statment": ""})");
  EXPECT_EQ(folder.claim_faults(),
            "claims.json:/claims/0/statment: unknown_field\n"
            "claims.json:/claims/0/article: unknown_value\n"
            "claims.json:/claims/0/vendor: unknown_value\n"
            "claims.json:/claims/0: missing_field\n"
            "claims.json:/claims/0: missing_field\n"
            "claims.json:/claims/0: missing_field\n"
            "claims.json:/claims/0: missing_field\n"
            "claims.json:/claims/0/value: wrong_type\n"
            "claims.json:/claims/0: missing_field");
  const std::string yes = R"({"kind": "not_checkable", "why": "vague"})";
  const std::string one = R"([{"reading": "a", "reading_zh": "b", "check": )" + yes + "}]";
  folder.claims(ClaimsFolder::claim("C1", "\"check\": " + yes + ", \"readings\": " + one));
  EXPECT_EQ(folder.claim_faults(),
            "claims.json:/claims/0: fields_exclude_each_other\nclaims.json:/claims/0/readings: missing_field");
  folder.claims(ClaimsFolder::claim("C1", "\"check\": " + yes) + ", " + ClaimsFolder::claim("C1", "\"check\": " + yes));
  EXPECT_EQ(folder.claim_faults(), "claims.json:/claims/1/id: duplicate_id");
}

TEST(ClaimFaults, OfFiles) {
  ClaimsFolder folder;
  folder.write("claims.json", "{");
  EXPECT_EQ(folder.claim_faults(), "claims.json:: not_json");
  folder.write("claims.json", "{}\n");
  EXPECT_EQ(folder.claim_faults(), "claims.json:: missing_field");
  folder.claims("");
  folder.edit("scenarios/default.json", "\"months\": 1", "\"months\": 0");
  folder.edit("compatibility.json", "\"provider\": \"alpha\"", "\"provider\": \"gamma\"");
  folder.edit("compatibility.json", "\"pytorch\": \"2.8.1\"", "\"pytorch\": 2.8");
  EXPECT_EQ(folder.claim_faults(),
            "compatibility.json:/images/0/provider: unknown_value\n"
            "compatibility.json:/cann/rows/0/wheels/1/pytorch: wrong_type\n"
            "scenarios/default.json:/workload/months: out_of_range");
  folder.remove("scenarios");
  folder.remove("compatibility.json");
  folder.remove("claims.json");
  EXPECT_EQ(folder.claim_faults(),
            "compatibility.json: file_not_read\nclaims.json: file_not_read\nscenarios/default.json: file_not_read");
  folder.remove("facts.json");  // without sound data nothing is held against it
  EXPECT_EQ(folder.claim_faults(), "facts.json: file_not_read");
}

struct Wrong {
  const char* check;
  const char* faults;
};

// Each fault is the one after "claims.json:/claims/0".
constexpr Wrong kWrong[] = {
    {R"(3)", "/check: wrong_type"},
    {R"({"why": "vague"})", "/check: missing_field"},
    {R"({"kind": "offer_prize"})", "/check/kind: unknown_value"},
    {R"({"kind": "not_checkable", "why": "vage"})", "/check/why: unknown_value"},
    {R"({"kind": "not_checkable"})", "/check: missing_field"},
    {R"({"kind": "sells", "provider": "gamma", "accelerator": "amd"})",
     "/check/provider: unknown_value\n/check/accelerator: unknown_value"},
    {R"({"kind": "sells", "provider": "alpha", "accelerator": "nvidia", "above": 3})", "/check/above: unknown_field"},
    {R"({"kind": "sku", "provider": "alpha", "sku": "a100", "property": "colour", "quantifier": "none", "in": []})",
     "/check/sku: unknown_value\n/check/property: unknown_value\n/check/quantifier: unknown_value\n"
     "/check/in: missing_field"},
    {R"({"kind": "sku", "provider": "alpha", "sku": "a100.8", "sku_prefix": "", "property": "accelerator",
         "quantifier": "every", "in": ["amd"]})",
     "/check: fields_exclude_each_other\n/check/in/0: unknown_value"},
    {R"({"kind": "offer_price", "provider": "alpha", "option": "rent", "amount": "ten", "currency": "dollar",
         "basis": "day", "tolerance": 2})",
     "/check: missing_field\n/check/option: unknown_value\n/check/amount: bad_decimal\n/check/currency: bad_currency\n"
     "/check/basis: unknown_value\n/check/tolerance: out_of_range"},
    {R"({"kind": "accelerator", "accelerator": "nvidia", "column": "fp17", "equals": "1"})",
     "/check/column: unknown_value\n/check/equals: wrong_type"},
    {R"({"kind": "fact", "provider": "alpha", "fact": "service.slo", "holds": true, "equals": 1})",
     "/check/fact: unknown_value\n/check: fields_exclude_each_other"},
    {R"({"kind": "fact", "provider": "alpha", "fact": "service.sla"})", "/check: missing_field"},
    {R"({"kind": "fact", "provider": "alpha", "fact": "service.sla", "holds": false})", "/check/holds: unknown_value"},
    {R"({"kind": "tariff", "tariff": "transfer", "above": "-1"})",
     "/check/tariff: unknown_value\n/check/above: negative"},
    {R"({"kind": "compatibility", "framework": "torch", "stack": "cude", "relation": "listed"})",
     "/check/framework: unknown_value\n/check/stack: unknown_value\n/check: missing_field"},
    {R"({"kind": "compatibility", "framework": "pytorch", "stack": "cuda", "relation": "every_version_from", "is": "1"})",
     "/check: missing_field\n/check: fields_exclude_each_other\n/check/stack: unknown_value"},
    {R"({"kind": "arithmetic", "left": "1", "relation": "is", "right": {"claim": "C9"}})",
     "/check/left: wrong_type\n/check/right/claim: unknown_value\n/check/relation: unknown_value"},
    {R"({"kind": "arithmetic", "left": {"op": "add", "args": [1]}, "relation": "equals",
         "right": {"accelerator": "nvidia", "column": "fp16"}})",
     "/check/left/args: missing_field\n/check/right/accelerator: unknown_value"},
    {R"({"kind": "arithmetic", "left": {"op": "power", "args": [1, 2]}, "relation": "equals",
         "right": {"benchmark": "resnet", "accelerator": "nvidia-l4-pcie-24", "accelerators": 0, "pick": "any"}})",
     "/check/left/op: unknown_value\n/check/right/benchmark: unknown_value\n"
     "/check/right/accelerators: out_of_range\n/check/right/pick: unknown_value"},
    {R"({"kind": "arithmetic", "left": 1, "relation": "equals",
         "right": {"benchmark": "mlperf-training/bert", "accelerator": "nvidia-l4-pcie-24", "accelerators": 8.5,
                   "pick": "fastest"}})",
     "/check/right/accelerators: wrong_type"},
    {R"({"kind": "stated", "value": true, "stated": [{"of": "a", "value": 1, "source": "gone", "as_of": "2027-01-01"}]})",
     "/check/value: wrong_type\n/check/stated/0/source: unknown_value\n/check/stated/0/as_of: day_after_snapshot"},
    {R"({"kind": "ranking", "order": ["alpha", "alpha", "gamma"], "accelerators": {"beta": "nvidia", "alpha": "amd"}})",
     "/check/order/1: duplicate_id\n/check/order/2: unknown_value\n/check/accelerators/beta: unknown_field\n"
     "/check/accelerators/alpha: unknown_value"},
    {R"({"kind": "rests_on", "claims": ["C9"]})", "/check/claims/0: unknown_value"},
    {R"({"kind": "all", "checks": [{"kind": "nothing"}]})",
     "/check/checks: missing_field\n/check/checks/0/kind: unknown_value"},
};

TEST(ClaimFaults, OfEachKindOfCheck) {
  ClaimsFolder folder;
  for (const Wrong& wrong : kWrong) EXPECT_EQ(folder.check_faults(wrong.check), wrong.faults) << wrong.check;
}

TEST(ClaimFaults, OfClaimsThatGiveNoNumber) {
  ClaimsFolder folder;
  folder.claims(ClaimsFolder::claim(
      "C1", R"("check": {"kind": "arithmetic", "left": {"claim": "C1"}, "relation": "equals", "right": 1})",
      "\"five\""));
  EXPECT_EQ(folder.claim_faults(), "claims.json:/claims/0/check/left/claim: claim_without_number");
}

TEST(ClaimFaults, OfClaimsThatRestOnThemselves) {
  ClaimsFolder folder;
  const auto resting = [](std::string_view id, std::string_view on) {
    return ClaimsFolder::claim(id, R"("check": {"kind": "rests_on", "claims": [)" + std::string(on) + "]}");
  };
  folder.claims(resting("C1", R"("C2", "C3")") + "," + resting("C2", R"("C3")") + "," + resting("C3", R"("C1")"));
  const Result<JudgedClaims> judged = judge_claims(folder.path());
  ASSERT_FALSE(judged);
  ASSERT_EQ(judged.errors().size(), 1u);
  EXPECT_EQ(judged.errors()[0].code, Code::circular);
  EXPECT_EQ(judged.errors()[0].where, "claims.json:/claims/2/check/claims/0");
  EXPECT_EQ(judged.errors()[0].parameters, (Parameters{{"path", "C1, C2, C3, C1"}}));
  folder.claims(resting("C1", R"("C1")"));
  EXPECT_EQ(folder.claim_faults(), "claims.json:/claims/0/check/claims/0: circular");
}

}  // namespace
}  // namespace steelyard
