#include "import/write_folder.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/json.h"

namespace steelyard {
namespace {

std::string cell(std::string_view text) {
  if (text.find_first_of(",\"\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

std::string line(std::initializer_list<std::string_view> cells) {
  std::string text;
  for (const std::string_view value : cells) text += cell(value) + ",";
  text.back() = '\n';
  return text;
}

std::string decimal(double value) {
  const std::optional<Rational> number = is_known(value) ? Rational::from_double(value) : std::nullopt;
  return number ? number->to_shortest_decimal() : "";
}

// What a format's prices are, and who gives them out.
struct Origin {
  std::string_view title, publisher;
  SourceKind kind;
};
Origin origin_of(Format format, std::string_view provider) {
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

class Writer {
 public:
  Writer(const Catalog& catalog, const ImportRequest& request, std::span<const std::string> files,
         const Imported& imported)
      : catalog_(catalog), request_(request), files_(files), imported_(imported) {
    for (const ImportedOffer& offer : imported.offers) {
      offers_[offer.provider].push_back(&offer);
      newest_ = std::max(newest_, offer.as_of);
    }
  }

  std::vector<FolderFile> run() {
    put("import.json", report().dump(2) + "\n");
    put("snapshot.json", Json({{"date", to_text(newest_)}}).dump() + "\n");
    put("sources.json", sources().dump(2) + "\n");
    for (const auto& [id, offers] : offers_) {
      const std::string folder = "providers/" + id + "/";
      put(folder + "provider.json", provider(id).dump(2) + "\n");
      put(folder + "regions.csv", regions(id));
      put(folder + "skus.csv", skus(id));
      put(folder + "offers.csv", prices(id));
    }
    return std::move(written_);
  }

 private:
  void put(std::string path, std::string text) { written_.push_back({std::move(path), std::move(text)}); }

  std::string source_of(std::string_view provider) const {
    const std::string id = "import-" + std::string(name(request_.format)) + "-" + std::string(provider);
    return newest_ == kUnknownDay ? id : id + "-" + to_text(newest_);
  }
  Json file_names() const {
    Json names = Json::array();
    for (const std::string& file : files_) names.push_back(file);
    return names;
  }

  Json report() const {
    Json providers = Json::array();
    for (const auto& [id, offers] : offers_) providers.push_back(id);
    const ImportCounts& counts = imported_.counts;
    const auto named = [](const auto& numbers, std::span<const std::string_view> names) {
      Json object = Json::object();
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (numbers[i] != 0) object[std::string(names[i])] = numbers[i];
      }
      return object;
    };
    return {{"format", name(request_.format)},
            {"providers", providers},
            {"files", file_names()},
            {"rows", counts.rows},
            {"kept", counts.kept},
            {"offers", imported_.offers.size()},
            {"marked", named(counts.marked, kImportMarks)},
            {"refused", named(counts.refused, kRefusals)},
            {"noted", named(counts.noted, kNotes)}};
  }

  Json sources() const {
    std::string locator;
    for (const std::string& file : files_) locator += (locator.empty() ? "" : ", ") + file;
    Json list = Json::array();
    for (const auto& [id, offers] : offers_) {
      const Origin origin = origin_of(request_.format, id);
      list.push_back({{"id", source_of(id)},
                      {"title", std::string(origin.title) + ", imported"},
                      {"publisher", origin.publisher},
                      {"locator", locator},
                      {"kind", name(origin.kind)}});
    }
    return {{"sources", list}};
  }

  Json provider(const std::string& id) const {
    std::string name = id;
    std::string name_zh = id;
    for (std::size_t i = 0; i < catalog_.providers.id.size(); ++i) {
      if (catalog_.text(catalog_.providers.id[i]) != id) continue;
      name = catalog_.text(catalog_.providers.name[i]);
      name_zh = catalog_.text(catalog_.providers.name_zh[i]);
    }
    return {{"id", id},
            {"name", name},
            {"name_zh", name_zh},
            {"currency", offers_.at(id).front()->currency},
            {"facts", Json::object()},
            {"tariffs", Json::array()}};
  }

  std::string regions(const std::string& id) const {
    std::string text = line({"code", "name", "country", "continent"});
    for (const ImportedRegion& region : imported_.regions) {
      if (region.provider == id) text += line({region.code, region.name, region.country, region.continent});
    }
    return text;
  }

  std::string skus(const std::string& id) const {
    std::string text = line({"sku", "aliases", "accelerator", "accelerators", "node_sizes", "memory_gb", "link",
                             "fabric", "fabric_gbps", "fabric_note", "bare_metal", "vcpus", "memory_gib", "marks",
                             "source", "confidence", "note"});
    std::string_view last;
    for (const ImportedOffer* offer : offers_.at(id)) {
      if (offer->sku == last) continue;
      last = offer->sku;
      const std::string_view accelerator = catalog_.text(catalog_.accelerators.id[row(offer->accelerator)]);
      const bool alone = !offer->count.zero() && offer->count <= Rational(1);
      text += line({offer->sku, "", accelerator, offer->count.zero() ? "" : offer->count.to_fraction(), "",
                    decimal(offer->memory_gb), alone ? "none" : "", "", "", "", "", decimal(offer->vcpus),
                    decimal(offer->memory_gib), "", source_of(id), "medium", ""});
    }
    return text;
  }

  std::string prices(const std::string& id) const {
    std::string text = line({"sku", "region", "zone", "option", "term", "payment", "system", "state", "price",
                             "currency", "basis", "as_of", "source", "marks"});
    for (const ImportedOffer* offer : offers_.at(id)) {
      std::string marks;
      for (std::size_t i = 0; i < std::size(kImportMarks); ++i) {
        if (!offer->marks.has(static_cast<ImportMark>(i))) continue;
        marks.append(marks.empty() ? "" : ";").append(kImportMarks[i]);
      }
      text += line({offer->sku, offer->region, offer->zone, name(offer->option), name(offer->term),
                    name(offer->payment), "", "known", offer->price.to_shortest_decimal(), offer->currency,
                    name(offer->basis), to_text(offer->as_of), source_of(id), marks});
    }
    return text;
  }

  const Catalog& catalog_;
  const ImportRequest& request_;
  std::span<const std::string> files_;
  const Imported& imported_;
  std::map<std::string, std::vector<const ImportedOffer*>> offers_;  // by provider
  Day newest_ = kUnknownDay;
  std::vector<FolderFile> written_;
};

}  // namespace

std::vector<FolderFile> write_folder(const Catalog& catalog, const ImportRequest& request,
                                     std::span<const std::string> files, const Imported& imported) {
  return Writer(catalog, request, files, imported).run();
}

}  // namespace steelyard
