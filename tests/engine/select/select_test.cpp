#include "select/select.h"

#include <gtest/gtest.h>

#include <map>

#include "base/json.h"
#include "support/small_catalog.h"

namespace steelyard {
namespace {

using test::SmallCatalog;

struct Selected {
  std::vector<std::string> skus;             // "provider/sku" of each offer that qualifies
  std::map<std::string, Exclusion> because;  // by reason
};

Selected ask(const Catalog& catalog, std::string_view text) {
  const auto question = read_question(catalog, text);
  EXPECT_TRUE(static_cast<bool>(question)) << text;
  if (!question) return {};
  const auto failed = failures(catalog, *question, plan_nodes(catalog, *question));
  Selected selected;
  for (const OfferId offer : qualified(failed)) {
    const SkuId sku = catalog.offers.sku[row(offer)];
    selected.skus.push_back(std::string(catalog.text(catalog.providers.id[row(catalog.skus.provider[row(sku)])])) +
                            "/" + std::string(catalog.text(catalog.skus.name[row(sku)])));
  }
  std::uint32_t all = static_cast<std::uint32_t>(selected.skus.size());
  for (const Exclusion& exclusion : exclusions(failed)) {
    selected.because[std::string(name(exclusion.reason))] = exclusion;
    all += exclusion.offers;
  }
  EXPECT_EQ(all, catalog.offer_count()) << "every offer qualifies or is counted once";
  return selected;
}

using Skus = std::vector<std::string>;

TEST(Select, EveryFormFactorAndMemorySizeIsItsOwnModel) {
  SmallCatalog make = test::three_clouds();
  make.accelerator("nvidia-h100-pcie-80", {.bf16 = 756, .memory_gb = 80, .form_factor = FormFactor::pcie});
  make.accelerator("nvidia-h100-unspecified-80", {.bf16 = 756, .memory_gb = 80, .form_factor = FormFactor::unknown});
  make.sku("alpha", "pcie", {.accelerator = "nvidia-h100-pcie-80"});
  make.sku("alpha", "which", {.accelerator = "nvidia-h100-unspecified-80"});
  make.sku("alpha", "what", {.accelerator = ""});
  for (const char* sku : {"pcie", "which", "what"}) make.offer("alpha", sku, "us-east", "1");
  const auto selected = ask(make.catalog(), R"({"workload": {"accelerator": {"models": ["nvidia-h100-sxm5-80"]}}})");
  EXPECT_EQ(selected.skus, (Skus{"alpha/h100x8", "beta/h100x8"}));
  EXPECT_EQ(selected.because.at("accelerator").offers, 2u);
  EXPECT_EQ(selected.because.at("accelerator_unknown").offers, 2u);
}

TEST(Select, ANodeMustHoldWhatIsAskedOfOneNode) {
  SmallCatalog make = test::three_clouds();
  make.sku("alpha", "one", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "1"});
  make.sku("beta", "by the card", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0", .node_sizes = {1, 8}});
  make.sku("gamma", "by the card", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0"});
  make.offer("alpha", "one", "us-east", "7");
  make.offer("beta", "by the card", "eu-west", "5", {.basis = PriceBasis::accelerator_hour});
  make.offer("gamma", "by the card", "cn-north", "5", {.basis = PriceBasis::accelerator_hour});
  const Catalog catalog = make.catalog();
  const auto eight = ask(catalog, R"({"workload": {"accelerator": {"count": 8, "per_node": 8}}})");
  EXPECT_EQ(eight.skus, (Skus{"alpha/h100x8", "beta/by the card", "beta/h100x8", "gamma/a100x8"}));
  EXPECT_EQ(eight.because.at("node_size").offers, 1u);
  EXPECT_EQ(eight.because.at("node_size").regained, 1u);
  EXPECT_EQ(eight.because.at("node_size_unknown").offers, 1u);
  EXPECT_EQ(ask(catalog, R"({"workload": {"accelerator": {"count": 8}}})").skus.size(), 6u);
}

TEST(Select, ASliceIsNoWholeAcceleratorUnlessSlicesAreWelcome) {
  SmallCatalog make = test::three_clouds();
  make.sku("alpha", "sixteenth", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "1/16", .memory_gb = 5});
  make.offer("alpha", "sixteenth", "us-east", "0.40");
  const Catalog catalog = make.catalog();
  EXPECT_EQ(ask(catalog, "{}").because.at("slice").offers, 1u);
  EXPECT_EQ(ask(catalog, R"({"workload": {"accelerator": {"slices": true}}})").skus.size(), 4u);
  // The slice's own memory counts, not the card's.
  const auto large = ask(catalog, R"({"workload": {"accelerator": {"slices": true, "memory_gb_min": 16}}})");
  EXPECT_EQ(large.because.at("memory").offers, 1u);
}

TEST(Select, MemoryIsTheNominalSizeWhateverIsUsableOfIt) {
  SmallCatalog make = test::three_clouds();
  make.accelerator("nvidia-l4-pcie-24", {.bf16 = 121, .memory_gb = 24});
  make.sku("alpha", "l4",
           {.accelerator = "nvidia-l4-pcie-24", .accelerators = "1", .memory_gb = 24, .usable_mib = 22'888});
  make.offer("alpha", "l4", "us-east", "0.8");
  const Catalog catalog = make.catalog();
  const auto asked = [&](const std::string& gb) {
    return ask(catalog,
               R"({"workload": {"accelerator": {"models": ["nvidia-l4-pcie-24"], "memory_gb_min": )" + gb + "}}}")
        .skus;
  };
  EXPECT_EQ(asked("24"), Skus{"alpha/l4"});
  EXPECT_EQ(asked("24.1"), Skus{});
}

TEST(Select, UnknownIsAReasonOfItsOwn) {
  SmallCatalog make = test::three_clouds();
  make.sku("alpha", "murky",
           {.accelerator = "nvidia-h100-sxm5-80",
            .memory_gb = kUnknown,
            .link = Link::unknown,
            .fabric = Fabric::unknown,
            .bare_metal = Ternary::unknown});
  make.region("alpha", "all");
  make.offer("alpha", "murky", "all", "1");
  const Catalog catalog = make.catalog();
  const auto only_murky = R"("accelerator": {"models": ["nvidia-h100-sxm5-80"])";
  const auto reason = [&](const std::string& question) {
    std::string reasons;
    for (const auto& [name, exclusion] : ask(catalog, question).because) {
      if (name.ends_with("_unknown")) reasons += name;
    }
    return reasons;
  };
  EXPECT_EQ(reason(R"({"workload": {)" + std::string(only_murky) + R"(, "memory_gb_min": 8}}})"), "memory_unknown");
  EXPECT_EQ(reason(R"({"require": {"links": ["nvlink"]}})"), "link_unknown");
  EXPECT_EQ(reason(R"({"require": {"fabrics": ["infiniband"]}})"), "fabric_unknown");
  EXPECT_EQ(reason(R"({"require": {"bare_metal": false}})"), "bare_metal_unknown");
  EXPECT_EQ(reason(R"({"require": {"countries": ["US"]}})"), "country_unknown");
  EXPECT_EQ(reason(R"({"require": {"continents": ["NA"]}})"), "continent_unknown");
  EXPECT_EQ(reason(R"({"require": {"certificates": ["iso27001"]}})"), "certificate_unknown");
  EXPECT_EQ(reason(R"({"require": {"frameworks": ["pytorch"]}})"), "framework_unknown");
}

TEST(Select, RequirementsOfPlaceProviderOptionAndFacts) {
  SmallCatalog make = test::three_clouds();
  make.offer("alpha", "h100x8", "us-east", "20", {.option = PurchaseOption::spot});
  make.offer("alpha", "h100x8", "us-east", "30", {.option = PurchaseOption::reserved});
  const Catalog catalog = make.catalog();
  EXPECT_EQ(ask(catalog, R"({"require": {"options": ["spot"]}})").skus, (Skus{"alpha/h100x8"}));
  EXPECT_EQ(ask(catalog, "{}").because.at("option").offers, 1u) << "a commitment is not asked for by default";
  EXPECT_EQ(ask(catalog, R"({"require": {"continents": ["EU"]}})").skus, (Skus{"beta/h100x8"}));
  EXPECT_EQ(ask(catalog, R"({"require": {"regions": ["cn-north"]}})").skus, (Skus{"gamma/a100x8"}));
  EXPECT_EQ(ask(catalog, R"({"require": {"providers": ["beta", "gamma"]}})").skus.size(), 2u);
  EXPECT_EQ(ask(catalog, R"({"require": {"frameworks": ["pytorch"], "options": ["on_demand"]}})").skus,
            (Skus{"alpha/h100x8"}));
  EXPECT_EQ(ask(catalog, R"({"require": {"links": ["nvlink"], "options": ["on_demand"]}})").skus.size(), 3u)
      << "a switch gives every pair what NVLink gives";
}

TEST(Select, MarkedOffersStayOutUntilAskedFor) {
  SmallCatalog make = test::three_clouds();
  make.mark("suspect", false);
  make.mark("stale", true);
  make.sku("alpha", "cheap", {.accelerator = "nvidia-h100-sxm5-80"});
  make.sku("alpha", "old", {.accelerator = "nvidia-h100-sxm5-80"});
  make.offer("alpha", "cheap", "us-east", "0.01", {.marks = {"suspect"}});
  make.offer("alpha", "old", "us-east", "50", {.marks = {"stale"}});
  const Catalog catalog = make.catalog();
  const auto selected = ask(catalog, "{}");
  EXPECT_EQ(selected.because.at("marked").offers, 1u);
  EXPECT_EQ(selected.skus.size(), 4u);
  EXPECT_EQ(ask(catalog, R"({"include_marked": true})").skus.size(), 5u);
}

TEST(Select, RegainedIsWhatDroppingTheRequirementBringsBack) {
  SmallCatalog make = test::three_clouds();
  make.region("beta", "us-west", "US", "NA");
  make.offer("beta", "h100x8", "us-west", "41");
  const Catalog catalog = make.catalog();
  const std::string strict =
      R"({"workload": {"accelerator": {"models": ["nvidia-h100-sxm5-80"]}}, "require": {"providers": ["alpha"]}})";
  const auto before = ask(catalog, strict);
  const auto without = ask(catalog, R"({"workload": {"accelerator": {"models": ["nvidia-h100-sxm5-80"]}}})");
  EXPECT_EQ(before.because.at("provider").regained, without.skus.size() - before.skus.size());
}

TEST(NodePlan, ALooserRequirementIsNeverBilledForMore) {
  SmallCatalog make = test::three_clouds();
  make.sku("alpha", "by the card",
           {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0", .node_sizes = {1, 2, 8}});
  const Catalog catalog = make.catalog();
  const auto billed = [&](int count, int per_node) {
    Json question = {{"workload", {{"accelerator", {{"count", count}}}}}};
    if (per_node > 0) question["workload"]["accelerator"]["per_node"] = per_node;
    const NodePlans plans = plan_nodes(catalog, *read_question(catalog, question.dump()));
    return billed_units(plans, SkuId{0}, PriceBasis::accelerator_hour).to_double();
  };
  for (int count = 1; count <= 20; ++count) {
    for (int per_node = 1; per_node <= count && per_node <= 8; ++per_node) {
      EXPECT_LE(billed(count, per_node - 1), billed(count, per_node)) << count << " " << per_node;
    }
  }
}

TEST(NodePlan, RentsWholeNodes) {
  SmallCatalog make = test::three_clouds();
  make.sku("alpha", "third", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "1/3"});
  make.sku("beta", "by the card", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0", .node_sizes = {1, 4}});
  make.sku("gamma", "by the card", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0"});
  for (const char* p : {"beta", "gamma"})
    make.offer(p, "by the card", "x", "1", {.basis = PriceBasis::accelerator_hour});
  const Catalog catalog = make.catalog();
  const auto plan = [&](std::string_view sku, std::string_view provider, int count) {
    const auto question =
        read_question(catalog, R"({"workload": {"accelerator": {"count": )" + std::to_string(count) + "}}}");
    const NodePlans plans = plan_nodes(catalog, *question);
    for (std::size_t i = 0; i < catalog.skus.name.size(); ++i) {
      if (catalog.text(catalog.skus.name[i]) != sku) continue;
      if (catalog.text(catalog.providers.id[row(catalog.skus.provider[i])]) != provider) continue;
      return std::to_string(plans.nodes[i]) + " nodes, " +
             billed_units(plans, id_of<SkuId>(i), PriceBasis::accelerator_hour).to_fraction() + " accelerators";
    }
    return std::string("none");
  };
  EXPECT_EQ(plan("h100x8", "alpha", 3), "1 nodes, 8 accelerators");
  EXPECT_EQ(plan("h100x8", "alpha", 9), "2 nodes, 16 accelerators");
  EXPECT_EQ(plan("third", "alpha", 2), "6 nodes, 2 accelerators");
  EXPECT_EQ(plan("by the card", "beta", 3), "3 nodes, 3 accelerators") << "no more than wanted is billed";
  EXPECT_EQ(plan("by the card", "beta", 8), "2 nodes, 8 accelerators") << "of equal bills, the larger node";
  EXPECT_EQ(plan("by the card", "gamma", 6), "0 nodes, 6 accelerators");
}

}  // namespace
}  // namespace steelyard
