// The manifest of a snapshot as JSON.
#include "base/json_writer.h"
#include "pack/report.h"

namespace steelyard {
namespace {

void write_counts(const Report& report, const ProviderCounts& counts, JsonWriter& json) {
  json.open_object();
  json.member("provider", counts.provider);
  json.member("rows", counts.rows);
  json.member("priced", counts.priced);
  json.member("evidence", counts.evidence);
  json.member("refused", 0);
  json.member("offers", counts.offers);
  json.member("unpriced", counts.unpriced);
  json.member("marked", counts.marked);
  json.member("unranked", counts.unranked);
  json.open_object("marks");
  for (std::size_t i = 0; i < report.marks.size(); ++i) {
    if (counts.by_mark[i] != 0) json.member(report.marks[i].id, counts.by_mark[i]);
  }
  json.close_object();
  json.close_object();
}

}  // namespace

std::string to_json(const Report& report) {
  JsonWriter json;
  json.open_object();
  json.open_object("snapshot");
  json.member("date", report.date);
  json.member("hash", report.hash);
  json.member("bytes", report.bytes);
  json.close_object();
  json.open_object("tables");
  json.member("sources", report.sources);
  json.member("accelerators", report.accelerators);
  json.member("skus", report.skus);
  json.member("regions", report.regions);
  json.member("tariffs", report.tariffs);
  json.close_object();
  json.member("list_priced", report.list_priced);
  json.open_object("benchmark_results");
  json.member("read", report.measurements.read);
  json.member("kept", report.measurements.kept);
  json.member("open_division", report.measurements.open_division);
  json.member("not_available", report.measurements.not_available);
  json.member("without_minutes", report.measurements.without_minutes);
  json.member("without_accelerator", report.measurements.without_accelerator);
  json.close_object();
  json.open_array("marks");
  for (const MarkName& mark : report.marks) {
    json.open_object();
    json.member("id", mark.id);
    json.member("ranked", mark.ranked);
    json.close_object();
  }
  json.close_array();
  json.key("all");
  write_counts(report, report.all, json);
  json.open_array("providers");
  for (const ProviderCounts& counts : report.providers) write_counts(report, counts, json);
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
