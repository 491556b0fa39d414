#include "pack/report.h"

#include <cstdio>
#include <set>

namespace steelyard {
namespace {

void add(ProviderCounts& sum, const ProviderCounts& part) {
  sum.rows += part.rows;
  sum.priced += part.priced;
  sum.evidence += part.evidence;
  sum.offers += part.offers;
  sum.unpriced += part.unpriced;
  sum.marked += part.marked;
  sum.unranked += part.unranked;
  sum.by_mark.resize(part.by_mark.size());
  for (std::size_t i = 0; i < part.by_mark.size(); ++i) sum.by_mark[i] += part.by_mark[i];
}

std::string line(const ProviderCounts& c) {
  char text[200];
  std::snprintf(text, sizeof text, "%-14s %7zu %8zu %9zu %7zu %9zu %7zu %9zu\n", c.provider.c_str(), c.rows, c.priced,
                c.evidence, c.offers, c.unpriced, c.marked, c.unranked);
  return text;
}

}  // namespace

Report make_report(const Data& data, const Resolved& resolved, const Catalog& catalog, std::size_t bytes) {
  Report report;
  report.date = to_text(data.date);
  report.hash = catalog.hash;
  report.bytes = bytes;
  report.measurements = data.measurement_counts;
  report.sources = data.sources.size();
  report.accelerators = data.accelerators.size();
  report.skus = data.skus.size();
  report.regions = data.regions.size();
  report.tariffs = catalog.tariffs.kind.size();
  for (const MarkRow& mark : data.marks) report.marks.push_back({mark.id, mark.ranked});
  for (const ProviderRow& provider : data.providers) {
    report.providers.push_back({.provider = provider.id, .by_mark = std::vector<std::size_t>(data.marks.size())});
  }

  const auto counts_of = [&](const PriceRow& price) -> ProviderCounts& {
    return report.providers[row(data.skus[row(price.sku)].provider)];
  };
  for (const PriceRow& price : data.prices) ++counts_of(price).rows;
  std::set<std::size_t> priced;
  std::set<std::size_t> evidence;
  for (std::size_t at = 0; at < resolved.offers.size(); ++at) {
    const ResolvedOffer& offer = resolved.offers[at];
    const PriceRow& price = data.prices[offer.price];
    ProviderCounts& counts = counts_of(price);
    ++counts.offers;
    if (price.state != PriceState::known && price.state != PriceState::free) ++counts.unpriced;
    const std::uint64_t marks = catalog.offers.marks[at];
    bool ranked = true;
    for (std::size_t i = 0; i < data.marks.size(); ++i) {
      const bool has = (marks >> i & 1) != 0;
      counts.by_mark[i] += has ? 1 : 0;
      ranked = ranked && (!has || data.marks[i].ranked);
    }
    if (marks != 0) ++counts.marked;
    if (!ranked) ++counts.unranked;
    if (data.prices[offer.key].region != price.region) ++report.list_priced;
    priced.insert(offer.price);
    evidence.insert(offer.evidence.begin(), offer.evidence.end());
  }
  for (const std::size_t i : priced) ++counts_of(data.prices[i]).priced;
  for (const std::size_t i : evidence) {
    if (priced.count(i) == 0) ++counts_of(data.prices[i]).evidence;
  }
  report.all.provider = "all";
  for (const ProviderCounts& counts : report.providers) add(report.all, counts);
  return report;
}

std::string to_text(const Report& report) {
  char text[300];
  std::string out;
  std::snprintf(text, sizeof text, "%-14s %7s %8s %9s %7s %9s %7s %9s\n", "provider", "rows", "=priced", "+evidence",
                "offers", "unpriced", "marked", "unranked");
  out += text;
  for (const ProviderCounts& counts : report.providers) out += line(counts);
  out += line(report.all);
  std::snprintf(text, sizeof text, "\n%zu regional offers take a newer list price without region\n",
                report.list_priced);
  out += text;
  out += "offers by mark:";
  for (std::size_t i = 0; i < report.marks.size(); ++i) {
    const std::size_t offers = report.all.by_mark[i];
    if (offers != 0) out += " " + report.marks[i].id + " " + std::to_string(offers) + ";";
  }
  if (out.back() == ';') out.pop_back();
  const MeasurementCounts& m = report.measurements;
  std::snprintf(
      text, sizeof text,
      "\nbenchmark results: %zu read = %zu kept + %zu open division + %zu not available + %zu without minutes + "
      "%zu without accelerator\n",
      m.read, m.kept, m.open_division, m.not_available, m.without_minutes, m.without_accelerator);
  out += text;
  std::snprintf(text, sizeof text, "%zu sources, %zu accelerators, %zu skus, %zu regions, %zu tariffs\n",
                report.sources, report.accelerators, report.skus, report.regions, report.tariffs);
  out += text;
  std::snprintf(text, sizeof text, "snapshot of %s, %zu bytes, %s\n", report.date.c_str(), report.bytes,
                report.hash.c_str());
  return out + text;
}

}  // namespace steelyard
