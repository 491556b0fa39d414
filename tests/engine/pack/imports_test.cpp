// Folders that were imported are taken in beside data/: they add prices, types, regions and providers, and what data/
// says of one of these holds.
#include "folder.h"
#include "import/import.h"
#include "import/write_folder.h"

namespace steelyard::test {
namespace {

// The import of this text, in the folder's imports/.
void import_into(Folder& folder, const ImportRequest& request, const std::string& text) {
  const std::string& provider = request.provider;
  const Catalog catalog = folder.catalog();
  Importer importer(catalog, request);
  importer.begin("vms.csv");
  importer.feed(text);
  importer.end();
  const Result<Imported> imported = importer.finish();
  ASSERT_TRUE(imported);
  const std::vector<std::string> names = {"vms.csv"};
  for (const FolderFile& file : write_folder(catalog, request, names, *imported)) {
    const std::string path = "imports/" + provider + "/" + file.path;
    std::filesystem::create_directories(std::filesystem::path(folder.path() + "/" + path).parent_path());
    folder.write(path, file.text);
  }
}

// Of rows of a SkyPilot catalog.
void import_into(Folder& folder, const std::string& provider, const std::string& rows,
                 const std::string& day = "2026-11-20") {
  import_into(folder, {Format::skypilot, provider, "USD", *parse_day(day)},
              "InstanceType,AcceleratorName,AcceleratorCount,Price,Region\n" + rows);
}

// The price of an offer, its mark "imported" and the number of older figures; "" if there is none.
std::string offer(const Catalog& catalog, std::string_view sku, std::string_view region) {
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    const Offers& o = catalog.offers;
    if (catalog.text(catalog.skus.name[row(o.sku[i])]) != sku || o.option[i] != PurchaseOption::on_demand) continue;
    if (catalog.text(catalog.regions.code[row(o.region[i])]) != region) continue;
    bool marked = false;
    for (std::size_t m = 0; m < catalog.marks.id.size(); ++m) {
      marked = marked || (catalog.text(catalog.marks.id[m]) == "imported" && (o.marks[i] >> m & 1) != 0);
    }
    return std::to_string(o.price[i]) + (marked ? " imported" : "") + " +" +
           std::to_string(o.evidence_begin[i + 1] - o.evidence_begin[i]);
  }
  return "";
}

// A catalog that somebody else collected is weaker than the vendor's own list, and of a price that the list lacks it is
// all there is.
TEST(Imports, AddPricesAndEvidence) {
  Folder folder;
  EXPECT_EQ(offer(folder.catalog(), "a100.8", "east"), "32500000000 +1");
  EXPECT_EQ(offer(folder.catalog(), "a100.8", "north"), "");
  import_into(folder, "alpha", "a100.8,,,31,east\na100.8,,,30,north\n");
  ASSERT_EQ(folder.faults(), "");
  EXPECT_EQ(offer(folder.catalog(), "a100.8", "east"), "32500000000 +2");
  EXPECT_EQ(offer(folder.catalog(), "a100.8", "north"), "30000000000 imported +0");
}

TEST(Imports, AddProvidersAndMayBeNewer) {
  Folder folder;
  import_into(folder, "new-cloud", "box,nvidia-a100-sxm4-80,8,20.5,\"Quebec, CA, NA\"\n", "2026-12-05");
  ASSERT_EQ(folder.faults(), "");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(offer(catalog, "box", "quebec-ca"), "20500000000 imported +0");
  EXPECT_EQ(to_text(catalog.date), "2026-12-05");
}

// Also where the vendor's own list is newer: it is what that person pays.
TEST(Imports, OfQuotesComeBeforeListPrices) {
  Folder folder;
  import_into(folder, {Format::quote, "alpha"},
              "sku,region,option,price,currency,basis,as_of\na100.8,east,on_demand,12.5,USD,node_hour,2026-01-02\n");
  ASSERT_EQ(folder.faults(), "");
  EXPECT_EQ(offer(folder.catalog(), "a100.8", "east").substr(0, 13), "12500000000 +");
}

TEST(Imports, OfAQuotedPartHaveThePartsMemory) {
  Folder folder;
  import_into(folder, {Format::quote, "alpha"},
              "sku,accelerator,count,region,option,price,currency,basis,as_of\n"
              "half,nvidia-a100-sxm4-80,1/2,east,on_demand,1.5,USD,node_hour,2026-01-02\n");
  ASSERT_EQ(folder.faults(), "");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(offer(catalog, "half", "east").substr(0, 12), "1500000000 +");
  for (std::size_t i = 0; i < catalog.skus.name.size(); ++i) {
    if (catalog.text(catalog.skus.name[i]) != "half") continue;
    EXPECT_EQ(catalog.skus.memory_gb[i], 40);
  }
}

TEST(Imports, MustBeImports) {
  Folder folder;
  std::filesystem::create_directories(folder.path() + "/imports/else");
  EXPECT_EQ(folder.faults(), folder.path() + "/imports/else: no_import");
}

}  // namespace
}  // namespace steelyard::test
