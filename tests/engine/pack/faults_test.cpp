// Every fault that data/ can have, each tripped by one edit of the small folder: the code, and the place it names.
#include <gtest/gtest.h>

#include <set>

#include "engine/pack/folder.h"

namespace steelyard {
namespace {

using test::Folder;

struct Case {
  std::string fault;  // as Folder::faults() says it
  std::string file, from, to;
};

const std::string kAlpha = "providers/alpha/offers.csv";
const std::string kSkus = "providers/alpha/skus.csv";
const std::string kRegions = "providers/alpha/regions.csv";
const std::string kProvider = "providers/alpha/provider.json";
const std::string kBeta = "providers/beta/provider.json";

const Case kCases[] = {
    // Files.
    {"sources.json:: not_json", "sources.json", "\"sources\":", "\"sources\""},
    {"marks.json:/marks/0: duplicate_key", "marks.json", "\"undated\",", "\"undated\", \"id\": \"undated\","},
    {"marks.json:/marks/0/renked: unknown_field\nmarks.json:/marks/0: missing_field", "marks.json", "ranked", "renked"},
    {"marks.json:/marks/0/ranked: wrong_type", "marks.json", "false", "\"no\""},
    {kAlpha + ":3: bad_utf8", kAlpha, "32.50", "32\xff.50"},
    {kAlpha + ":3: bad_utf8", kAlpha, "32.50", "\xed\xa0\x80"},  // a surrogate
    {kAlpha + ":3: bad_utf8", kAlpha, "32.50", "\xc0\xaf"},      // a "/" the long way
    {kAlpha + ":3: bad_character", kAlpha, "32.50", std::string("32\0.50", 6)},
    {kAlpha + ":1: bad_character", kAlpha, "marks\n", "marks\r\n"},
    {kAlpha + ":1: bad_character", kAlpha, "sku", "\xef\xbb\xbfsku"},
    {"marks.json:/marks/0/id: bad_character", "marks.json", "undated", "un\\u0000dated"},
    // Tables.
    {kAlpha + ":3: bad_quote", kAlpha, "32.50", "32\".50"},
    {kAlpha + ":7: unclosed_quote", kAlpha, "l4.half", "\"l4.half"},
    {kAlpha + ":1: missing_column\n" + kAlpha + ":1: unknown_column", kAlpha, "price", "prize"},
    {kAlpha + ":1: duplicate_column", kAlpha, "marks\n", "marks,sku\n"},
    {kAlpha + ":1: missing_column", kAlpha, ",zone", ""},
    {kAlpha + ":3: ragged_row", kAlpha, "32.50,USD", "32,50,USD"},
    {kAlpha + ":2: ragged_row", kAlpha, "marks\n", "marks\n\n"},
    // Cells.
    {kAlpha + ":2: missing_field", kAlpha, "alpha-list", ""},
    {kAlpha + ":7: unknown_value", kAlpha, "survey", "surveys"},
    {kAlpha + ":2: unknown_value", kAlpha, "a100.8,east,,on_demand", "a100.9,east,,on_demand"},
    {kAlpha + ":2: unknown_value", kAlpha, "a100.8,east,,on_demand", "a100.8,easst,,on_demand"},
    {kAlpha + ":2: unknown_value", kAlpha, "on_demand", "on-demand"},
    {kAlpha + ":8: unknown_value", kAlpha, "survey,\n",
     "survey,marketplace\n"
     "l4.half,east,,spot,,,,known,0.1,USD,node_hour,,survey,marked\n"},
    {kSkus + ":2: unknown_value", kSkus, "nvidia-a100-sxm4-80", "nvidia-a100"},
    {kSkus + ":2: bad_decimal", kSkus, ",96,", ",ninety,"},
    {kSkus + ":2: negative", kSkus, ",96,", ",-96,"},
    {kSkus + ":2: bad_decimal", kSkus, ",96,", ",inf,"},
    {kSkus + ":2: bad_decimal", kSkus, ",96,", ",1e999,"},
    {kSkus + ":2: memory_mismatch", kSkus, ",8,,80,", ",8,,70,"},
    {kSkus + ":3: memory_mismatch", kSkus, "1/2,,12,", "1/2,,24,"},  // the whole card's memory in half of it
    {kSkus + ":2: memory_mismatch\nproviders/beta/skus.csv:2: memory_mismatch", "accelerators.csv", "sxm,80,HBM2e",
     "sxm,96,HBM2e"},
    // Usable memory: above the nominal, too far below it, and each of figure and source without the other.
    {kSkus + ":2: memory_mismatch", kSkus, ",80,,,", ",80,81921,alpha-list,"},
    {kSkus + ":2: memory_mismatch", kSkus, ",80,,,", ",80,76184,alpha-list,"},
    {kSkus + ":3: memory_mismatch", kSkus, ",11444,", ",22888,"},  // the whole card's memory in half of it
    {kSkus + ":2: missing_field", kSkus, ",80,,,", ",80,76186,,"},
    {kSkus + ":2: missing_field", kSkus, ",80,,,", ",80,,alpha-list,"},
    {kSkus + ":3: bad_fraction", kSkus, "1/2", "0"},
    {kSkus + ":3: bad_fraction", kSkus, "1/2", "0.5"},
    {kSkus + ":3: bad_fraction", kSkus, "1/2", "1/0"},
    {kSkus + ":3: bad_fraction", kSkus, "1/2", "-1/2"},
    {kSkus + ":3: fields_exclude_each_other", kSkus, "1/2,", "1/2,1;2"},
    {"providers/beta/skus.csv:2: not_ascending", "providers/beta/skus.csv", "1;8", "8;1"},
    {"providers/beta/skus.csv:2: bad_integer", "providers/beta/skus.csv", "1;8", "1;eight"},
    {"providers/beta/skus.csv:2: missing_field", "providers/beta/skus.csv", "1;8", "1;;8"},
    {"benchmarks/mlperf_training.csv:2: bad_integer", "benchmarks/mlperf_training.csv", ",8,1,24.5", ",08,1,24.5"},
    {kAlpha + ":3: bad_day", kAlpha, "2026-10-01", "2026-10-1"},
    {kAlpha + ":3: bad_day", kAlpha, "2026-10-01", "2026-02-30"},
    {kAlpha + ":3: day_after_snapshot", kAlpha, "2026-10-01", "2026-12-01"},
    {"snapshot.json:/date: bad_day", "snapshot.json", "2026-11-30", "today"},
    {kRegions + ":2: bad_country", kRegions, "US", "USA"},
    {kRegions + ":2: unknown_value", kRegions, ",NA", ",North America"},
    // Prices.
    {kAlpha + ":3: price_missing", kAlpha, "32.50", ""},
    {kAlpha + ":6: price_contradicts_state", kAlpha, "not_published,", "not_published,10"},
    {kAlpha + ":6: price_contradicts_state", kAlpha, "not_published,", "free,0"},
    {kAlpha + ":3: not_positive", kAlpha, "32.50", "0.00"},
    {kAlpha + ":3: negative", kAlpha, "32.50", "-32.50"},
    {kAlpha + ":3: bad_decimal", kAlpha, "32.50", "nan"},
    {kAlpha + ":3: bad_decimal", kAlpha, "32.50", "$32.50"},
    {kAlpha + ":3: too_precise", kAlpha, "32.50", "0.0000000001"},
    {kAlpha + ":3: out_of_range", kAlpha, "32.50", "9223372037"},
    {kAlpha + ":3: bad_currency", kAlpha, "32.50,USD", "32.50,$"},
    {kAlpha + ":3: bad_currency", kAlpha, "32.50,USD", "32.50,USB"},
    {kAlpha + ":3: not_the_list_currency", kAlpha, "32.50,USD", "32.50,CNY"},
    {kBeta + ":/currency: currency_without_rate", "exchange_rates.json", "CNY", "EUR"},
    {kAlpha + ":2: only_for_reserved", kAlpha, "on_demand,,", "on_demand,1y,"},
    {kAlpha + ":4: missing_field", kAlpha, "1y,no_upfront", "1y,"},
    {kSkus + ":2: fields_exclude_each_other", kSkus, ",8,,80", ",8,8,80"},
    {kAlpha + ":2: node_of_unknown_size\n" + kAlpha + ":3: node_of_unknown_size\n" + kAlpha +
         ":4: node_of_unknown_size\n" + kAlpha + ":5: node_of_unknown_size",
     kSkus, ",8,,80", ",,,80"},
    {kAlpha + ":3: duplicate_price", kAlpha, "32.50,USD,node_hour,2026-10-01", "32.50,USD,node_hour,2026-09-01"},
    {"providers/beta/offers.csv:4: duplicate_price", "providers/beta/offers.csv",
     "old card,cn-1,,on_demand,,,,known,16,CNY,accelerator_hour,2026-10-01",
     "old card,all,,on_demand,,,,known,16,CNY,accelerator_hour,2026-11-01"},  // by another of the sku's names
    {kAlpha + ":5: zone_of_other_region", kAlpha, "a100.8,east,,spot", "a100.8,east,west-1,spot"},
    // Types that the vendor withdraws.
    {kProvider + ":/retired/0/skus/0: unknown_value", kProvider, "\"submitters\"",
     "\"retired\": [{\"on\": \"2026-10-01\", \"source\": \"alpha-list\", \"skus\": [\"a100.9\"]}], \"submitters\""},
    {kProvider + ":/retired/0/on: bad_day\n" + kProvider + ":/retired/0/source: unknown_value", kProvider,
     "\"submitters\"",
     "\"retired\": [{\"on\": \"soon\", \"source\": \"alpha\", \"skus\": [\"a100.8\"]}], \"submitters\""},
    {kProvider + ":/retired/0: missing_field", kProvider, "\"submitters\"",
     "\"retired\": [{\"on\": \"2026-10-01\", \"source\": \"alpha-list\"}], \"submitters\""},
    // Names.
    {"sources.json:/sources/2/id: duplicate_id", "sources.json", "\"sources\": [",
     "\"sources\": [{\"id\": \"beta-list\", \"title\": \"t\", \"publisher\": \"p\", \"locator\": \"l\", \"kind\": "
     "\"derived\"},"},
    {kSkus + ":3: duplicate_id", kSkus, "l4.half,", "a100.8,,,1,,,,,,,,,,,,,alpha-list,,\nl4.half,"},
    {kSkus + ":2: duplicate_id", kSkus, "a100.8,", "a100.8,l4.half"},
    {kRegions + ":3: duplicate_id", kRegions, "west", "east,East,,\nwest"},
    {"accelerator_aliases.csv:3: duplicate_id", "accelerator_aliases.csv", "L4,nvidia-l4-pcie-24",
     "A100,nvidia-a100-sxm4-80"},
    {"accelerator_aliases.csv:2: unknown_value", "accelerator_aliases.csv", "nvidia-a100-sxm4-80", "nvidia-a100"},
    {"accelerator_aliases.csv:3: alias_is_an_id", "accelerator_aliases.csv", "L4", "nvidia-a100-sxm4-80"},
    {kProvider + ":/id: id_is_not_folder", kProvider, "\"alpha\"", "\"alfa\""},
    {kBeta + ":/submitters/0: duplicate_id", kBeta, "\"facts\"", "\"submitters\": [\"Alpha Inc\"], \"facts\""},
    // Rates, facts, criteria.
    {"exchange_rates.json:/rates/0/per_base: not_positive", "exchange_rates.json", "7.0", "0"},
    {"exchange_rates.json:/rates/0/per_base: wrong_type", "exchange_rates.json", "\"7.0\"", "7.0"},
    {"exchange_rates.json:/rates/1: duplicate_id", "exchange_rates.json", "\"high\"}",
     "\"high\"}, {\"base\": \"USD\", \"currency\": \"CNY\", \"per_base\": \"6\", \"as_of\": \"2026-10-01\", "
     "\"source\": \"survey\"}"},
    {kProvider + ":/facts/ecosystem/cly: unknown_value", kProvider, "\"cli\"", "\"cly\""},
    {kProvider + ":/facts/compliance/iso27001/value: wrong_type", kProvider, "true", "\"yes\""},
    {kProvider + ":/facts/service/sla/value: wrong_type", kProvider, "99.9", "\"99.9\""},
    {kProvider + ":/facts/service/sla: missing_field", kProvider, "99.9, \"source\": \"alpha-list\"", "99.9"},
    {"criteria.json:/criteria/2/facts/0: unknown_value", "criteria.json", "ecosystem.cli", "ecosystem.cly"},
    {"criteria.json:/criteria/2/facts/0: fact_not_scored", "criteria.json", "ecosystem.cli", "service.sla"},
    {"criteria.json:/criteria/2: field_needs_other", "criteria.json", "[\"ecosystem.cli\"]", "[]"},
    {"criteria.json:/criteria/1: fields_exclude_each_other", "criteria.json", "0.3}",
     "0.3, \"facts\": [\"ecosystem.cli\"]}"},
    {"criteria.json:/criteria/0/weight: negative", "criteria.json", "0.4", "-0.4"},
    {"criteria.json:/criteria/0/weight: wrong_type", "criteria.json", "0.4", "\"0.4\""},
    {"criteria.json:/criteria: weights_all_zero", "criteria.json",
     "0.4},\n    {\"id\": \"cost\", \"measure\": \"cost\", \"weight\": 0.3},\n    {\"id\": \"ecosystem\", \"measure\": "
     "\"share_of_facts\", \"weight\": 0.2, \"facts\": [\"ecosystem.cli\"]},\n    {\"id\": \"compliance\", \"measure\": "
     "\"share_of_facts\", \"weight\": 0.1, \"facts\": [\"compliance.iso27001\"]}",
     "0}"},
    {"criteria.json:: missing_field", "criteria.json", "\"alpha/a100.8/east/on_demand\", \"beta/card/cn-1/on_demand\"",
     ""},
    // Tariffs.
    {kProvider + ":/tariffs/0/tiers/2: last_tier_ends", kProvider, "{\"price\": \"0.05\"}",
     "{\"up_to\": \"99999\", \"price\": \"0.05\"}"},
    {kProvider + ":/tariffs/0/tiers/1: not_ascending", kProvider, "51200", "10240"},
    {kProvider + ":/tariffs/0/tiers/1: missing_field", kProvider, "{\"up_to\": \"51200\", ", "{"},
    {kProvider + ":/tariffs/1: missing_field", kProvider, "[{\"price\": \"0.12\"}]", "[]"},
    {kProvider + ":/tariffs/1: tariffs_overlap", kProvider, "\"regions\": [\"east\"],\n", ""},
    {kProvider + ":/tariffs/0/regions/0: unknown_value", kProvider, "[\"east\"]", "[\"eest\"]"},
    {kProvider + ":/tariffs/0: fields_exclude_each_other", kProvider, "[\"east\"]",
     "[\"east\"], \"countries\": [\"US\"]"},
    {kBeta + ":/tariffs/0/countries/0: unknown_value", kBeta, "\"CN\"", "\"CH\""},
    // Benchmarks.
    {"benchmarks/mlperf_training.csv:2: unknown_value", "benchmarks/mlperf_training.csv", "mlperf-training/bert",
     "mlperf-training/bart"},
    {"benchmarks/mlperf_training.csv:2: min_above_max", "benchmarks/mlperf_training.csv", "24.1,25.0", "25.1,25.0"},
    // The basket.
    {"criteria.json:/basket/0: unknown_offer", "criteria.json", "alpha/a100.8/east", "alpha/a100.8/north"},
    {"criteria.json:/basket/0: basket_offer_unpriced", "criteria.json", "alpha/a100.8/east", "alpha/a100.8/west"},
    {"criteria.json:/basket/0: basket_offer_unranked", "criteria.json", "alpha/a100.8/east", "alpha/l4.half/east"},
    {"criteria.json:/basket/1: duplicate_id", "criteria.json", "beta/card/cn-1/on_demand",
     "alpha/a100.8/east/on_demand"},
};

TEST(Faults, EachIsFoundAtItsPlaceAndNoOther) {
  for (const Case& c : kCases) {
    Folder folder;
    folder.edit(c.file, c.from, c.to);
    std::string wanted = c.fault;
    EXPECT_EQ(folder.faults(), wanted) << c.file << ": " << c.from << " -> " << c.to;
  }
}

TEST(Faults, TheSmallFolderHasNone) { EXPECT_EQ(Folder().faults(), ""); }

TEST(Faults, AllAreTold) {
  Folder folder;
  folder.edit(kAlpha, "32.50", "-1");
  folder.edit(kSkus, "1/2", "half");
  folder.edit("marks.json", "false", "1");
  EXPECT_EQ(folder.faults(),
            "marks.json:/marks/0/ranked: wrong_type\n" + kAlpha + ":3: negative\n" + kSkus + ":3: bad_fraction");
}

TEST(Faults, ALineIsCountedThroughQuotedLineBreaks) {
  Folder folder;
  folder.edit("accelerators.csv", "400,survey,high,", "400,survey,high,\"two\nlines\"");
  folder.edit("accelerators.csv", "nvidia-l4-pcie-24,NVIDIA,L4,pcie", "nvidia-l4-pcie-24,NVIDIA,L4,pci");
  EXPECT_EQ(folder.faults(), "accelerators.csv:4: unknown_value");
}

TEST(Faults, AMissingFileIsOneFaultNotAThousand) {
  for (const std::string file :
       {"snapshot.json", "sources.json", "marks.json", "exchange_rates.json", "facts.json", "criteria.json",
        "benchmarks.json", "accelerators.csv", "accelerator_aliases.csv", "benchmarks/mlperf_training.csv", "providers",
        "providers/alpha/provider.json", "providers/alpha/regions.csv", "providers/alpha/skus.csv",
        "providers/alpha/offers.csv"}) {
    Folder folder;
    folder.remove(file);
    EXPECT_EQ(folder.faults(), file + ": file_not_read");
  }
  EXPECT_FALSE(pack("/nowhere"));
}

TEST(Faults, AFolderInTheFilesPlaceIsNotRead) {
  Folder folder;
  folder.remove("marks.json");
  std::filesystem::create_directory(folder.path() + "/marks.json");
  EXPECT_EQ(folder.faults(), "marks.json: file_not_read");
}

TEST(Faults, MarksAreAtMostSixtyFour) {
  Folder folder;
  std::string marks;
  for (int i = 0; i < 60; ++i) marks += "{\"id\": \"m" + std::to_string(i) + "\", \"ranked\": true}, ";
  folder.edit("marks.json", "{\"id\": \"undated\"", marks + "{\"id\": \"undated\"");
  EXPECT_EQ(folder.faults(), "marks.json:/marks/64: too_many");
}

// Few files have the column: it is told apart by its name, wherever it stands.
TEST(Faults, AFeeHasAStatedTermAndAPrice) {
  Folder folder;
  const std::string before = folder.read(kAlpha);
  const std::string head = before.substr(0, before.find('\n'));
  const auto faults_with = [&](const std::string& row) {
    std::string text = head + ",fee\n";
    for (std::size_t at = head.size() + 1; at < before.size();) {
      const std::size_t end = before.find('\n', at);
      text += before.substr(at, end - at) + ",\n";
      at = end + 1;
    }
    folder.write(kAlpha, text + row + "\n");
    return folder.faults();
  };
  const std::string rest = ",USD,node_hour,2026-10-01,alpha-list,,";
  EXPECT_EQ(faults_with("a100.8,west,,reserved,1y,all_upfront,,known,0" + rest + "90000"), "");
  EXPECT_EQ(faults_with("a100.8,west,,spot,,,,known,10" + rest + "5"), kAlpha + ":8: fee_without_term");
  EXPECT_EQ(faults_with("a100.8,west,,reserved,1y,all_upfront,,not_published," + rest + "5"),
            kAlpha + ":8: price_contradicts_state");
  EXPECT_EQ(faults_with("a100.8,west,,reserved,1y,all_upfront,,known,0" + rest + "0"), kAlpha + ":8: not_positive");
}

TEST(Faults, WhatMayBeMeantIsSaid) {
  Folder folder;
  folder.edit(kAlpha, "a100.8,east,,on_demand", "a100.9,east,,on_demand");
  const Result<Packed> packed = folder.pack();
  ASSERT_FALSE(packed);
  const Parameters wanted = {{"field", "sku"}, {"got", "a100.9"}, {"nearest", "a100.8"}};
  EXPECT_EQ(packed.errors().front().parameters, wanted);
}

// A code that no case above trips would be a sentence that nobody has read.
TEST(Faults, EveryCodeHasACase) {
  std::set<std::string> seen = {"too_many", "fee_without_term"};
  for (const Case& c : kCases) {
    for (std::size_t at = 0; (at = c.fault.find(": ", at)) != std::string::npos; ++at) {
      seen.insert(c.fault.substr(at + 2, c.fault.find('\n', at) - at - 2));
    }
  }
  for (auto code = static_cast<std::size_t>(Code::bad_utf8);
       code <= static_cast<std::size_t>(Code::basket_offer_unranked); ++code) {
    EXPECT_EQ(seen.count(std::string(kCodeNames[code])), 1u) << kCodeNames[code];
  }
}

}  // namespace
}  // namespace steelyard
