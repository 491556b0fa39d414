// report.h -- what became of the rows of data/.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "pack/resolve.h"
#include "pack/rows.h"

namespace steelyard {

// Of one provider. Every row read gives an offer its price or is kept as evidence: rows = priced + evidence.
struct ProviderCounts {
  std::string provider;
  std::size_t rows = 0;
  std::size_t priced = 0;    // rows that an offer takes its price from; one list price may serve many regions
  std::size_t evidence = 0;  // the other rows
  std::size_t offers = 0;
  std::size_t unpriced = 0;          // offers without a price: not published, not sold
  std::size_t marked = 0;            // offers with a mark
  std::size_t unranked = 0;          // of those, the ones with a mark that keeps them out of the ranking by default
  std::vector<std::size_t> by_mark;  // offers with each mark, as Report::marks lists them
};

struct MarkName {
  std::string id;
  bool ranked = false;
};

struct Report {
  std::string date;
  std::string hash;  // of the snapshot
  std::size_t bytes = 0;
  std::vector<ProviderCounts> providers;
  ProviderCounts all;  // their sum
  std::vector<MarkName> marks;
  std::size_t list_priced = 0;  // regional offers that take a newer list price without region
  MeasurementCounts measurements;
  std::size_t sources = 0, accelerators = 0, skus = 0, regions = 0, tariffs = 0;
};

Report make_report(const Data& data, const Resolved& resolved, const Catalog& catalog, std::size_t bytes);

// For a terminal: a table of the providers, then one line for each other thing.
std::string to_text(const Report& report);

// The manifest: the same counts for a machine, and the marks by provider. Nothing is left out unsaid: rows = priced +
// evidence, and a row that is refused keeps the whole folder from being packed (refusals.h).
std::string to_json(const Report& report);

}  // namespace steelyard
