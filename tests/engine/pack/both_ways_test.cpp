// An import in data/imports/ that is packed, and the same import laid over the packed catalog, give the same offers:
// price, source, marks and evidence of each.
#include "folder.h"
#include "import/import.h"
#include "import/merge.h"
#include "import/write_folder.h"

namespace steelyard::test {
namespace {

std::string figure(const Catalog& c, const auto& table, std::size_t i) {
  std::string text = std::string(name(table.state[i])) + " " + std::to_string(table.price[i]) + " ";
  text.append(c.text(table.currency[i])).append(" ").append(name(table.basis[i])).append(" ");
  return text + to_text(table.as_of[i]) + " " + std::string(c.text(c.sources.id[row(table.source[i])]));
}

// An offer a line: its key, its price and marks, then what its evidence says.
std::vector<std::string> told(const Catalog& c) {
  std::vector<std::string> lines = {to_text(c.date)};
  const Offers& o = c.offers;
  for (std::size_t i = 0; i < c.offer_count(); ++i) {
    const std::size_t sku = row(o.sku[i]);
    std::string line;
    for (const TextId part : {c.providers.id[row(c.skus.provider[sku])], c.skus.name[sku],
                              c.regions.code[row(o.region[i])], o.zone[i], o.system[i]}) {
      line.append(c.text(part)).append("/");
    }
    line.append(name(o.option[i])).append(name(o.term[i])).append(name(o.payment[i])).append(": ");
    line += figure(c, o, i);
    for (std::size_t mark = 0; mark < c.marks.id.size(); ++mark) {
      if ((o.marks[i] >> mark & 1) != 0) line.append(" ").append(c.text(c.marks.id[mark]));
    }
    for (std::size_t e = o.evidence_begin[i]; e < o.evidence_begin[i + 1]; ++e) {
      line += " | " + figure(c, c.evidence, e);
    }
    lines.push_back(line);
  }
  return lines;
}

// The line of an offer; "" if there is none.
std::string line_of(const Catalog& catalog, const std::string& key) {
  for (const std::string& line : told(catalog)) {
    if (line.starts_with(key + ":")) return line;
  }
  return "";
}

struct Import {
  ImportRequest request;
  std::string text;
};

// The catalog that both ways give.
Catalog both_ways(const std::string& data, const Import& import) {
  const Result<Packed> before = pack(data);
  EXPECT_TRUE(before);
  if (!before) return {};
  const Catalog catalog = *open_snapshot(before->bytes);
  Importer importer(catalog, import.request);
  EXPECT_TRUE(importer.check().empty());
  importer.begin("file");
  importer.feed(import.text);
  importer.end();
  const Result<Imported> imported = importer.finish();
  EXPECT_TRUE(imported && !imported->offers.empty());
  if (!imported) return {};
  const std::vector<std::string> files = {"file"};

  Folder folder;  // for its place alone
  const std::string place = folder.path() + "/import";
  for (const FolderFile& file : write_folder(catalog, import.request, files, *imported)) {
    std::filesystem::create_directories(std::filesystem::path(place + "/" + file.path).parent_path());
    folder.write("import/" + file.path, file.text);
  }
  const Result<Packed> after = pack(data, {place});
  EXPECT_TRUE(after) << (after ? "" : after.errors()[0].where + std::string(name(after.errors()[0].code)));
  const Result<Catalog> merged = merge(catalog, import.request, files, *imported);
  EXPECT_TRUE(merged);
  if (!after || !merged) return {};
  const Result<std::string> bytes = write_snapshot(*merged);
  EXPECT_TRUE(bytes) << bytes.errors()[0].parameters[0].second;
  const std::vector<std::string> packed_lines = told(*open_snapshot(after->bytes));
  const std::vector<std::string> merged_lines = told(*merged);
  EXPECT_EQ(packed_lines.size(), merged_lines.size());
  std::size_t different = 0;
  for (std::size_t i = 0; i < std::min(packed_lines.size(), merged_lines.size()) && different < 5; ++i) {
    EXPECT_EQ(packed_lines[i], merged_lines[i]);
    different += packed_lines[i] == merged_lines[i] ? 0 : 1;
  }
  return *open_snapshot(after->bytes);
}

Import skypilot(const std::string& provider, const std::string& currency, const std::string& rows,
                const std::string& day = "2026-11-20") {
  return {{Format::skypilot, provider, currency, *parse_day(day)},
          "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n" + rows};
}

TEST(BothWays, ADoubtedAmountThatAnotherSourceRepeatsStaysDoubted) {
  Folder folder;
  folder.append("providers/alpha/offers.csv",
                "l4.half,west,,on_demand,,,,known,0.10,USD,node_hour,2026-10-01,survey,suspect_low;month_only");
  const Catalog same = both_ways(folder.path(), skypilot("alpha", "USD", "l4.half,,,0.1,,west\n"));
  EXPECT_EQ(line_of(same, "alpha/l4.half/west///on_demand"),
            "alpha/l4.half/west///on_demand: known 100000000 USD node_hour 2026-11-20 import-skypilot-alpha-2026-11-20 "
            "fractional suspect_low imported | known 100000000 USD node_hour 2026-10-01 survey");
  const Catalog other = both_ways(folder.path(), skypilot("alpha", "USD", "l4.half,,,0.3,,west\n"));
  EXPECT_EQ(line_of(other, "alpha/l4.half/west///on_demand").find("suspect_low"), std::string::npos);
}

// Under its other name too: it is one type.
TEST(BothWays, ATypeIsFoundUnderItsAlias) {
  Folder folder;
  const Catalog catalog = both_ways(
      folder.path(),
      skypilot("beta", "CNY", "old card,nvidia-a100-sxm4-80,8,120,,cn-1\ncard,nvidia-a100-sxm4-80,8,120,,cn-1\n"));
  EXPECT_EQ(line_of(catalog, "beta/card/cn-1///on_demand").find("beta/card/cn-1///on_demand: known 14000000000 CNY"),
            0u);
  EXPECT_EQ(catalog.skus.name.size(), 3u);
}

TEST(BothWays, AListPriceIsOneOfEveryRegionThatIsAdded) {
  Folder folder;
  // beta's list has a price on demand, which cn-1 has too, and a spot price, which no region has.
  EXPECT_NE(line_of(folder.catalog(), "beta/card/all///spot"), "");
  const Catalog catalog = both_ways(folder.path(), skypilot("beta", "CNY", "card,nvidia-a100-sxm4-80,8,120,64,cn-2\n"));
  EXPECT_EQ(line_of(catalog, "beta/card/cn-2///on_demand"),
            "beta/card/cn-2///on_demand: known 14000000000 CNY accelerator_hour 2026-11-01 beta-list conflict "
            "marketplace | known 15000000000 CNY accelerator_hour 2026-11-20 import-skypilot-beta-2026-11-20");
  EXPECT_NE(line_of(catalog, "beta/card/cn-2///spot").find("known 6000000000 CNY"), std::string::npos);
  EXPECT_EQ(line_of(catalog, "beta/card/all///spot"), "");
}

TEST(BothWays, AnImportedListPriceIsOneOfEveryRegionThatIsThere) {
  Folder folder;
  const std::string head = "sku,region,option,price,currency,basis,as_of\n";
  const Catalog catalog =
      both_ways(folder.path(), {{Format::quote, "alpha"}, head + "a100.8,all,on_demand,25,USD,node_hour,2026-11-02\n"});
  for (const char* region : {"east", "west"}) {
    const std::string key = std::string("alpha/a100.8/") + region + "///on_demand";
    EXPECT_EQ(line_of(catalog, key).find(key + ": known 25000000000 USD node_hour 2026-11-02"), 0u);
  }
  EXPECT_EQ(line_of(catalog, "alpha/a100.8/all///on_demand"), "");
}

TEST(BothWays, ALaterDayMakesOldPricesStaleAndOthersHold) {
  Folder folder;
  folder.append("providers/alpha/offers.csv", "a100.8,east,,on_demand,,,,known,31,USD,node_hour,2026-11-10,survey,");
  const Catalog catalog =
      both_ways(folder.path(), skypilot("new-cloud", "USD", "box,nvidia-a100-sxm4-80,8,20.5,,x\n", "2027-10-20"));
  EXPECT_EQ(line_of(catalog, "alpha/a100.8/east///on_demand").find("alpha/a100.8/east///on_demand: known 31000000000"),
            0u);
  EXPECT_NE(line_of(catalog, "alpha/a100.8/east///spot").find(" stale"), std::string::npos);
}

TEST(BothWays, MarksOfComparisonFollowTheNewPrices) {
  Folder folder;
  const Catalog catalog =
      both_ways(folder.path(), skypilot("alpha", "USD", "a100.8,,,11,11.5,west\na100.8,,,33,34,north\n"));
  EXPECT_NE(line_of(catalog, "alpha/a100.8/north///spot").find("spot_not_below_on_demand"), std::string::npos);
}

// The files of tests/import over the project's own data.
TEST(BothWays, AllFormatsOverTheWholeCatalog) {
  const std::string source = STEELYARD_SOURCE;
  const auto text = [&](const std::string& file) {
    std::stringstream all;
    all << std::ifstream(source + "/tests/import/" + file, std::ios::binary).rdbuf();
    return all.str();
  };
  const Day day = *parse_day("2026-11-20");
  const std::vector<Import> imports = {
      {{Format::skypilot, "gcp", "USD", day}, text("skypilot/gcp.csv")},
      {{Format::skypilot, "lambda", "USD", day}, text("skypilot/lambda.csv")},
      {{Format::skypilot, "vast", "USD", day}, text("skypilot/vast.csv")},
      {{Format::aws, "", "", kUnknownDay}, text("aws/offer.json")},
      {{Format::azure, "", "", day}, text("azure/page.json")},
  };
  for (const Import& import : imports) both_ways(source + "/data", import);
}

}  // namespace
}  // namespace steelyard::test
