// Folders that were imported are taken in beside data/: they add prices, types, regions and providers, and what data/
// says of one of these holds.
#include "folder.h"
#include "import/import.h"
#include "import/write_folder.h"

namespace steelyard::test {
namespace {

// The import of this SkyPilot catalog, in the folder's imports/.
void import_into(Folder& folder, const std::string& provider, const std::string& rows,
                 const std::string& day = "2026-11-20") {
  const Catalog catalog = folder.catalog();
  const ImportRequest request{Format::skypilot, provider, "USD", *parse_day(day)};
  Importer importer(catalog, request);
  importer.begin("vms.csv");
  importer.feed("InstanceType,AcceleratorName,AcceleratorCount,Price,Region\n" + rows);
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

TEST(Imports, AddPricesAndKeepTheOlderOnesAsEvidence) {
  Folder folder;
  folder.edit("marks.json", "\"marks\": [", "\"marks\": [{\"id\": \"imported\", \"ranked\": true}, ");
  ASSERT_EQ(folder.faults(), "");
  const std::string before = offer(folder.catalog(), "a100.8", "east");
  ASSERT_NE(before, "");
  import_into(folder, "alpha", "a100.8,,,31,east\na100.8,,,30,north\n");
  ASSERT_EQ(folder.faults(), "");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(offer(catalog, "a100.8", "east").substr(0, 20), "31000000000 imported");
  EXPECT_EQ(offer(catalog, "a100.8", "north").substr(0, 20), "30000000000 imported");
}

TEST(Imports, AddProvidersAndMayBeNewer) {
  Folder folder;
  folder.edit("marks.json", "\"marks\": [", "\"marks\": [{\"id\": \"imported\", \"ranked\": true}, ");
  import_into(folder, "new-cloud", "box,nvidia-a100-sxm4-80,8,20.5,\"Quebec, CA, NA\"\n", "2026-12-05");
  ASSERT_EQ(folder.faults(), "");
  const Catalog catalog = folder.catalog();
  EXPECT_EQ(offer(catalog, "box", "quebec-ca"), "20500000000 imported +0");
  EXPECT_EQ(to_text(catalog.date), "2026-12-05");
}

TEST(Imports, MustBeImports) {
  Folder folder;
  std::filesystem::create_directories(folder.path() + "/imports/else");
  EXPECT_EQ(folder.faults(), folder.path() + "/imports/else: no_import");
}

}  // namespace
}  // namespace steelyard::test
