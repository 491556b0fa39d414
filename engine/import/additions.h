// additions.h -- what an import names, as rows of a catalog: those that are there, or new ones at the end of their
// tables.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "import/imported.h"
#include "import/origin.h"

namespace steelyard {

class Additions {
 public:
  // Of this catalog, which must stay where it is.
  explicit Additions(Catalog& catalog);

  TextId text(std::string_view text);
  // A new provider is one of which no fact is known.
  ProviderId provider(const ImportedOffer& offer);
  // One source for each provider.
  SourceId source(ProviderId provider, const Origin& origin);
  RegionId region(const ImportedOffer& offer, ProviderId provider, std::span<const ImportedRegion> regions);
  SkuId sku(const ImportedOffer& offer, ProviderId provider, SourceId source);

 private:
  Catalog& catalog_;
  std::unordered_map<std::string, TextId> texts_;
  std::map<TextId, ProviderId> providers_;
  std::map<ProviderId, SourceId> sources_;
  std::map<std::pair<ProviderId, TextId>, RegionId> regions_;
  std::map<std::pair<ProviderId, TextId>, SkuId> skus_;
};

}  // namespace steelyard
