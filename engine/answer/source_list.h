// source_list.h -- the sources that a document refers to, each once in full.
#pragma once

#include <vector>

#include "answer/write_parts.h"

namespace steelyard {

// Collects the sources that a document refers to, to list each once in full.
class SourceList {
 public:
  explicit SourceList(const Catalog& catalog) : catalog_(catalog), used_(catalog.sources.id.size(), 0) {}

  // The id to refer to the source by; nothing for none.
  std::optional<std::string_view> refer(SourceId source) {
    if (source != kNone<SourceId>) used_[row(source)] = 1;
    return known_source(catalog_, source);
  }
  void write(JsonWriter& json) const {
    const Sources& sources = catalog_.sources;
    json.open_object("sources");
    for (std::size_t i = 0; i < used_.size(); ++i) {
      if (used_[i] == 0) continue;
      json.open_object(catalog_.text(sources.id[i]));
      json.member("title", catalog_.text(sources.title[i]));
      json.member("publisher", catalog_.text(sources.publisher[i]));
      json.member("locator", catalog_.text(sources.locator[i]));
      json.member("kind", name(sources.kind[i]));
      json.close_object();
    }
    json.close_object();
  }

 private:
  const Catalog& catalog_;
  std::vector<std::uint8_t> used_;  // by source
};

// "exchange": the rates between two currencies, an empty array for one.
void write_exchange(const Catalog& catalog, TextId from, TextId to, SourceList& sources, JsonWriter& json);

}  // namespace steelyard
