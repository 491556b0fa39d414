// collector.h -- where a reader of a format puts what it reads: it knows the catalog, and keeps the counts.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "import/accelerator_match.h"
#include "import/format.h"
#include "import/imported.h"

namespace steelyard {

// What the person says of the files, since most formats do not.
struct ImportRequest {
  Format format = Format::skypilot;
  std::string provider = {};  // "" where the rows name it
  std::string currency = {};  // ISO 4217; "" where the rows name it
  Day as_of = kUnknownDay;    // of the prices; unknown where the rows or the file name it
};

class Collector {
 public:
  Collector(const Catalog& catalog, ImportRequest request);

  const Catalog& catalog() const { return catalog_; }
  const ImportRequest& request() const { return request_; }
  AcceleratorMatcher& matcher() { return matcher_; }

  // Counts a row, which is then refused or kept, once.
  void refuse(const std::string& place, RefusalReason reason, Parameters parameters = {});
  void keep() { ++imported_.counts.rows, ++imported_.counts.kept; }
  void note(Note note) { ++imported_.counts.noted[static_cast<std::size_t>(note)]; }
  void add(ImportedOffer offer) { imported_.offers.push_back(std::move(offer)); }
  void add(ImportedRegion region);
  const ImportCounts& counts() const { return imported_.counts; }

  // The price that `text` is, if it can be one: a positive number below nine billion, rounded to nine places. The
  // reason if it cannot; an empty text is no_price.
  struct Price {
    std::optional<Rational> amount;
    RefusalReason refusal = RefusalReason::no_price;
    bool rounded = false;
  };
  static Price price(std::string_view text);
  static Price price(Rational amount);

  // The type of a provider in the catalog that has this name, or this alias.
  std::optional<SkuId> sku(std::string_view provider, std::string_view name) const;
  std::optional<RegionId> region(std::string_view provider, std::string_view code) const;
  std::optional<ProviderId> provider(std::string_view id) const;
  // The list currency of a provider of the catalog; "" of another.
  std::string list_currency(std::string_view provider) const;
  // Whether the catalog has an exchange rate for a currency.
  bool is_convertible(std::string_view currency) const;

  // Sorts what was read, takes out what was said twice, and sees to it that a name stands for one type.
  Imported finish();

 private:
  void name_types();
  void split_types();
  void place_regions();
  void sort_offers();
  void mark_dear_spot();

  const Catalog& catalog_;
  ImportRequest request_;
  AcceleratorMatcher matcher_;
  Imported imported_;
  std::map<std::pair<std::string, std::string>, ImportedRegion> regions_;
};

// Whether `text` can name a provider: as data/'s schema has it, and so that it can be a folder's name.
bool is_provider_id(std::string_view text);

// The fraction that a decimal count stands for: "0.333" is 1/3, "0.5" is 1/2, "8.0" is 8. Nothing for what is none, and
// for a decimal that no fraction of up to 64 parts rounds to.
std::optional<Rational> count_of(std::string_view text);

// A number that is not negative, or unknown.
double number_of(std::string_view text);

}  // namespace steelyard
