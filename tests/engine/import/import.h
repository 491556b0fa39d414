// import.h -- a small catalog to import into, files to import, and what came of it as text that a test can compare.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "import/import.h"
#include "support/small_catalog.h"

namespace steelyard::test {

inline Catalog catalog_to_import_into() {
  SmallCatalog make;
  const auto card = [&](const char* id, double memory, FormFactor form, std::initializer_list<const char*> aliases) {
    make.accelerator(id, {.bf16 = 100, .memory_gb = memory, .form_factor = form});
    for (const char* alias : aliases) make.alias(alias, id);
  };
  card("google-tpu-v5e-16", 16, FormFactor::tpu, {"TPU v5e"});
  card("google-tpu-v5p-95", 95, FormFactor::tpu, {"TPU v5p"});
  card("nvidia-a10-pcie-24", 24, FormFactor::pcie, {"A10"});
  card("nvidia-a100-pcie-40", 40, FormFactor::pcie, {"A100"});
  card("nvidia-a100-pcie-80", 80, FormFactor::pcie, {"A100"});
  card("nvidia-a100-sxm4-40", 40, FormFactor::sxm, {"A100", "A100_SXM4"});
  card("nvidia-a100-sxm4-80", 80, FormFactor::sxm, {"A100", "A100_SXM4"});
  card("nvidia-a100-unspecified-80", 80, FormFactor::unknown, {});
  card("nvidia-b200-sxm6-180", 180, FormFactor::sxm, {"B200"});
  card("nvidia-h100-nvl-94", 94, FormFactor::nvl, {"H100_NVL"});
  card("nvidia-h100-pcie-80", 80, FormFactor::pcie, {"H100 PCIe"});
  card("nvidia-h100-sxm5-80", 80, FormFactor::sxm, {"H100"});
  card("nvidia-l4-pcie-24", 24, FormFactor::pcie, {"L4"});
  card("nvidia-v100-sxm2-16", 16, FormFactor::sxm, {"V100"});
  make.sku("aws", "p5.48xlarge", {.accelerator = "nvidia-h100-sxm5-80"});
  make.sku("azure", "Standard_ND96isr_H100_v5", {.accelerator = "nvidia-h100-sxm5-80"});
  make.sku("cards", "H100", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "0"});
  make.region("aws", "us-east-1", "US", "NA");
  make.offer("aws", "p5.48xlarge", "us-east-1", "98.32");
  make.offer("azure", "Standard_ND96isr_H100_v5", "eastus", "98.32");
  make.offer("cards", "H100", "all", "2", {.basis = PriceBasis::accelerator_hour});
  make.rate("USD", "CNY", "7.1");
  return make.catalog();
}

inline std::string file_text(const std::string& name) {
  std::stringstream text;
  text << std::ifstream(STEELYARD_SOURCE "/tests/import/" + name, std::ios::binary).rdbuf();
  return text.str();
}

// The text as a file of the request's format, in chunks of `size` bytes.
inline Result<Imported> import_text(const Catalog& catalog, const ImportRequest& request, std::string_view text,
                                    std::size_t size) {
  Importer importer(catalog, request);
  EXPECT_TRUE(importer.check().empty());
  importer.begin("file");
  for (std::size_t i = 0; i < text.size() && importer.feed(text.substr(i, size)); i += size) {
  }
  importer.end();
  return importer.finish();
}

// "sku region/zone option term payment price currency basis accelerator x count usable memory marks", a line an offer;
// then a line of every count that is not 0.
inline std::string told(const Catalog& catalog, const Imported& imported) {
  std::string text;
  for (const ImportedOffer& o : imported.offers) {
    text += o.provider + "|" + o.sku + "|" + o.region + (o.zone.empty() ? "" : "/" + o.zone) + "|";
    text += std::string(name(o.option));
    if (o.term != Term::none) text += " " + std::string(name(o.term)) + " " + std::string(name(o.payment));
    text += "|" + o.price.to_shortest_decimal() + " " + o.currency;
    if (!o.fee.zero()) text += " and " + o.fee.to_shortest_decimal() + " a term";
    text += o.basis == PriceBasis::node_hour ? "" : " per card";
    text += "|" + o.count.to_fraction() + " " + std::string(catalog.text(catalog.accelerators.id[row(o.accelerator)]));
    if (is_known(o.usable_mib))
      text += "|" + Rational::from_double(o.usable_mib)->to_shortest_decimal() + " MiB usable";
    for (std::size_t i = 0; i < std::size(kImportMarks); ++i) {
      const auto mark = static_cast<ImportMark>(i);
      if (o.marks.has(mark) && mark != ImportMark::imported) text += "|" + std::string(name(mark));
    }
    text += "\n";
  }
  const ImportCounts& counts = imported.counts;
  std::size_t refused = 0;
  text += "rows " + std::to_string(counts.rows) + " kept " + std::to_string(counts.kept);
  for (std::size_t i = 0; i < counts.refused.size(); ++i) {
    refused += counts.refused[i];
    if (counts.refused[i] != 0) text += " " + std::string(kRefusals[i]) + " " + std::to_string(counts.refused[i]);
  }
  for (std::size_t i = 0; i < counts.noted.size(); ++i) {
    if (counts.noted[i] != 0) text += " (" + std::string(kNotes[i]) + " " + std::to_string(counts.noted[i]) + ")";
  }
  EXPECT_EQ(counts.kept + refused, counts.rows);
  return text + "\n";
}

// "place: code", a line a fault; what is told if there is none. The same however the text is cut.
inline std::string imported(const ImportRequest& request, std::string_view text) {
  static const Catalog catalog = catalog_to_import_into();
  std::string first;
  for (const std::size_t size : {std::size_t{1} << 30, std::size_t{1}, std::size_t{5}, std::size_t{64}}) {
    const Result<Imported> result = import_text(catalog, request, text, size);
    std::string now;
    if (result) {
      now = told(catalog, *result);
    } else {
      for (const Error& error : result.errors()) now += error.where + ": " + std::string(name(error.code)) + "\n";
    }
    if (first.empty()) first = now;
    EXPECT_EQ(now, first) << "in chunks of " << size;
  }
  return first;
}

inline ImportRequest request(Format format, std::string provider = "") {
  return {format, std::move(provider), "USD", *parse_day("2026-11-20")};
}

}  // namespace steelyard::test
