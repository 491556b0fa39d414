// rows.h -- what the files of data/ say, as plain rows: between reading (read.h) and resolving (resolve.h).
//
// References are numbers of rows already, since files are read in the order in which they refer to each other. Columns
// that the snapshot does not carry are checked when read and not kept, but for what claims are held against (claims/).
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "pack/cell.h"
#include "pack/names.h"

namespace steelyard {

enum class MarkId : std::uint8_t {};
enum class CurrencyId : std::uint16_t {};

struct SourceRow {
  std::string id, title, publisher, locator;
  SourceKind kind = SourceKind::derived;
};

struct MarkRow {
  std::string id;
  bool ranked = false, of_amount = false;
};

struct RateRow {
  std::string base, currency;
  std::int64_t per_base = 0;  // nano
  Day as_of = kUnknownDay;
  SourceId source{};
};

struct FactDefinition {
  std::string id;
  FactState kind = FactState::yes;  // yes: a boolean
  std::string unit;
  bool information_only = false;
};

struct CriterionRow {
  std::string id;
  Measure measure = Measure::cost;
  double weight = 0;
  std::vector<FactId> facts;
};

struct BenchmarkRow {
  std::string id, name;
};

struct AcceleratorRow {
  std::string id, vendor, name, memory_type;
  FormFactor form_factor = FormFactor::unknown;
  double memory_gb, memory_gb_per_s, fp64, fp32, tf32, bf16, fp16, fp8, int8, fp4, link_gb_per_s, power_w;
  double sparse_bf16, sparse_fp8, sparse_int8, fp64_matrix;  // not in the snapshot
  SourceId source{};
  Confidence confidence = Confidence::unknown;
};

struct AcceleratorAliasRow {
  std::string alias;
  AcceleratorId accelerator{};
};

struct MeasurementRow {
  BenchmarkId benchmark{};
  AcceleratorId accelerator{};
  std::uint32_t accelerators = 0, nodes = 0;
  double minutes = 0, minutes_min = 0, minutes_max = 0;
  std::string round, submitter, system, locator;
  ProviderId provider = kNone<ProviderId>;
  SourceId source{};
};

struct RegionRow {
  ProviderId provider{};
  std::string code, name, country, continent;
};

struct SkuRow {
  ProviderId provider{};
  std::string name, aliases, fabric_note;
  AcceleratorId accelerator = kNone<AcceleratorId>;
  Fraction accelerators;
  std::vector<std::uint16_t> node_sizes;
  double memory_gb = kUnknown, usable_mib = kUnknown, fabric_gbps = kUnknown, vcpus = kUnknown, memory_gib = kUnknown;
  Link link = Link::unknown;
  Fabric fabric = Fabric::unknown;
  Ternary bare_metal = Ternary::unknown;
  std::uint64_t marks = 0;
  SourceId source{}, usable_source = kNone<SourceId>;
  Confidence confidence = Confidence::unknown;
};

// One price as one source gives it on one day.
struct PriceRow {
  SkuId sku{};
  RegionId region{};
  std::string zone;
  PurchaseOption option = PurchaseOption::on_demand;
  Term term = Term::none;
  Payment payment = Payment::none;
  std::string system;
  PriceState state = PriceState::not_published;
  std::int64_t price = 0, fee = 0;
  std::string currency;
  PriceBasis basis = PriceBasis::node_hour;
  Day as_of = kUnknownDay;
  SourceId source{};
  std::uint64_t marks = 0;
};

struct FactRow {
  FactId fact{};
  FactState state = FactState::unknown;
  double number = kUnknown;
  std::string text, unit, note;
  SourceId source = kNone<SourceId>;
  Day as_of = kUnknownDay;
  Confidence confidence = Confidence::unknown;
};

// One tariff as a file gives it: for each of its regions or countries, or for all places if it names none.
struct TariffRow {
  ProviderId provider{};
  TariffKind kind = TariffKind::transfer_out;
  std::vector<RegionId> regions;
  std::vector<std::string> countries;
  std::vector<AcceleratorId> accelerators;  // of sustained use: whose hours become cheaper
  bool exact = false;
  VolumeUnit unit = VolumeUnit::gb;
  std::int64_t free_nano = 0;
  std::string currency;
  std::vector<std::pair<std::int64_t, std::int64_t>> tiers;  // up to (nano; INT64_MAX: no end), price (nano)
  std::string note;
  SourceId source{};
  Day as_of = kUnknownDay;
  Confidence confidence = Confidence::unknown;
};

struct ProviderRow {
  std::string id, name, name_zh, currency;
  std::vector<FactRow> facts;
};

// Benchmark results that were read: kept, or why not.
struct MeasurementCounts {
  std::size_t read = 0, kept = 0, open_division = 0, not_available = 0, without_minutes = 0, without_accelerator = 0;
};

// Everything in data/. Regions and skus are sorted by provider and name, and numbered in that order.
struct Data {
  Day date = kUnknownDay;
  std::vector<SourceRow> sources;
  std::vector<MarkRow> marks;
  std::vector<RateRow> rates;
  std::vector<FactDefinition> facts;
  std::vector<CriterionRow> criteria;
  std::vector<Cell> basket;  // offer keys; what they name is known only once offers are resolved
  std::vector<BenchmarkRow> benchmarks;
  std::vector<AcceleratorRow> accelerators;
  std::vector<AcceleratorAliasRow> aliases;
  std::vector<ProviderRow> providers;
  std::vector<RegionRow> regions;
  std::vector<SkuRow> skus;
  std::vector<TariffRow> tariffs;
  std::vector<PriceRow> prices;
  std::vector<MeasurementRow> measurements;
  MeasurementCounts measurement_counts;

  Names<SourceId> source_names;
  Names<MarkId> mark_names;
  Names<CurrencyId> currency_names;
  Names<FactId> fact_names;
  Names<CriterionId> criterion_names;
  Names<BenchmarkId> benchmark_names;
  Names<AcceleratorId> accelerator_names;
  Names<ProviderId> submitter_names;  // what benchmark results call a provider
};

}  // namespace steelyard
