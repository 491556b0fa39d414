// Each format's files, as their documentation describes them, give the prices that they mean.
#include "engine/import/import.h"
#include "import/hours.h"
#include "import/quote.h"

namespace steelyard::test {
namespace {

std::string of_file(const ImportRequest& request, const std::string& file) {
  return imported(request, file_text(file));
}

TEST(Skypilot, ReadsACloudsCatalog) {
  EXPECT_EQ(of_file(request(Format::skypilot, "lambda"), "skypilot/lambda.csv"),
            "lambda|gpu_1x_a100_sxm4|us-east-1|on_demand|1.29 USD|1 nvidia-a100-sxm4-40\n"
            "lambda|gpu_1x_a100_sxm4|us-east-1|spot|1.29 USD|1 nvidia-a100-sxm4-40|spot_not_below_on_demand\n"
            "lambda|gpu_8x_h100_sxm5|us-east-1|on_demand|23.92 USD|8 nvidia-h100-sxm5-80\n"
            "lambda|gpu_8x_h100_sxm5|us-west-1|on_demand|23.92 USD|8 nvidia-h100-sxm5-80\n"
            "lambda|gpu_8x_h100_sxm5|us-west-1|spot|11.5 USD|8 nvidia-h100-sxm5-80\n"
            "rows 6 kept 3 no_accelerator 2 unknown_accelerator 1 (no_spot 1) (no_country 2)\n");
}

TEST(Skypilot, CountsWhatIsWrongWithARow) {
  EXPECT_EQ(of_file(request(Format::skypilot, "some"), "skypilot/faults.csv"),
            "some|@SUM(A1)|east|on_demand|10 USD|8 nvidia-h100-sxm5-80\n"
            "some|dear|east|on_demand|3 USD|1 nvidia-h100-sxm5-80\n"
            "some|dear|east|spot|3.5 USD|1 nvidia-h100-sxm5-80|spot_not_below_on_demand\n"
            "some|nowhere|unstated|on_demand|3 USD|1 nvidia-h100-sxm5-80|region_unstated\n"
            "some|sixth|east|on_demand|0.3698 USD|1/6 nvidia-a10-pcie-24\n"
            "some|somewhere|quebec-ca|on_demand|3 USD|1 nvidia-h100-sxm5-80\n"
            "some|tail|east|on_demand|10 USD|8 nvidia-h100-sxm5-80\n"
            "some|tail|east|spot|4 USD|8 nvidia-h100-sxm5-80\n"
            "some|third|east|on_demand|0.454 USD|1/3 nvidia-a10-pcie-24\n"
            "some|twice|east|on_demand|3 USD|1 nvidia-h100-sxm5-80\n"
            "rows 18 kept 9 blank_row 1 ragged_row 2 ambiguous_accelerator 1 bad_count 1 no_price 1 zero_price 1 "
            "negative_price 1 bad_price 1 (commas_joined 1) (rounded 1) (no_spot 7) (repeated 1) (no_country 1)\n");
}

TEST(Skypilot, JoinsMachinesAndAcceleratorsOfGoogleCloud) {
  EXPECT_EQ(of_file(request(Format::skypilot, "gcp"), "skypilot/gcp.csv"),
            "gcp|(attach to n1) V100 x2|us-central1/us-central1-a|on_demand|4.96 USD|2 nvidia-v100-sxm2-16|"
            "host_not_included\n"
            "gcp|(attach to n1) V100 x2|us-central1/us-central1-a|spot|1.48 USD|2 nvidia-v100-sxm2-16|"
            "host_not_included\n"
            "gcp|(without host) H100 x2|us-central1/us-central1-a|on_demand|19.6 USD|2 nvidia-h100-sxm5-80|"
            "host_not_included\n"
            "gcp|(without host) H100 x2|us-central1/us-central1-a|spot|6 USD|2 nvidia-h100-sxm5-80|"
            "host_not_included\n"
            "gcp|a3-highgpu-1g|us-central1/us-central1-a|on_demand|11.3 USD|1 nvidia-h100-sxm5-80|flex_start_only\n"
            "gcp|a3-highgpu-1g|us-central1/us-central1-a|spot|3.5 USD|1 nvidia-h100-sxm5-80\n"
            "gcp|a4-highgpu-8g|us-central1/us-central1-a|on_demand|64.44 USD|8 nvidia-b200-sxm6-180|"
            "host_not_included\n"
            "gcp|a4-highgpu-8g|us-central1/us-central1-a|spot|20 USD|8 nvidia-b200-sxm6-180|host_not_included\n"
            "gcp|g2-standard-4|us-central1/us-central1-a|on_demand|0.71 USD|1 nvidia-l4-pcie-24\n"
            "gcp|g2-standard-4|us-central1/us-central1-a|spot|0.27 USD|1 nvidia-l4-pcie-24\n"
            "gcp|g2-standard-8|us-central1/us-central1-a|on_demand|0.86 USD|1 nvidia-l4-pcie-24\n"
            "gcp|g2-standard-8|us-central1/us-central1-a|spot|0.32 USD|1 nvidia-l4-pcie-24\n"
            "gcp|tpu-v5litepod-4|us-east5/us-east5-a|on_demand|4.8 USD|4 google-tpu-v5e-16\n"
            "gcp|tpu-v5litepod-4|us-east5/us-east5-a|spot|2.4 USD|4 google-tpu-v5e-16\n"
            "gcp|tpu-v5p-16|us-east5/us-east5-a|on_demand|33.6 USD|8 google-tpu-v5p-95|multi_host_slice\n"
            "gcp|tpu-v5p-16|us-east5/us-east5-a|spot|14.4 USD|8 google-tpu-v5p-95|multi_host_slice\n"
            "rows 13 kept 10 no_accelerator 1 host_alone 1 zero_price 1 (host_joined 3) (no_country 2)\n");
}

TEST(Skypilot, KnowsAMarketplacesCardsByTheirTypeAndMemory) {
  EXPECT_EQ(
      of_file(request(Format::skypilot, "vast"), "skypilot/vast.csv"),
      "vast|1x-A100_SXM4-32-65536 (1 x nvidia-a100-sxm4-40)|unstated-us|on_demand|0.76 USD|1 nvidia-a100-sxm4-40|"
      "marketplace\n"
      "vast|1x-A100_SXM4-32-65536 (1 x nvidia-a100-sxm4-80)|unstated-us|on_demand|0.93 USD|1 nvidia-a100-sxm4-80|"
      "marketplace\n"
      "vast|2x-H100_NVL-32-65536|australia-au|on_demand|4.53 USD|2 nvidia-h100-nvl-94|95830 MiB usable|marketplace\n"
      "rows 3 kept 3 (no_spot 3) (type_split 2)\n");
}

TEST(Skypilot, HoldsTheCatalogsIdentityOfAType) {
  const std::string head = "InstanceType,AcceleratorName,AcceleratorCount,Price,Region\n";
  EXPECT_EQ(imported(request(Format::skypilot, "aws"), head + "p5.48xlarge,,,50,us-east-1\n"),
            "aws|p5.48xlarge|us-east-1|on_demand|50 USD|8 nvidia-h100-sxm5-80\n"
            "rows 1 kept 1 (no_spot 1) (identity_from_catalog 1)\n");
  EXPECT_EQ(imported(request(Format::skypilot, "aws"), head + "p5.48xlarge,H100,1,50,us-east-1\n"),
            "aws|p5.48xlarge|us-east-1|on_demand|50 USD|8 nvidia-h100-sxm5-80\n"
            "rows 1 kept 1 (no_spot 1) (count_from_catalog 1)\n");
  EXPECT_EQ(imported(request(Format::skypilot, "aws"), head + "p5.48xlarge,L4,8,50,us-east-1\n"),
            "rows 1 kept 0 contradicts_catalog 1\n");
  EXPECT_EQ(imported(request(Format::skypilot, "cards"), head + "H100,H100,8,20,all\n"),
            "cards|H100|all|on_demand|2.5 USD per card|0 nvidia-h100-sxm5-80\n"
            "rows 1 kept 1 (no_spot 1) (per_accelerator 1)\n");
}

TEST(Skypilot, SaysOneThingOnceAndNoZoneOfAnotherRegion) {
  EXPECT_EQ(imported(request(Format::skypilot, "some"),
                     "InstanceType,AcceleratorName,AcceleratorCount,Price,Region,AvailabilityZone\n"
                     "x,H100,1,2,east,east-1\n"
                     "x,H100,1,3,east,east-1\n"
                     "y,H100,1,2,west,east-1\n"
                     "z,H100,1,2,west,AD-1\n"),
            "some|x|east/east-1|on_demand|3 USD|1 nvidia-h100-sxm5-80\n"
            "some|y|west|on_demand|2 USD|1 nvidia-h100-sxm5-80\n"
            "some|z|west/AD-1|on_demand|2 USD|1 nvidia-h100-sxm5-80\n"
            "rows 4 kept 4 (no_spot 4) (contradicted 1) (zone_elsewhere 1) (no_country 2)\n");
}

// An L4 has 24 GB, of which a machine shows 22,888 MiB: the one is what questions are held against, the other is kept
// beside it. A figure further below, or above, is neither.
TEST(Skypilot, KeepsTheUsableMemoryBesideTheNominal) {
  const auto memory = [](const std::string& accelerator, const std::string& count, int mib) {
    static const Catalog catalog = catalog_to_import_into();
    const std::string text = "InstanceType,AcceleratorName,AcceleratorCount,GpuInfo,Price,Region\nbox," + accelerator +
                             "," + count + ",{'MemoryInfo': {'SizeInMiB': " + std::to_string(mib) + "}},1,east\n";
    const Result<Imported> result = import_text(catalog, request(Format::skypilot, "some"), text, text.size());
    EXPECT_TRUE(result && result->offers.size() == 1) << text;
    const ImportedOffer& offer = result->offers.at(0);
    return std::pair(offer.memory_gb, is_known(offer.usable_mib) ? offer.usable_mib : -1.0);
  };
  EXPECT_EQ(memory("L4", "1", 22'888), std::pair(24.0, 22'888.0));
  EXPECT_EQ(memory("L4", "8", 8 * 2'861), std::pair(24.0, 22'888.0));
  EXPECT_EQ(memory("L4", "1", 24'576), std::pair(24.0, -1.0));
  EXPECT_EQ(memory("L4", "1", 24'600), std::pair(24.0, -1.0));
  EXPECT_EQ(memory("L4", "1", 22'855), std::pair(24.0, -1.0));
  EXPECT_EQ(memory("L4", "1", 49'152), std::pair(24.0, -1.0));
  EXPECT_EQ(memory("L4", "0.5", 22'888), std::pair(12.0, -1.0));  // of the card, not of its half
}

TEST(Gpuhunt, ReadsACatalogOfSeveralProviders) {
  EXPECT_EQ(of_file(request(Format::gpuhunt), "gpuhunt/catalog.csv"),
            "aws|p5.48xlarge|us-east-1|on_demand|98.32 USD|8 nvidia-h100-sxm5-80\n"
            "aws|p5.48xlarge|us-east-1|spot|40.5 USD|8 nvidia-h100-sxm5-80\n"
            "aws|v5litepod-8|us-west4|on_demand|9.6 USD|8 google-tpu-v5e-16\n"
            "rows 7 kept 3 bad_provider 1 no_accelerator 1 unknown_accelerator 1 bad_option 1 (no_country 1)\n");
}

TEST(Azure, ReadsPagesOfTheRetailPrices) {
  ImportRequest of_azure = request(Format::azure);
  of_azure.currency = "";
  EXPECT_EQ(of_file(of_azure, "azure/page.json"),
            "azure|Standard_ND96isr_H100_v5|eastus|on_demand|98.32 USD|8 nvidia-h100-sxm5-80\n"
            "azure|Standard_ND96isr_H100_v5|eastus|reserved 1y unstated|50 USD|8 nvidia-h100-sxm5-80\n"
            "azure|Standard_ND96isr_H100_v5|westus|spot|20 USD|8 nvidia-h100-sxm5-80\n"
            "rows 11 kept 3 no_accelerator 1 unknown_type 1 zero_price 1 bad_term 1 other_currency 1 other_service 1 "
            "other_system 1 low_priority 1 (identity_from_catalog 6) (term_price_divided 1) (unit_divided 1) "
            "(savings_plan 1) (no_country 2)\n");
}

TEST(Aws, ReadsAnOfferFile) {
  ImportRequest of_aws = request(Format::aws);
  EXPECT_EQ(of_file(of_aws, "aws/offer.json"),
            "aws|p5.48xlarge|us-east-1|on_demand|55.04 USD|8 nvidia-h100-sxm5-80\n"
            "aws|p5.48xlarge|us-east-1|reserved 1y no_upfront|40 USD|8 nvidia-h100-sxm5-80\n"
            "aws|p5.48xlarge|us-east-1|reserved 1y partial_upfront|38.5 USD|8 nvidia-h100-sxm5-80\n"
            "aws|p5.48xlarge|us-east-1|reserved 3y all_upfront|30 USD|8 nvidia-h100-sxm5-80\n"
            "rows 10 kept 1 no_accelerator 1 unknown_type 1 other_service 1 other_system 1 other_tenancy 1 "
            "other_software 1 other_place 1 not_for_use 1 no_terms 1 (identity_from_catalog 2) (term_price_divided 2) "
            "(convertible 1) (bad_term_price 1) (older_term 2)\n");
}

TEST(Quote, ReadsNegotiatedPrices) {
  ImportRequest of_quotes{Format::quote};
  EXPECT_EQ(
      of_file(of_quotes, "quote/quotes.csv"),
      "aws|p5.48xlarge|us-east-1|reserved 1y no_upfront|39.8 USD|8 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|H100 pair|all|on_demand|2.15 USD per card|2 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|all upfront|all|reserved 1y all_upfront|0 USD and 300000 a term|8 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|by the month|all|reserved 1mo all_upfront|0 USD and 9000 a term|8 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|hundred hours|all|on_demand|2.5 USD|1 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|serverless|all|serverless|4.32 USD per card|1 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|slice|all|spot|0.4 USD|1/8 nvidia-h100-sxm5-80|quoted\n"
      "new-cloud|three years by the month|all|reserved 3y no_upfront|0 USD and 36000 a term per card|"
      "8 nvidia-h100-sxm5-80|quoted\n"
      "rows 17 kept 8 bad_provider 1 bad_basis 1 bad_term 1 fee_without_term 1 bad_payment 1 no_day 1 no_currency 1 "
      "other_currency 1 expired 1\n");
}

TEST(Quote, PrintsATemplateThatCanBeImported) {
  const std::string told = imported({Format::quote}, quote_template());
  EXPECT_NE(told.find("rows 4 kept 4"), std::string::npos) << told;
}

TEST(Hours, OfUnitsAndTerms) {
  EXPECT_EQ(hours_of_unit("100 Hours"), Rational(100));
  EXPECT_EQ(hours_of_unit("Hrs"), Rational(1));
  EXPECT_EQ(hours_of_unit("1 GB/Month"), std::nullopt);
  EXPECT_EQ(hours_of_unit("0 Hours"), std::nullopt);
  EXPECT_EQ(term_of("3 yr"), Term::three_years);
  EXPECT_EQ(term_of("5 Years"), std::nullopt);
}

}  // namespace
}  // namespace steelyard::test
