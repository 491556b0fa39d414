// Each kind of check over the small folder, with every verdict that it can have.
#include <gtest/gtest.h>

#include "engine/claims/judged.h"

namespace steelyard {
namespace {

using test::ClaimsFolder;

constexpr const char* kPrice = R"({"kind": "offer_price", "provider": "alpha", "sku": "a100.8", "option": "on_demand",
                                  "currency": "USD", "basis": "node_hour", "amount": )";

TEST(OfferPrice, AnyKnownPriceWithinTheToleranceConfirms) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(std::string(kPrice) + "\"30.2\"}"),
            "confirmed: price confirmed said=30.2 closest=30 difference=+0.7 currency=USD basis=node_hour "
            "provider=alpha sku=a100.8 region=east as_of=2026-09-01 lowest=30 highest=32.5 prices=2");
  EXPECT_EQ(folder.verdict(std::string(kPrice) + "\"30.31\"}"), "contradicted");
  EXPECT_EQ(folder.verdict(std::string(kPrice) + "\"30.31\", \"tolerance\": 0.02}"), "confirmed");
}

TEST(OfferPrice, IsBroughtToTheBasisThatTheArticleHas) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(R"({"kind": "offer_price", "provider": "alpha", "accelerator": "nvidia-a100",
                              "option": "reserved", "term": "1y", "payment": "no_upfront", "amount": "2.53125",
                              "currency": "USD", "basis": "accelerator_hour"})"),
            "confirmed: price confirmed said=2.53125 closest=2.53125 difference=+0.0 currency=USD "
            "basis=accelerator_hour provider=alpha sku=a100.8 region=east as_of=2026-10-01 lowest=2.53125 "
            "highest=2.53125 prices=1");
  // beta sells by the card, so the hour of a node is unknown.
  constexpr const char* kBeta = R"({"kind": "offer_price", "provider": "beta", "sku_prefix": "",
                                   "option": "on_demand", "amount": "14", "currency": "CNY", "basis": )";
  EXPECT_EQ(folder.verdict(std::string(kBeta) + "\"accelerator_hour\"}"), "confirmed");
  EXPECT_EQ(folder.judged(std::string(kBeta) + "\"node_hour\"}"),
            "not_checkable: price_unknown not_checkable provider=beta selection=* option=on_demand currency=CNY");
}

TEST(OfferPrice, PricesThatNoRankingUsesAndOtherPurchasesDoNotCount) {
  ClaimsFolder folder;
  // 0.35 has no date.
  EXPECT_EQ(folder.verdict(R"({"kind": "offer_price", "provider": "alpha", "sku": "l4.half", "option": "on_demand",
                               "amount": "0.35", "currency": "USD", "basis": "node_hour"})"),
            "not_checkable");
  EXPECT_EQ(folder.verdict(R"({"kind": "offer_price", "provider": "alpha", "sku": "a100.8", "option": "reserved",
                               "term": "3y", "amount": "20.25", "currency": "USD", "basis": "node_hour"})"),
            "not_checkable");
  EXPECT_EQ(folder.verdict(R"({"kind": "offer_price", "provider": "alpha", "sku": "a100.8", "option": "on_demand",
                               "amount": "30", "currency": "CNY", "basis": "node_hour"})"),
            "not_checkable");
}

TEST(OfferPrice, APartOfACardIsBroughtToTheWholeCard) {
  ClaimsFolder folder;
  folder.edit("providers/alpha/offers.csv", "known,0.35,USD,node_hour,,survey",
              "known,0.35,USD,node_hour,2026-09-01,survey");
  EXPECT_EQ(folder.verdict(R"({"kind": "offer_price", "provider": "alpha", "sku": "l4.half", "option": "on_demand",
                               "amount": "0.7", "currency": "USD", "basis": "accelerator_hour"})"),
            "confirmed");
}

TEST(Sku, EveryTypeOrSomeType) {
  ClaimsFolder folder;
  constexpr const char* kAlpha = R"({"kind": "sku", "provider": "alpha", "sku_prefix": "", "property": "accelerator",
                                    "in": ["nvidia-a100"], "quantifier": )";
  EXPECT_EQ(folder.judged(std::string(kAlpha) + "\"every\"}"),
            "contradicted: sku contradicted provider=alpha selection=* property=accelerator quantifier=every "
            "wanted=nvidia-a100 values=nvidia-a100-sxm4-80 (1), nvidia-l4-pcie-24 (1)");
  EXPECT_EQ(folder.verdict(std::string(kAlpha) + "\"some\"}"), "confirmed");
}

TEST(Sku, EveryPropertyIsReadAndWhatIsUnknownDoesNotCount) {
  ClaimsFolder folder;
  const auto verdict = [&](std::string_view provider, std::string_view property, std::string_view in) {
    return folder.verdict(R"({"kind": "sku", "sku_prefix": "", "quantifier": "some", "provider": ")" +
                          std::string(provider) + "\", \"property\": \"" + std::string(property) + "\", \"in\": [\"" +
                          std::string(in) + "\"]}");
  };
  EXPECT_EQ(verdict("alpha", "accelerators", "1/2"), "confirmed");
  EXPECT_EQ(verdict("alpha", "accelerators", "1"), "contradicted");
  EXPECT_EQ(verdict("alpha", "link", "nvswitch"), "confirmed");
  EXPECT_EQ(verdict("alpha", "fabric", "infiniband"), "confirmed");
  EXPECT_EQ(verdict("alpha", "bare_metal", "yes"), "contradicted");
  EXPECT_EQ(verdict("beta", "link", "nvlink"), "not_checkable");
  EXPECT_EQ(verdict("beta", "accelerators", "8"), "not_checkable");
}

TEST(Sells, WhatAnotherProviderSellsContradicts) {
  ClaimsFolder folder;
  const auto judged = [&](std::string_view provider, std::string_view accelerator) {
    return folder.judged(R"({"kind": "sells", "provider": ")" + std::string(provider) + "\", \"accelerator\": \"" +
                         std::string(accelerator) + "\"}");
  };
  EXPECT_EQ(judged("beta", "nvidia-a100"), "confirmed: sells confirmed provider=beta accelerator=nvidia-a100 types=1");
  EXPECT_EQ(judged("beta", "nvidia-l4"),
            "contradicted: sells_not contradicted provider=beta accelerator=nvidia-l4 types=1 others=alpha");
  folder.edit("providers/alpha/skus.csv", "l4.half,,nvidia-l4-pcie-24", "l4.half,,");
  EXPECT_EQ(judged("beta", "nvidia-l4"),
            "not_checkable: sells_unknown not_checkable provider=beta accelerator=nvidia-l4 types=1");
}

TEST(Accelerator, TheNearestKnownFigureDecides) {
  ClaimsFolder folder;
  const auto judged = [&](std::string_view accelerator, std::string_view column, std::string_view equals) {
    return folder.judged(R"({"kind": "accelerator", "accelerator": ")" + std::string(accelerator) +
                         "\", \"column\": \"" + std::string(column) + "\", \"equals\": " + std::string(equals) + "}");
  };
  EXPECT_EQ(judged("nvidia", "fp16", "312"),
            "confirmed: figure confirmed accelerator=nvidia-a100-sxm4-80 column=fp16 figure=312 said=312");
  // A sparse figure is no dense one.
  EXPECT_EQ(judged("nvidia-a100", "bf16", "624"),
            "contradicted: figure contradicted accelerator=nvidia-a100-sxm4-80 column=bf16 figure=312 said=624");
  EXPECT_EQ(judged("nvidia-a100", "sparse_bf16", "624").substr(0, 9), "confirmed");
  EXPECT_EQ(judged("nvidia-a100", "sparse_int8", "1248").substr(0, 9), "confirmed");
  EXPECT_EQ(judged("nvidia-a100", "fp64_matrix", "19.5").substr(0, 9), "confirmed");
  EXPECT_EQ(judged("nvidia-a100", "fp8", "1"),
            "not_checkable: figure_unknown not_checkable accelerator=nvidia-a100 column=fp8");
}

constexpr const char* kAlphaFact = R"({"kind": "fact", "provider": "alpha", "fact": )";
constexpr const char* kBetaFact = R"({"kind": "fact", "provider": "beta", "fact": )";

TEST(Fact, HoldsUnlessItIsDenied) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("compliance.iso27001", "holds": true})"),
            "confirmed: fact_yes confirmed provider=alpha fact=compliance.iso27001");
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("ecosystem.cli", "holds": true})"),
            "confirmed: fact confirmed provider=alpha fact=ecosystem.cli value=alphactl");
  EXPECT_EQ(folder.judged(std::string(kBetaFact) + R"("ecosystem.cli", "holds": true})"),
            "contradicted: fact_no contradicted provider=beta fact=ecosystem.cli");
  EXPECT_EQ(folder.judged(std::string(kBetaFact) + R"("compliance.iso27001", "holds": true})"),
            "not_checkable: fact_unknown not_checkable provider=beta fact=compliance.iso27001");
}

TEST(Fact, MentionsWhateverTheCaseOfLetters) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("ecosystem.cli", "mentions": "AlphaCTL"})"), "confirmed");
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("ecosystem.cli", "mentions": "kubectl"})"),
            "not_checkable: fact_not_mention not_checkable provider=alpha fact=ecosystem.cli value=alphactl "
            "sought=kubectl");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "mentions": "99"})"), "not_checkable");
}

TEST(Fact, NumbersAreComparedAndNothingElseIs) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("service.sla", "at_least": 99.95})"),
            "contradicted: fact_number contradicted provider=alpha fact=service.sla value=99.9 % a month "
            "relation=at_least said=99.95");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "at_most": 99.9})"), "confirmed");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "above": 99.9})"), "contradicted");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "equals": 100})"), "confirmed");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "equals": 100, "tolerance": 0.0001})"),
            "contradicted");
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("ecosystem.cli", "equals": 1})"),
            "not_checkable: fact_not_number not_checkable provider=alpha fact=ecosystem.cli value=alphactl");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("compliance.iso27001", "equals": 1})"), "not_checkable");
}

TEST(Fact, AnotherCurrencyIsConvertedAndNoOtherUnit) {
  ClaimsFolder folder;
  folder.edit("providers/alpha/provider.json", "\"sla\": {\"value\": 99.9,",
              "\"sla\": {\"value\": 0.7, \"unit\": \"CNY per GB\",");
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("service.sla", "equals": 0.1, "unit": "USD per GB"})"),
            "confirmed: fact_converted confirmed provider=alpha fact=service.sla value=0.7 CNY per GB "
            "converted=0.1 USD per GB relation=equals said=0.1");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "equals": 0.7, "unit": "CNY per GB"})"),
            "confirmed");
  EXPECT_EQ(folder.judged(std::string(kAlphaFact) + R"("service.sla", "equals": 0.1, "unit": "USD per GiB"})"),
            "not_checkable: fact_other_unit not_checkable provider=alpha fact=service.sla value=0.7 CNY per GB "
            "unit=USD per GiB");
  EXPECT_EQ(folder.verdict(std::string(kAlphaFact) + R"("service.sla", "equals": 0.1, "unit": "EUR per GB"})"),
            "not_checkable");
}

TEST(Tariff, OnePriceAboveTheBoundIsEnough) {
  ClaimsFolder folder;
  const auto judged = [&](std::string_view rest) {
    return folder.judged(R"({"kind": "tariff", "tariff": )" + std::string(rest) + "}");
  };
  EXPECT_EQ(judged(R"("transfer_out", "above": "0")"),
            "confirmed: tariff confirmed tariff=transfer_out above=0 count=2 providers=alpha, beta");
  EXPECT_EQ(judged(R"("transfer_out", "above": "0.12", "provider": "alpha")"),
            "contradicted: tariff_not contradicted tariff=transfer_out above=0.12 highest=0.12");
  EXPECT_EQ(judged(R"("block_storage", "above": "0")"),
            "not_checkable: tariff_unknown not_checkable tariff=block_storage");
}

constexpr const char* kPytorch = R"({"kind": "compatibility", "framework": "pytorch", )";

TEST(Compatibility, ListedStableOrExperimental) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(std::string(kPytorch) +
                          R"("version": "2.9", "stack": "cuda", "relation": "listed", "is": "13.0"})"),
            "confirmed: listed confirmed framework=PyTorch stack=CUDA is=13.0 versions=2.9");
  EXPECT_EQ(folder.judged(std::string(kPytorch) +
                          R"("version": "2.9", "stack": "cuda", "relation": "listed", "is": "11.8"})"),
            "contradicted: listed_not contradicted framework=PyTorch stack=CUDA is=11.8 versions=2.9 "
            "listed=12.8, 12.6, 12.1, 13.0");
  EXPECT_EQ(
      folder.judged(std::string(kPytorch) + R"("version": "2.9", "stack": "rocm", "relation": "listed", "is": "7.1"})"),
      "not_checkable: compatibility_unknown not_checkable framework=PyTorch stack=ROCm");
  EXPECT_EQ(folder.verdict(std::string(kPytorch) + R"("stack": "rocm", "relation": "listed", "is": "7.1"})"),
            "confirmed");
}

TEST(Compatibility, TheImagesOfAProviderAreAskedInstead) {
  ClaimsFolder folder;
  const auto verdict = [&](std::string_view provider, std::string_view is) {
    return folder.verdict(std::string(kPytorch) +
                          R"("version": "2.9", "stack": "cuda", "relation": "listed", "provider": ")" +
                          std::string(provider) + "\", \"is\": \"" + std::string(is) + "\"}");
  };
  EXPECT_EQ(verdict("alpha", "12.6"), "confirmed");
  EXPECT_EQ(verdict("alpha", "12.8"), "contradicted");
  EXPECT_EQ(verdict("beta", "12.6"), "not_checkable");
}

TEST(Compatibility, TheLowestStableVersionByItsParts) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(std::string(kPytorch) +
                          R"("version": "2.9", "stack": "cuda", "relation": "lowest", "is": "12.6"})"),
            "confirmed: lowest confirmed framework=PyTorch stack=CUDA versions=2.9 lowest=12.6 is=12.6");
  // Experimental ones do not count.
  EXPECT_EQ(folder.verdict(std::string(kPytorch) +
                           R"("version": "2.9", "stack": "cuda", "relation": "lowest", "is": "12.1"})"),
            "contradicted");
  EXPECT_EQ(
      folder.verdict(std::string(kPytorch) + R"("version": "2.8", "stack": "rocm", "relation": "lowest", "is": "7"})"),
      "not_checkable");
}

TEST(Compatibility, EveryVersionFromOneToTheNewestThatHasAPackage) {
  ClaimsFolder folder;
  const auto judged = [&](std::string_view from) {
    return folder.judged(std::string(kPytorch) + R"("stack": "cann", "relation": "every_version_from", "version": ")" +
                         std::string(from) + "\"}");
  };
  EXPECT_EQ(judged("2.8"),
            "contradicted: every_version_not contradicted framework=PyTorch stack=CANN from=2.8 to=2.10 missing=2.9");
  EXPECT_EQ(judged("2.10"), "confirmed: every_version confirmed framework=PyTorch stack=CANN from=2.10 to=2.10");
  EXPECT_EQ(judged("2.11"), "not_checkable: compatibility_unknown not_checkable framework=PyTorch stack=CANN");
}

TEST(Stated, OneOfTheStatementsIsEnough) {
  ClaimsFolder folder;
  EXPECT_EQ(folder.judged(R"({"kind": "stated", "value": 16, "stated": [
                              {"of": "a", "value": 20, "unit": "h", "source": "survey"},
                              {"of": "b", "value": 16.1, "source": "survey", "as_of": "2026-10-01"}]})"),
            "confirmed: stated_undated contradicted of=a value=20 h said=16; "
            "stated confirmed of=b value=16.1 said=16 as_of=2026-10-01");
  EXPECT_EQ(folder.verdict(
                R"({"kind": "stated", "value": "ABC", "stated": [{"of": "a", "value": "abc", "source": "survey"}]})"),
            "confirmed");
  EXPECT_EQ(
      folder.verdict(R"({"kind": "stated", "value": "16", "stated": [{"of": "a", "value": 16, "source": "survey"}]})"),
      "contradicted");
  EXPECT_EQ(
      folder.verdict(
          R"({"kind": "stated", "value": 16, "tolerance": 0, "stated": [{"of": "a", "value": 16.1, "source": "survey"}]})"),
      "contradicted");
}

TEST(NotCheckable, SaysWhy) {
  ClaimsFolder folder;
  for (const char* why : {"no_measurement", "vague", "outlook", "recommendation", "not_recorded", "unnamed"}) {
    EXPECT_EQ(folder.judged(R"({"kind": "not_checkable", "why": ")" + std::string(why) + "\"}"),
              "not_checkable: " + std::string(why) + " not_checkable");
  }
}

}  // namespace
}  // namespace steelyard
