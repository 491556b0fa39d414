// diff.h -- what changed from one snapshot to another: offers by their keys, and what is said of skus and providers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/figure.h"

namespace steelyard {

struct PriceChange {
  OfferId before;                 // in the older catalog
  OfferId after;                  // in the newer
  std::optional<double> percent;  // of the older price; nothing where there are not two prices in one unit
};

// A figure of a sku ("aws/p5.48xlarge") or a provider ("aws") that both catalogs have.
struct FigureChange {
  std::string subject;
  std::string figure;                        // "memory_gb", "compliance.iso27001", "transfer_out/us-east-1"
  std::optional<std::string> before, after;  // nothing: said nothing there; "unknown" is an answer of its own
};

struct ProviderChanges {
  std::string provider;
  std::size_t added = 0, removed = 0, changed = 0;
  std::size_t redated = 0;  // the price holds, and its day or source is another
  std::size_t same = 0;
  std::size_t figures = 0;
};

struct Diff {
  std::vector<OfferId> added;    // of the newer catalog
  std::vector<OfferId> removed;  // of the older
  std::vector<PriceChange> changed;
  std::vector<FigureChange> figures;
  std::vector<ProviderChanges> providers;  // of either catalog, by id
};

Diff diff(const Catalog& older, const Catalog& newer);

std::string to_json(const Catalog& older, const Catalog& newer, const Diff& diff);

}  // namespace steelyard
