#include "import/origin.h"

namespace steelyard {
namespace {

struct Maker {
  std::string_view title, publisher;
  SourceKind kind;
};

Maker maker_of(Format format, std::string_view provider) {
  switch (format) {
    case Format::skypilot:
      return {"SkyPilot catalog", "SkyPilot", SourceKind::third_party};
    case Format::gpuhunt:
      return {"gpuhunt catalog", "gpuhunt", SourceKind::third_party};
    case Format::azure:
      return {"Azure Retail Prices", "Microsoft", SourceKind::vendor_list};
    case Format::aws:
      return {"AWS Price List", "Amazon Web Services", SourceKind::vendor_list};
    case Format::quote:
      return {"Quotes", provider, SourceKind::vendor_document};
  }
  return {};
}

}  // namespace

Origin origin_of(Format format, std::string_view provider, std::span<const std::string> files, Day newest) {
  std::string id = "import-";
  id.append(name(format)).append("-").append(provider);
  if (newest != kUnknownDay) id += "-" + to_text(newest);
  std::string locator;
  for (const std::string& file : files) locator += (locator.empty() ? "" : ", ") + file;
  const Maker maker = maker_of(format, provider);
  return {std::move(id), std::string(maker.title) + ", imported", std::string(maker.publisher), std::move(locator),
          maker.kind};
}

}  // namespace steelyard
