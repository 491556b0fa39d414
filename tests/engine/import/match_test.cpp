// What a row says of its accelerator leads to one accelerator of the catalog, or to the reason why not.
#include "engine/import/import.h"

namespace steelyard::test {
namespace {

std::string match(AcceleratorEvidence evidence) {
  static const Catalog catalog = catalog_to_import_into();
  AcceleratorMatcher matcher(catalog);
  const AcceleratorMatch& found = matcher.match(evidence);
  if (found.accelerator == kNone<AcceleratorId>) {
    return std::string(name(found.refusal)) + " " + found.parameters.back().second;
  }
  return std::string(catalog.text(catalog.accelerators.id[row(found.accelerator)])) +
         (found.memory_differs ? " but for its memory" : "");
}

TEST(AcceleratorMatch, TakesOneSpellingOnly) {
  EXPECT_EQ(match({.name = "nvidia-l4-pcie-24"}), "nvidia-l4-pcie-24");
  EXPECT_EQ(match({.name = "L4"}), "nvidia-l4-pcie-24");
  EXPECT_EQ(match({.name = "NVIDIA l4"}), "nvidia-l4-pcie-24");
  EXPECT_EQ(match({.name = "h100-nvl"}), "nvidia-h100-nvl-94");
  EXPECT_EQ(match({.name = "B300"}), "unknown_accelerator B200");
  EXPECT_EQ(match({.name = "completely else"}), "unknown_accelerator ");
}

TEST(AcceleratorMatch, NarrowsByEverythingInTheRow) {
  EXPECT_EQ(match({.name = "A100"}),
            "ambiguous_accelerator nvidia-a100-pcie-40, nvidia-a100-pcie-80, nvidia-a100-sxm4-40, nvidia-a100-sxm4-80");
  EXPECT_EQ(match({.name = "A100", .memory_gb = 40}), "ambiguous_accelerator nvidia-a100-pcie-40, nvidia-a100-sxm4-40");
  EXPECT_EQ(match({.name = "A100", .memory_gb = 79.6}), "nvidia-a100-unspecified-80");
  EXPECT_EQ(match({.name = "A100", .type = "gpu_1x_a100_sxm4", .memory_gb = 40}), "nvidia-a100-sxm4-40");
  EXPECT_EQ(match({.name = "A100", .type = "epyc-a100-pcie_2x", .memory_gb = 80}), "nvidia-a100-pcie-80");
  EXPECT_EQ(match({.name = "H100", .other_name = "H100 PCIe"}), "nvidia-h100-pcie-80");
  EXPECT_EQ(match({.name = "H100", .type = "gpu_1x_h100_pcie"}), "nvidia-h100-pcie-80");
  EXPECT_EQ(match({.name = "H100", .memory_gb = 93.6}), "nvidia-h100-nvl-94");
  EXPECT_EQ(match({.name = "L4", .memory_gb = 48}), "nvidia-l4-pcie-24 but for its memory");
}

TEST(AcceleratorShare, ReadsSlices) {
  EXPECT_EQ(share_of("tpu-v2-8").per_unit, Rational(4));
  EXPECT_FALSE(share_of("tpu-v2-8").multi_host);
  EXPECT_EQ(share_of("tpu-v5p-12288").per_unit, Rational(6144));
  EXPECT_EQ(share_of("v6e-8").per_unit, Rational(8));
  EXPECT_EQ(share_of("tpu-v6e-16").name, "TPU v6e");
  EXPECT_TRUE(share_of("tpu-v6e-16").multi_host);
  EXPECT_EQ(share_of("A100-80GB-MIG-3g.40gb").per_unit, Rational::of(3, 7));
  EXPECT_EQ(share_of("A100-80GB-MIG-3g.40gb").name, "A100-80GB");
  EXPECT_TRUE(share_of("A100-80GB-MIG-3g.40gb").is_mig);
  EXPECT_EQ(share_of("H100").per_unit, Rational(1));
  EXPECT_EQ(share_of("tpu-v5p").name, "tpu-v5p");
}

TEST(CountOf, ReadsDecimalsAsTheFractionsThatTheyRoundFrom) {
  EXPECT_EQ(count_of("8.0"), Rational(8));
  EXPECT_EQ(count_of("0.333"), Rational::of(1, 3));
  EXPECT_EQ(count_of("0.167"), Rational::of(1, 6));
  EXPECT_EQ(count_of("0.125"), Rational::of(1, 8));
  EXPECT_EQ(count_of("1.5"), Rational::of(3, 2));
  EXPECT_EQ(count_of("0"), std::nullopt);
  EXPECT_EQ(count_of("-1"), std::nullopt);
  EXPECT_EQ(count_of("0.123456789"), std::nullopt);
  EXPECT_EQ(count_of(""), std::nullopt);
}

}  // namespace
}  // namespace steelyard::test
