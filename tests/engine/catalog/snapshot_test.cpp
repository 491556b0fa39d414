// A snapshot gives back the catalog it was written from, and refuses every other file without crashing.
#include "catalog/snapshot.h"

#include <gtest/gtest.h>

#include <functional>

#include "catalog/snapshot_header.h"
#include "engine/catalog/sample_catalog.h"

namespace steelyard {
namespace {

std::string sample_bytes() { return *write_snapshot(test::sample_catalog()); }

std::string refusal(std::string_view bytes) {
  const Result<Catalog> opened = open_snapshot(bytes);
  return opened ? "opened" : std::string(name(opened.errors().front().code));
}

std::string parameter(std::string_view bytes, std::string_view wanted) {
  const Result<Catalog> opened = open_snapshot(bytes);
  if (opened) return "";
  for (const auto& [parameter_name, value] : opened.errors().front().parameters) {
    if (parameter_name == wanted) return value;
  }
  return "";
}

// A body that was tampered with by somebody who can compute a hash.
std::string with_honest_header(std::string body) { return header_of(body) + body; }

TEST(Snapshot, GivesBackWhatWasWritten) {
  const Catalog written = test::sample_catalog();
  const std::string bytes = *write_snapshot(written);
  const Result<Catalog> opened = open_snapshot(bytes);
  ASSERT_TRUE(opened);
  EXPECT_EQ(*write_snapshot(*opened), bytes);  // every column, bit for bit
  EXPECT_EQ(opened->date, written.date);
  EXPECT_EQ(opened->texts.bytes, written.texts.bytes);
  EXPECT_EQ(opened->offers.price, written.offers.price);
  EXPECT_EQ(opened->offers.as_of, written.offers.as_of);
  EXPECT_EQ(opened->offers.region, written.offers.region);
  EXPECT_EQ(opened->skus.accelerator, written.skus.accelerator);
  EXPECT_EQ(opened->skus.node_sizes_begin, written.skus.node_sizes_begin);
  EXPECT_EQ(opened->tariffs.tier_up_to_nano, written.tariffs.tier_up_to_nano);
  EXPECT_EQ(opened->accelerators.bf16, written.accelerators.bf16);
  EXPECT_FALSE(is_known(opened->accelerators.fp4[0]));
  EXPECT_EQ(opened->text(opened->providers.name_zh[1]), "谷歌云");
  EXPECT_EQ(opened->criteria.weight, written.criteria.weight);
}

TEST(Snapshot, CarriesItsHash) {
  const std::string bytes = sample_bytes();
  const Result<Catalog> opened = open_snapshot(bytes);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->hash.size(), 32u);
  EXPECT_EQ(opened->hash, to_hex(std::string_view(bytes).substr(20, 16)));
}

// The bytes are the same on every machine: this hash was computed on x86-64 and holds for WebAssembly too.
TEST(Snapshot, IsTheSameEverywhere) {
  EXPECT_EQ(open_snapshot(sample_bytes())->hash, "6cbe2384b032d29656dc371f6fdd5e7f");
}

TEST(Snapshot, HashIsXxh3) {
  // As the npm package hash-wasm 4, another implementation, has them.
  EXPECT_EQ(to_hex(hash_of(std::string(1000, 'a'))), "b01da365eddaa29cb3e7af627147db7c");
  EXPECT_EQ(to_hex(hash_of(std::string(241, '\0'))), "b9b45065a364c5b95c5b5d5d40c59ce3");
  // Of a body of up to 240 bytes with zeros behind it, so that one function serves all.
  EXPECT_EQ(hash_of("abc"), hash_of("abc" + std::string(238, '\0')));
}

TEST(Snapshot, EveryFlippedBitIsRefused) {
  const std::string sound = sample_bytes();
  for (std::size_t i = 0; i < sound.size(); ++i) {
    for (const int bit : {0, 3, 7}) {
      std::string broken = sound;
      broken[i] = static_cast<char>(broken[i] ^ (1 << bit));
      EXPECT_NE(refusal(broken), "opened") << "byte " << i;
    }
  }
}

// Behind a correct hash any byte may be anything; the catalog that opens, if one does, is sound.
TEST(Snapshot, AnyBodyIsRefusedOrSound) {
  const std::string sound = sample_bytes().substr(kHeaderBytes);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    for (const int value : {0, 1, 0x80, 0xff}) {
      std::string body = sound;
      body[i] = static_cast<char>(value);
      const Result<Catalog> opened = open_snapshot(with_honest_header(body));
      EXPECT_TRUE(!opened || write_snapshot(*opened)) << "byte " << i << " is " << value;
    }
  }
}

TEST(Snapshot, EveryTruncationIsRefused) {
  const std::string sound = sample_bytes();
  for (std::size_t size = 0; size < sound.size(); ++size) {
    EXPECT_EQ(refusal(sound.substr(0, size)), size < 8 ? "snapshot_not_ours" : "snapshot_truncated") << size;
  }
  EXPECT_EQ(refusal(sound + "x"), "snapshot_truncated");
  const std::string body = sound.substr(kHeaderBytes);
  for (std::size_t size = 0; size < body.size(); ++size) {
    EXPECT_EQ(refusal(with_honest_header(body.substr(0, size))), "snapshot_inconsistent") << size;
  }
  EXPECT_EQ(parameter(with_honest_header(body + "x"), "column"), "end");
}

TEST(Snapshot, OtherFilesAreRefused) {
  EXPECT_EQ(refusal(""), "snapshot_not_ours");
  EXPECT_EQ(refusal("{}"), "snapshot_not_ours");
  EXPECT_EQ(refusal(std::string(100'000, '\0')), "snapshot_not_ours");
  EXPECT_EQ(refusal(std::string(100'000, '\xff')), "snapshot_not_ours");
}

TEST(Snapshot, OtherVersionsAreRefused) {
  std::string bytes = sample_bytes();
  bytes[8] = 5;
  EXPECT_EQ(refusal(bytes), "snapshot_version");
  EXPECT_EQ(parameter(bytes, "got"), "5");
  EXPECT_EQ(parameter(bytes, "wanted"), "4");
}

struct Fault {
  std::string column;
  std::function<void(Catalog&)> make;
};

TEST(Snapshot, BrokenPromisesAreNamed) {
  const Fault faults[] = {
      {"catalog.date", [](Catalog& c) { c.date = kUnknownDay; }},
      {"texts.begin", [](Catalog& c) { c.texts.begin[1] = 5; }},
      {"texts.begin", [](Catalog& c) { c.texts.begin.back() += 1; }},
      {"sources.title", [](Catalog& c) { c.sources.title[0] = id_of<TextId>(c.texts.begin.size() - 1); }},
      {"sources.title", [](Catalog& c) { c.sources.title.clear(); }},
      {"sources.kind", [](Catalog& c) { c.sources.kind[0] = static_cast<SourceKind>(6); }},
      {"providers.currency", [](Catalog& c) { c.providers.currency[0] = c.providers.id[0]; }},
      {"regions.provider", [](Catalog& c) { c.regions.provider[0] = ProviderId{2}; }},
      {"regions.code", [](Catalog& c) { c.regions.code[1] = c.regions.code[0]; }},
      {"accelerators.memory_gb", [](Catalog& c) { c.accelerators.memory_gb[0] = -1; }},
      {"accelerators.fp8", [](Catalog& c) { c.accelerators.fp8[0] = std::numeric_limits<double>::infinity(); }},
      {"aliases.accelerator", [](Catalog& c) { c.aliases.accelerator[0] = AcceleratorId{1}; }},
      {"aliases.accelerator", [](Catalog& c) { c.aliases.accelerator[0] = kNone<AcceleratorId>; }},
      {"skus.accelerator", [](Catalog& c) { c.skus.accelerator[0] = AcceleratorId{1}; }},
      {"skus.name", [](Catalog& c) { c.skus.provider[1] = ProviderId{0}; }},
      {"skus.accelerators_numerator", [](Catalog& c) { c.skus.accelerators_numerator[0] = -1; }},
      {"skus.accelerators_denominator", [](Catalog& c) { c.skus.accelerators_denominator[0] = 0; }},
      {"skus.node_sizes_begin", [](Catalog& c) { c.skus.node_sizes_begin[1] = 3; }},
      {"skus.usable_source", [](Catalog& c) { c.skus.usable_source[0] = SourceId{9}; }},
      {"skus.marks", [](Catalog& c) { c.skus.marks[0] = 4; }},
      {"skus.aliases", [](Catalog& c) { c.skus.aliases[0] = TextId{1'000'000}; }},
      {"offers.listed", [](Catalog& c) { c.offers.listed[0] = 2; }},
      {"evidence.marks", [](Catalog& c) { c.evidence.marks[0] = 4; }},
      {"marks.of_amount", [](Catalog& c) { c.marks.of_amount[0] = 2; }},
      {"skus.usable_source", [](Catalog& c) { c.skus.usable_source[0] = kNone<SourceId>; }},
      {"skus.usable_source", [](Catalog& c) { c.skus.usable_mib[0] = kUnknown; }},
      {"skus.node_sizes", [](Catalog& c) { c.skus.node_sizes[0] = 8; }},
      {"offers.region", [](Catalog& c) { c.offers.region[0] = RegionId{2}; }},
      {"offers.option", [](Catalog& c) { c.offers.option[0] = static_cast<PurchaseOption>(5); }},
      {"offers.price", [](Catalog& c) { c.offers.price[0] = 0; }},
      {"offers.price", [](Catalog& c) { c.offers.price[0] = -1; }},
      {"offers.price", [](Catalog& c) { c.offers.price[1] = 1; }},
      {"offers.fee", [](Catalog& c) { c.offers.fee[0] = -1; }},
      {"offers.fee", [](Catalog& c) { c.offers.fee[0] = 1; }},
      {"evidence.fee", [](Catalog& c) { c.evidence.fee[0] = 1; }},
      {"offers.currency", [](Catalog& c) { c.offers.currency[0] = c.skus.name[0]; }},
      {"offers.as_of", [](Catalog& c) { c.offers.as_of[0] = Day{20'011}; }},
      {"offers.marks", [](Catalog& c) { c.offers.marks[0] = 4; }},
      {"offers.sku", [](Catalog& c) { c.offers.zone[1] = TextId{0}, c.offers.option[1] = PurchaseOption::on_demand; }},
      {"offers.evidence_begin", [](Catalog& c) { c.offers.evidence_begin[0] = 1; }},
      {"providers.newest_price", [](Catalog& c) { c.providers.newest_price[0] = Day{1}; }},
      {"evidence.price", [](Catalog& c) { c.evidence.price[1] = 1; }},
      {"marks.ranked", [](Catalog& c) { c.marks.ranked[0] = 2; }},
      {"facts.state", [](Catalog& c) { c.facts.id.push_back(TextId{0}); }},
      {"facts.source", [](Catalog& c) { c.facts.source[0] = kNone<SourceId>; }},
      {"facts.number", [](Catalog& c) { c.facts.number[0] = 1; }},
      {"facts.text", [](Catalog& c) { c.facts.text[0] = c.providers.id[0]; }},
      {"tariffs.region", [](Catalog& c) { c.tariffs.region[0] = RegionId{2}; }},
      {"tariffs.tier_up_to_nano", [](Catalog& c) { c.tariffs.tier_up_to_nano[1] = 1; }},
      {"tariffs.tier_up_to_nano", [](Catalog& c) { c.tariffs.tier_up_to_nano[0] = 0; }},
      {"rates.per_base", [](Catalog& c) { c.rates.per_base[0] = 0; }},
      {"measurements.benchmark", [](Catalog& c) { c.measurements.benchmark[0] = BenchmarkId{1}; }},
      {"measurements.minutes", [](Catalog& c) { c.measurements.minutes[0] = kUnknown; }},
      {"measurements.accelerators", [](Catalog& c) { c.measurements.accelerators[0] = 0; }},
      {"criteria.weight", [](Catalog& c) { c.criteria.weight[0] = kUnknown; }},
      {"criteria.facts", [](Catalog& c) { c.criteria.measure[1] = Measure::cost; }},
      {"basket.offer", [](Catalog& c) { c.basket[0] = OfferId{3}; }},
      {"basket.offer", [](Catalog& c) { c.basket[0] = OfferId{1}; }},
  };
  for (const Fault& fault : faults) {
    Catalog catalog = test::sample_catalog();
    fault.make(catalog);
    const Result<std::string> written = write_snapshot(catalog);
    ASSERT_FALSE(written) << fault.column;
    EXPECT_EQ(written.errors().front().code, Code::snapshot_inconsistent);
    EXPECT_EQ(written.errors().front().parameters.front().second.substr(0, fault.column.size()), fault.column);
  }
}

}  // namespace
}  // namespace steelyard
