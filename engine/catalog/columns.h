// columns.h -- the one list of the catalog's columns, in the order of the snapshot file.
//
// Writing, reading and checking a snapshot are three visitors of this list, so they cannot drift apart. A visitor has
//
//   scalar(name, value)              one value that belongs to no table
//   table(name, rows)                a table begins; the columns that follow have this many rows
//   column(name, values)             values, or references that must lead somewhere
//   optional(name, references)       references of which some may be kNone
//   begins(name, values, end)        rows + 1 ascending places in a table of `end` rows; the last is `end`
//   bytes(name, text)                as many bytes as the table has rows
//
// `rows` and `end` are what the catalog at hand says; a reader does not look at them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "catalog/catalog.h"

namespace steelyard {

// Rows of the table that has this column of places.
inline std::size_t rows_of(const std::vector<std::uint32_t>& begin) { return begin.empty() ? 0 : begin.size() - 1; }

// AnyCatalog is Catalog or const Catalog.
template <class AnyCatalog, class Visitor>
void visit_columns(AnyCatalog& catalog, Visitor& visit) {
  visit.scalar("date", catalog.date);
  {
    auto& t = catalog.texts;
    visit.table("texts", rows_of(t.begin));
    visit.begins("begin", t.begin, t.bytes.size());
    visit.table("text_bytes", t.bytes.size());
    visit.bytes("bytes", t.bytes);
  }
  {
    auto& t = catalog.sources;
    visit.table("sources", t.id.size());
    visit.column("id", t.id);
    visit.column("title", t.title);
    visit.column("publisher", t.publisher);
    visit.column("locator", t.locator);
    visit.column("kind", t.kind);
  }
  {
    auto& t = catalog.providers;
    visit.table("providers", t.id.size());
    visit.column("id", t.id);
    visit.column("name", t.name);
    visit.column("name_zh", t.name_zh);
    visit.column("currency", t.currency);
    visit.column("newest_price", t.newest_price);
  }
  {
    auto& t = catalog.regions;
    visit.table("regions", t.provider.size());
    visit.column("provider", t.provider);
    visit.column("code", t.code);
    visit.column("name", t.name);
    visit.column("country", t.country);
    visit.column("continent", t.continent);
  }
  {
    auto& t = catalog.accelerators;
    visit.table("accelerators", t.id.size());
    visit.column("id", t.id);
    visit.column("vendor", t.vendor);
    visit.column("name", t.name);
    visit.column("memory_type", t.memory_type);
    visit.column("form_factor", t.form_factor);
    visit.column("memory_gb", t.memory_gb);
    visit.column("memory_gb_per_s", t.memory_gb_per_s);
    visit.column("fp64", t.fp64);
    visit.column("fp32", t.fp32);
    visit.column("tf32", t.tf32);
    visit.column("bf16", t.bf16);
    visit.column("fp16", t.fp16);
    visit.column("fp8", t.fp8);
    visit.column("int8", t.int8);
    visit.column("fp4", t.fp4);
    visit.column("link_gb_per_s", t.link_gb_per_s);
    visit.column("power_w", t.power_w);
    visit.column("source", t.source);
    visit.column("confidence", t.confidence);
  }
  {
    auto& t = catalog.aliases;
    visit.table("aliases", t.alias.size());
    visit.column("alias", t.alias);
    visit.column("accelerator", t.accelerator);
  }
  {
    auto& t = catalog.skus;
    visit.table("skus", t.provider.size());
    visit.column("provider", t.provider);
    visit.column("name", t.name);
    visit.column("aliases", t.aliases);
    visit.optional("accelerator", t.accelerator);
    visit.column("accelerators_numerator", t.accelerators_numerator);
    visit.column("accelerators_denominator", t.accelerators_denominator);
    visit.begins("node_sizes_begin", t.node_sizes_begin, t.node_sizes.size());
    visit.column("memory_gb", t.memory_gb);
    visit.column("usable_mib", t.usable_mib);
    visit.optional("usable_source", t.usable_source);
    visit.column("link", t.link);
    visit.column("fabric", t.fabric);
    visit.column("fabric_gbps", t.fabric_gbps);
    visit.column("fabric_note", t.fabric_note);
    visit.column("bare_metal", t.bare_metal);
    visit.column("vcpus", t.vcpus);
    visit.column("memory_gib", t.memory_gib);
    visit.column("marks", t.marks);
    visit.column("source", t.source);
    visit.column("confidence", t.confidence);
    visit.table("sku_node_sizes", t.node_sizes.size());
    visit.column("node_sizes", t.node_sizes);
  }
  {
    auto& t = catalog.offers;
    visit.table("offers", t.sku.size());
    visit.column("sku", t.sku);
    visit.column("region", t.region);
    visit.column("zone", t.zone);
    visit.column("option", t.option);
    visit.column("term", t.term);
    visit.column("payment", t.payment);
    visit.column("system", t.system);
    visit.column("state", t.state);
    visit.column("price", t.price);
    visit.column("fee", t.fee);
    visit.column("currency", t.currency);
    visit.column("basis", t.basis);
    visit.column("as_of", t.as_of);
    visit.column("source", t.source);
    visit.column("listed", t.listed);
    visit.column("marks", t.marks);
    visit.begins("evidence_begin", t.evidence_begin, catalog.evidence.price.size());
  }
  {
    auto& t = catalog.evidence;
    visit.table("evidence", t.price.size());
    visit.column("state", t.state);
    visit.column("price", t.price);
    visit.column("fee", t.fee);
    visit.column("currency", t.currency);
    visit.column("basis", t.basis);
    visit.column("as_of", t.as_of);
    visit.column("source", t.source);
    visit.column("listed", t.listed);
    visit.column("marks", t.marks);
  }
  {
    auto& t = catalog.marks;
    visit.table("marks", t.id.size());
    visit.column("id", t.id);
    visit.column("ranked", t.ranked);
    visit.column("of_amount", t.of_amount);
  }
  {
    auto& t = catalog.facts;
    visit.table("facts", t.id.size());
    visit.column("id", t.id);
    visit.table("facts_of_providers", t.state.size());
    visit.column("state", t.state);
    visit.column("number", t.number);
    visit.column("text", t.text);
    visit.column("unit", t.unit);
    visit.column("note", t.note);
    visit.optional("source", t.source);
    visit.column("as_of", t.as_of);
    visit.column("confidence", t.confidence);
  }
  {
    auto& t = catalog.tariffs;
    visit.table("tariffs", t.provider.size());
    visit.column("provider", t.provider);
    visit.column("kind", t.kind);
    visit.optional("region", t.region);
    visit.column("country", t.country);
    visit.optional("accelerator", t.accelerator);
    visit.column("exact", t.exact);
    visit.column("unit", t.unit);
    visit.column("free_nano", t.free_nano);
    visit.column("currency", t.currency);
    visit.begins("tiers_begin", t.tiers_begin, t.tier_price.size());
    visit.column("note", t.note);
    visit.column("source", t.source);
    visit.column("as_of", t.as_of);
    visit.column("confidence", t.confidence);
    visit.table("tariff_tiers", t.tier_price.size());
    visit.column("tier_up_to_nano", t.tier_up_to_nano);
    visit.column("tier_price", t.tier_price);
  }
  {
    auto& t = catalog.rates;
    visit.table("rates", t.base.size());
    visit.column("base", t.base);
    visit.column("currency", t.currency);
    visit.column("per_base", t.per_base);
    visit.column("as_of", t.as_of);
    visit.column("source", t.source);
  }
  {
    auto& t = catalog.benchmarks;
    visit.table("benchmarks", t.id.size());
    visit.column("id", t.id);
    visit.column("name", t.name);
  }
  {
    auto& t = catalog.measurements;
    visit.table("measurements", t.benchmark.size());
    visit.column("benchmark", t.benchmark);
    visit.column("accelerator", t.accelerator);
    visit.column("accelerators", t.accelerators);
    visit.column("nodes", t.nodes);
    visit.column("minutes", t.minutes);
    visit.column("minutes_min", t.minutes_min);
    visit.column("minutes_max", t.minutes_max);
    visit.column("round", t.round);
    visit.column("submitter", t.submitter);
    visit.column("system", t.system);
    visit.optional("provider", t.provider);
    visit.column("source", t.source);
    visit.column("locator", t.locator);
  }
  {
    auto& t = catalog.criteria;
    visit.table("criteria", t.id.size());
    visit.column("id", t.id);
    visit.column("measure", t.measure);
    visit.column("weight", t.weight);
    visit.begins("facts_begin", t.facts_begin, t.facts.size());
    visit.table("criterion_facts", t.facts.size());
    visit.column("facts", t.facts);
  }
  visit.table("basket", catalog.basket.size());
  visit.column("offer", catalog.basket);
}

}  // namespace steelyard
