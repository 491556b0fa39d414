// catalog.h -- what can be bought, in columns, with a source behind every figure.
//
// A Catalog is an immutable snapshot. `pack` builds it from data/; snapshot.h writes it to bytes and opens it again.
// Opening checks every reference, so code that holds a Catalog follows ids without checking.
//
// A table is a struct of columns of equal length; row i of each is one thing. Numbers that may not be known are doubles
// that hold kUnknown (a NaN: arithmetic with it never yields a plausible number); ask is_known() before using one.
// Money is in billionths of the currency unit (nano), so that decimal list prices are exact.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/day.h"
#include "catalog/ids.h"
#include "catalog/vocabulary.h"

namespace steelyard {

inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
inline bool is_known(double value) { return !std::isnan(value); }

// All texts of a snapshot, each once: text i is bytes[begin[i], begin[i + 1]).
struct Texts {
  std::string bytes;
  std::vector<std::uint32_t> begin;
};

// Where figures come from.
struct Sources {
  std::vector<TextId> id, title, publisher, locator;
  std::vector<SourceKind> kind;
};

struct Providers {
  std::vector<TextId> id, name, name_zh, currency;  // currency: ISO 4217, of its list prices
  std::vector<Day> newest_price;                    // of its offers; kUnknownDay where none has a dated price
};

// A provider's region. Code "all" is a list price without region; country and continent are "" where not known.
struct Regions {
  std::vector<ProviderId> provider;
  std::vector<TextId> code, name, country, continent;  // country: ISO 3166-1 alpha-2; continent: AF AN AS EU NA OC SA
};

// One row, one accelerator in one form factor and memory size. Rates are dense, in 10^12 operations a second.
struct Accelerators {
  std::vector<TextId> id, vendor, name, memory_type;
  std::vector<FormFactor> form_factor;
  std::vector<double> memory_gb;        // nominal
  std::vector<double> memory_gb_per_s;  // bandwidth
  std::vector<double> fp64, fp32, tf32, bf16, fp16, fp8, int8, fp4;
  std::vector<double> link_gb_per_s;  // total, both directions
  std::vector<double> power_w;        // thermal design power
  std::vector<SourceId> source;
  std::vector<Confidence> confidence;
};

// One row, one spelling of an accelerator's name. Spellings that more than one accelerator answers to have several
// rows.
struct AcceleratorAliases {
  std::vector<TextId> alias;
  std::vector<AcceleratorId> accelerator;
};

// What a provider sells under one name: its identity.
struct Skus {
  std::vector<ProviderId> provider;
  std::vector<TextId> name;
  std::vector<TextId> aliases;                         // under which some sources have its prices, with ";" between
  std::vector<AcceleratorId> accelerator;              // kNone: not known which
  std::vector<std::int32_t> accelerators_numerator;    // accelerators in one node: an exact fraction, 1/8 is a slice;
  std::vector<std::int32_t> accelerators_denominator;  // 0/1: sold by the accelerator, see node_sizes
  // For an offer sold by the accelerator: the accelerators that one node can have, ascending; empty: not known.
  std::vector<std::uint32_t> node_sizes_begin;  // rows + 1 entries into node_sizes
  std::vector<std::uint16_t> node_sizes;
  std::vector<double> memory_gb;  // of one accelerator, or of the slice where the node has a fraction; nominal
  // What a vendor's table or interface shows of it, at most the nominal; kUnknown where no source says so.
  std::vector<double> usable_mib;
  std::vector<SourceId> usable_source;  // kNone where usable_mib is not known
  std::vector<Link> link;
  std::vector<Fabric> fabric;
  std::vector<double> fabric_gbps;  // of one node
  std::vector<TextId> fabric_note;  // the source's own words
  std::vector<Ternary> bare_metal;
  std::vector<double> vcpus, memory_gib;  // of one node
  std::vector<std::uint64_t> marks;       // that each of its offers has
  std::vector<SourceId> source;
  std::vector<Confidence> confidence;
};

// One row, one thing that can be bought: a sku in a region under a purchase option. Sorted by key.
struct Offers {
  std::vector<SkuId> sku;
  std::vector<RegionId> region;
  std::vector<TextId> zone;  // "" where the price holds for the whole region
  std::vector<PurchaseOption> option;
  std::vector<Term> term;
  std::vector<Payment> payment;
  std::vector<TextId> system;  // operating system; "" where the source names none
  std::vector<PriceState> state;
  std::vector<std::int64_t> price;  // nano of `currency` per `basis`; 0 unless the state is `known`
  std::vector<std::int64_t> fee;    // nano, that each node or accelerator costs a term, beside `price`
  std::vector<TextId> currency;     // ISO 4217
  std::vector<PriceBasis> basis;
  std::vector<Day> as_of;  // kUnknownDay where the source gives no date
  std::vector<SourceId> source;
  std::vector<std::uint8_t> listed;           // 1: the price is a list price without region
  std::vector<std::uint64_t> marks;           // bit i: the mark of row i of Marks
  std::vector<std::uint32_t> evidence_begin;  // rows + 1 entries into Evidence
};

// Older or disagreeing figures for an offer, newest first; never used for a bill, always shown.
struct Evidence {
  std::vector<PriceState> state;
  std::vector<std::int64_t> price, fee;
  std::vector<TextId> currency;
  std::vector<PriceBasis> basis;
  std::vector<Day> as_of;
  std::vector<SourceId> source;
  std::vector<std::uint8_t> listed;
  std::vector<std::uint64_t> marks;  // that the figure would have as the price
};

// What can be said against a figure ("stale", "host_not_included"), and whether that keeps an offer out of the ranking.
struct Marks {
  std::vector<TextId> id;
  std::vector<std::uint8_t> ranked;     // 1: shown and ranked; 0: shown, and ranked only if asked for
  std::vector<std::uint8_t> of_amount;  // 1: said of the amount, so of every figure of an offer that has the same
};

// Facts about providers: fact f of provider p is row p * facts + f of the columns from `state` on.
struct Facts {
  std::vector<TextId> id;  // "compliance.iso27001"
  std::vector<FactState> state;
  std::vector<double> number;
  std::vector<TextId> text, unit, note;
  std::vector<SourceId> source;  // kNone where the state is unknown
  std::vector<Day> as_of;
  std::vector<Confidence> confidence;
};

// Prices per volume, in marginal tiers. The row that names the offer's region holds before the one of its country,
// and that before the one of neither. `exact` 0: the source speaks of another place, and a line from it is an estimate.
struct Tariffs {
  std::vector<ProviderId> provider;
  std::vector<TariffKind> kind;
  std::vector<RegionId> region;            // kNone: any
  std::vector<TextId> country;             // "": any
  std::vector<AcceleratorId> accelerator;  // of `sustained_use`: whose hours become cheaper; else kNone
  std::vector<std::uint8_t> exact;
  std::vector<VolumeUnit> unit;
  std::vector<std::int64_t> free_nano;  // volume a month without charge, in billionths of the unit
  std::vector<TextId> currency;
  std::vector<std::uint32_t> tiers_begin;     // rows + 1 entries into tier_*
  std::vector<std::int64_t> tier_up_to_nano;  // cumulative volume a month after the free part; INT64_MAX: no end
  std::vector<std::int64_t> tier_price;       // nano per unit
  std::vector<TextId> note;
  std::vector<SourceId> source;
  std::vector<Day> as_of;
  std::vector<Confidence> confidence;
};

// What one unit of a currency is worth: `per_base` units of `currency` are one unit of `base`.
struct ExchangeRates {
  std::vector<TextId> base, currency;
  std::vector<std::int64_t> per_base;  // nano
  std::vector<Day> as_of;
  std::vector<SourceId> source;
};

struct Benchmarks {
  std::vector<TextId> id, name;
};

// Measured results (MLPerf Training, closed division, systems that can be had). One row, one result set.
struct Measurements {
  std::vector<BenchmarkId> benchmark;
  std::vector<AcceleratorId> accelerator;
  std::vector<std::uint32_t> accelerators, nodes;
  std::vector<double> minutes;  // the olympic mean of the runs, as the score counts it
  std::vector<double> minutes_min, minutes_max;
  std::vector<TextId> round, submitter, system;
  std::vector<ProviderId> provider;  // kNone: the submitter is no provider of this catalog
  std::vector<SourceId> source;
  std::vector<TextId> locator;  // where in the source
};

// What offers are judged by, in the order in which documents list it.
struct Criteria {
  std::vector<TextId> id;
  std::vector<Measure> measure;
  std::vector<double> weight;              // the default
  std::vector<std::uint32_t> facts_begin;  // rows + 1 entries into facts
  std::vector<FactId> facts;
};

struct Catalog {
  Day date = kUnknownDay;  // the snapshot's day: ages are counted to it
  std::string hash;        // of the snapshot's bytes, 32 hexadecimal digits (XXH3, 128 bits); "" before it is written
  Texts texts;
  Sources sources;
  Providers providers;
  Regions regions;
  Accelerators accelerators;
  AcceleratorAliases aliases;
  Skus skus;
  Offers offers;
  Evidence evidence;
  Marks marks;
  Facts facts;
  Tariffs tariffs;
  ExchangeRates rates;
  Benchmarks benchmarks;
  Measurements measurements;
  Criteria criteria;
  std::vector<OfferId> basket;  // the reference offers whose values give the ends of the value scales

  std::string_view text(TextId id) const {
    const std::uint32_t begin = texts.begin[row(id)];
    return std::string_view(texts.bytes).substr(begin, texts.begin[row(id) + 1] - begin);
  }
  std::size_t offer_count() const { return offers.sku.size(); }
  ProviderId provider_of(OfferId offer) const { return skus.provider[row(offers.sku[row(offer)])]; }
  // Row of the columns of Facts from `state` on.
  std::size_t fact_row(ProviderId provider, FactId fact) const { return row(provider) * facts.id.size() + row(fact); }
};

}  // namespace steelyard
