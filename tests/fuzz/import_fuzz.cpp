// Any bytes may be imported, as any format: the first byte says which, the second how they are cut. There are faults,
// or every row is kept or refused; every offer is one that `pack` takes; and it is the same however the bytes are cut.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "import/import.h"
#include "import/write_folder.h"
#include "support/small_catalog.h"

namespace {

using namespace steelyard;

const Catalog& catalog() {
  static const Catalog catalog = [] {
    test::SmallCatalog make = test::three_clouds();
    make.alias("H100", "nvidia-h100-sxm5-80");
    make.alias("A100", "nvidia-a100-sxm4-80");
    make.sku("aws", "p5.48xlarge", {.accelerator = "nvidia-h100-sxm5-80"});
    make.sku("aws", "by the card", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0"});
    make.offer("aws", "p5.48xlarge", "us-east-1", "98.32");
    return make.catalog();
  }();
  return catalog;
}

// What comes of it, as text; a fault is its code and place.
std::string outcome(Format format, std::string_view text, std::size_t size) {
  const ImportRequest request{format, format == Format::quote ? "" : "aws", "USD", *parse_day("2026-11-20")};
  Importer importer(catalog(), request);
  if (!importer.check().empty()) std::abort();
  importer.begin("file");
  while (!text.empty() && importer.feed(text.substr(0, size))) text.remove_prefix(std::min(size, text.size()));
  importer.end();
  const Result<Imported> imported = importer.finish();
  std::string told;
  if (!imported) {
    if (imported.errors().empty()) std::abort();
    for (const Error& error : imported.errors()) told += error.where + " " + std::string(name(error.code)) + "\n";
    return told;
  }
  std::size_t refused = 0;
  for (const std::size_t count : imported->counts.refused) refused += count;
  if (imported->counts.kept + refused != imported->counts.rows) std::abort();
  for (const ImportedOffer& offer : imported->offers) {
    const bool priced = offer.price > Rational(0) && offer.price.rounded(9) == offer.price;
    const bool sized = offer.count > Rational(0) || offer.basis == PriceBasis::accelerator_hour;
    const bool named = is_provider_id(offer.provider) && !offer.sku.empty() && !offer.region.empty();
    if (!priced || !sized || !named || offer.accelerator == kNone<AcceleratorId>) std::abort();
  }
  if (imported->offers.empty()) return "nothing";
  const std::string names[] = {"file"};
  for (const FolderFile& file : write_folder(catalog(), request, names, *imported))
    told += file.path + "\n" + file.text;
  return told;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto format = static_cast<Format>(data[0] % std::size(kFormats));
  const std::string text(reinterpret_cast<const char*>(data) + 2, size - 2);
  if (outcome(format, text, text.size() + 1) != outcome(format, text, data[1] % 64 + 1)) std::abort();
  return 0;
}
