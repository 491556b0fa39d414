#include "import/write_folder.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/json.h"
#include "import/origin.h"
#include "import/write_outcome.h"

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

  Origin origin(std::string_view provider) const { return origin_of(request_.format, provider, files_, newest_); }
  std::string source_of(std::string_view provider) const { return origin(provider).id; }

  Json report() const {
    JsonWriter json;
    json.open_object();
    json.member("format", name(request_.format));
    json.open_array("providers");
    for (const auto& [id, offers] : offers_) json.element(id);
    json.close_array();
    json.open_array("files");
    for (const std::string& file : files_) json.element(file);
    json.close_array();
    write_counts(imported_, json);
    json.close_object();
    return Json::parse(json.text(), nullptr, false);
  }

  Json sources() const {
    Json list = Json::array();
    for (const auto& [id, offers] : offers_) {
      const Origin from = origin(id);
      list.push_back({{"id", from.id},
                      {"title", from.title},
                      {"publisher", from.publisher},
                      {"locator", from.locator},
                      {"kind", name(from.kind)}});
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
    std::string text = line({"sku", "aliases", "accelerator", "accelerators", "node_sizes", "memory_gb", "usable_mib",
                             "usable_source", "link", "fabric", "fabric_gbps", "fabric_note", "bare_metal", "vcpus",
                             "memory_gib", "marks", "source", "confidence", "note"});
    std::string_view last;
    for (const ImportedOffer* offer : offers_.at(id)) {
      if (offer->sku == last) continue;
      last = offer->sku;
      const std::string_view accelerator = catalog_.text(catalog_.accelerators.id[row(offer->accelerator)]);
      const bool alone = !offer->count.zero() && offer->count <= Rational(1);
      text += line({offer->sku, "", accelerator, offer->count.zero() ? "" : offer->count.to_fraction(), "",
                    decimal(offer->memory_gb), decimal(offer->usable_mib),
                    is_known(offer->usable_mib) ? source_of(id) : "", alone ? "none" : "", "", "", "", "",
                    decimal(offer->vcpus), decimal(offer->memory_gib), "", source_of(id), "medium", ""});
    }
    return text;
  }

  std::string prices(const std::string& id) const {
    std::string text = line({"sku", "region", "zone", "option", "term", "payment", "system", "state", "price", "fee",
                             "currency", "basis", "as_of", "source", "marks"});
    for (const ImportedOffer* offer : offers_.at(id)) {
      std::string marks;
      for (std::size_t i = 0; i < std::size(kImportMarks); ++i) {
        if (!offer->marks.has(static_cast<ImportMark>(i))) continue;
        marks.append(marks.empty() ? "" : ";").append(kImportMarks[i]);
      }
      text += line({offer->sku, offer->region, offer->zone, name(offer->option), name(offer->term),
                    name(offer->payment), "", "known", offer->price.to_shortest_decimal(),
                    offer->fee.zero() ? "" : offer->fee.to_shortest_decimal(), offer->currency, name(offer->basis),
                    to_text(offer->as_of), source_of(id), marks});
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
