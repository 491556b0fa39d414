// A file that is not what it should be is refused as a whole, with the place; and what the person has to say is asked.
#include "engine/import/import.h"

namespace steelyard::test {
namespace {

const std::string kHead = "InstanceType,AcceleratorName,AcceleratorCount,Price,Region\n";

std::string skypilot(std::string_view text) { return imported(request(Format::skypilot, "some"), text); }
std::string json(Format format, std::string_view text) { return imported(request(format), text); }

TEST(ImportFaults, SayWhereTheFileIsWrong) {
  EXPECT_EQ(skypilot(""), "file:1: empty_file\n");
  EXPECT_EQ(skypilot("a,b\n1,2\n"), "file:1: wrong_format\n");
  EXPECT_EQ(skypilot("{\"Items\": []}"), "file:1: wrong_format\n");
  EXPECT_EQ(skypilot("a,b\n1,\xff\n"), "file:1: wrong_format\n");
  EXPECT_EQ(skypilot("Price," + kHead), "file:1: duplicate_column\n");
  EXPECT_EQ(skypilot(kHead + "x,H100,1,\"2\"3,east\n"), "file:2: bad_quote\n");
  EXPECT_EQ(skypilot(kHead + "x,H100,1,2,\"east\n"), "file:2: unclosed_quote\n");
  EXPECT_EQ(skypilot(kHead + "x,H100,1,2,east\ny,H1"), "file:3: truncated\n");
  EXPECT_EQ(skypilot(kHead + std::string(3'000, ',') + "\n"), "file:2: too_many_columns\n");
  EXPECT_EQ(skypilot(std::string("\xff\xfe") + kHead), "file:1: utf16\n");
  EXPECT_EQ(json(Format::azure, ""), "file: empty_file\n");
  EXPECT_EQ(json(Format::azure, "{\"Items\": [{\"type\": "), "file: not_json\n");
  EXPECT_EQ(json(Format::azure, "{}"), "file: wrong_format\n");
  EXPECT_EQ(json(Format::azure, "5"), "file: wrong_format\n");
  EXPECT_EQ(json(Format::azure, std::string_view("\xff\xfe{\0", 4)), "file: utf16\n");
  EXPECT_EQ(json(Format::azure, std::string(100, '[')), "file: not_json\n");
  EXPECT_EQ(json(Format::aws, "{\"terms\": {}, \"products\": {}}"), "file: wrong_format\n");
  EXPECT_EQ(json(Format::aws, "true"), "file: wrong_format\n");
}

TEST(ImportFaults, DoNotCallAnEncodingOrALineEndOne) {
  const std::string row = "some|x|east|on_demand|2 USD|1 nvidia-h100-sxm5-80\n";
  const std::string counts = "rows 1 kept 1 (no_spot 1) (no_country 1)\n";
  EXPECT_EQ(skypilot("\xef\xbb\xbf" + kHead + "x,H100,1,2,east\n"), row + counts);
  EXPECT_EQ(skypilot("InstanceType,AcceleratorName,AcceleratorCount,Price,Region\r\nx,H100,1,2,east\r\n"),
            row + counts);
  EXPECT_EQ(skypilot(kHead + "x,H100,1,2,east"), row + "rows 1 kept 1 (no_spot 1) (no_country 1) (no_line_end 1)\n");
}

TEST(ImportFaults, AskForWhatTheFileDoesNotSay) {
  const Catalog catalog = catalog_to_import_into();
  const auto asked = [&](ImportRequest request) {
    std::string text;
    for (const Error& error : Importer(catalog, request).check()) {
      text += std::string(name(error.code)) + " " + error.parameters.front().second + "\n";
    }
    return text;
  };
  const Day day = *parse_day("2026-11-20");
  EXPECT_EQ(asked({Format::skypilot}), "needs_option provider\nneeds_option currency\nneeds_option as-of\n");
  EXPECT_EQ(asked({Format::gpuhunt}), "needs_option currency\nneeds_option as-of\n");
  EXPECT_EQ(asked({Format::azure}), "needs_option as-of\n");
  EXPECT_EQ(asked({Format::aws}), "");
  EXPECT_EQ(asked({Format::quote}), "");
  EXPECT_EQ(asked({Format::skypilot, "../x", "USD", day}), "bad_provider_id ../x\n");
  EXPECT_EQ(asked({Format::skypilot, "x", "usd", day}), "bad_currency currency\n");
  EXPECT_EQ(asked({Format::skypilot, "x", "XYZ", day}), "currency_without_rate currency\n");
  EXPECT_EQ(asked({Format::skypilot, "aws", "CNY", day}), "not_the_list_currency currency\n");
  EXPECT_EQ(asked({Format::skypilot, "x", "CNY", day}), "");
}

TEST(ImportFaults, RefuseJsonThatIsTooLargeToHold) {
  const Catalog catalog = catalog_to_import_into();
  Importer importer(catalog, request(Format::azure));
  importer.begin("file");
  const std::string spaces(16 << 20, ' ');
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(importer.feed(spaces));
  EXPECT_FALSE(importer.feed(" "));
  EXPECT_FALSE(importer.feed(" "));
  importer.end();
  const Result<Imported> result = importer.finish();
  ASSERT_FALSE(result);
  ASSERT_EQ(result.errors().size(), 1u);
  EXPECT_EQ(result.errors().front().code, Code::too_large);
}

TEST(ImportFaults, OfOneFileRefuseAll) {
  const Catalog catalog = catalog_to_import_into();
  Importer importer(catalog, request(Format::skypilot, "some"));
  for (const std::string& text : {kHead + "x,H100,1,2,east\n", std::string("nothing\n")}) {
    bool given = false;
    importer.read("file", [&] { return std::exchange(given, true) ? std::string_view() : std::string_view(text); });
  }
  EXPECT_FALSE(importer.finish());
}

}  // namespace
}  // namespace steelyard::test
