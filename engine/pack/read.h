// read.h -- reading the files of data/ into plain rows, with every check that one file, or a file and those read before
// it, can be given. One function and one .cpp for each thing read; each adds its faults to the folder and its rows to
// `data`. A file refers to those before it, so they are called in this order.
#pragma once

#include <span>
#include <string>

#include "pack/names.h"
#include "pack/rows.h"
#include "pack/text_file.h"

namespace steelyard {

Data read_data(DataFolder& folder);  // all that follows

void read_snapshot_date(DataFolder& folder, Data& data);  // snapshot.json
void read_sources(DataFolder& folder, Data& data);        // sources.json
void read_marks(DataFolder& folder, Data& data);          // marks.json
void read_rates(DataFolder& folder, Data& data);          // exchange_rates.json
void read_facts(DataFolder& folder, Data& data);          // facts.json
void read_criteria(DataFolder& folder, Data& data);       // criteria.json
void read_benchmarks(DataFolder& folder, Data& data);     // benchmarks.json
void read_accelerators(DataFolder& folder, Data& data);   // accelerators.csv
void read_aliases(DataFolder& folder, Data& data);        // accelerator_aliases.csv

// providers/<id>/: the four files below, in this order.
void read_provider(DataFolder& folder, Data& data, const std::string& id);

// What the files of one provider have in common.
struct ProviderReading {
  DataFolder& folder;
  Data& data;
  std::string path;  // "providers/aws"
  ProviderId provider;
  Names<RegionId> regions;
  Names<SkuId> skus;
  std::string currency = {};  // of its list prices; "" where its document does not say
};
void read_regions(ProviderReading& at);                                                      // regions.csv
void read_provider_facts(ProviderReading& at, const class Member& facts, ProviderRow& row);  // in provider.json
void read_tariffs(ProviderReading& at, const class Member& tariffs);                         // in provider.json
void read_skus(ProviderReading& at);                                                         // skus.csv
void read_retirements(ProviderReading& at, const class Member& retired);                     // in provider.json
void read_offers(ProviderReading& at);                                                       // offers.csv

void read_measurements(DataFolder& folder, Data& data);  // benchmarks/mlperf_training.csv

// Cells that many tables have.
std::uint64_t read_mark_list(const Cell& cell, const Data& data);  // "a;b" as bits; unknown_value
std::string read_currency(const Cell& cell, const Data& data);     // faults of Cell::currency; currency_without_rate
// The currency of a price or tariff, which is that of all list prices of the provider being read: a bill adds its
// lines. Faults of Cell::currency; not_the_list_currency.
std::string read_list_currency(const Cell& cell, const ProviderReading& at);
std::string read_country(const Cell& cell);    // ISO 3166-1 alpha-2 or ""; bad_country
Confidence read_confidence(const Cell& cell);  // unknown if empty; unknown_value

}  // namespace steelyard
