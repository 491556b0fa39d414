// The opening document: everything a page needs to build its controls, so that no list exists twice.
#include "answer/answer.h"
#include "answer/write_parts.h"
#include "catalog/freshness.h"
#include "question/fields.h"

namespace steelyard {
namespace {

std::vector<std::uint32_t> offers_by(const Catalog& catalog, std::size_t rows,
                                     std::size_t (*row_of)(const Catalog&, std::size_t)) {
  std::vector<std::uint32_t> counts(rows + 1);
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) ++counts[std::min(row_of(catalog, i), rows)];
  return counts;
}

void write_providers(const Catalog& catalog, JsonWriter& json) {
  const auto counts = offers_by(catalog, catalog.providers.id.size(),
                                [](const Catalog& c, std::size_t i) { return row(c.provider_of(id_of<OfferId>(i))); });
  json.open_array("providers");
  for (std::size_t i = 0; i < catalog.providers.id.size(); ++i) {
    json.open_object();
    json.member("id", catalog.text(catalog.providers.id[i]));
    json.member("name", catalog.text(catalog.providers.name[i]));
    json.member("name_zh", catalog.text(catalog.providers.name_zh[i]));
    json.member("currency", catalog.text(catalog.providers.currency[i]));
    json.member("offers", counts[i]);
    json.member("newest_price", known_day(catalog.providers.newest_price[i]));
    json.member("outdated", is_outdated(catalog.providers.newest_price[i], catalog.date));
    json.close_object();
  }
  json.close_array();
}

void write_accelerators(const Catalog& catalog, JsonWriter& json) {
  const auto counts = offers_by(catalog, catalog.accelerators.id.size(), [](const Catalog& c, std::size_t i) {
    return row(c.skus.accelerator[row(c.offers.sku[i])]);
  });
  const Accelerators& accelerators = catalog.accelerators;
  json.open_array("accelerators");
  for (std::size_t i = 0; i < accelerators.id.size(); ++i) {
    json.open_object();
    json.member("id", catalog.text(accelerators.id[i]));
    json.member("name", catalog.text(accelerators.name[i]));
    json.member("vendor", catalog.text(accelerators.vendor[i]));
    json.member("memory_gb", accelerators.memory_gb[i]);
    json.member("form_factor", name(accelerators.form_factor[i]));
    json.member("offers", counts[i]);
    json.close_object();
  }
  json.close_array();
}

void write_texts(std::string_view name, const Catalog& catalog, const std::vector<TextId>& column, JsonWriter& json) {
  json.open_array(name);
  for (const TextId text : column) json.element(catalog.text(text));
  json.close_array();
}

// Hundreds of rows: a column each, or their names would be half of the document.
void write_regions(const Catalog& catalog, JsonWriter& json) {
  const Regions& regions = catalog.regions;
  json.open_object("regions");
  json.open_array("provider");
  for (const ProviderId provider : regions.provider) json.element(catalog.text(catalog.providers.id[row(provider)]));
  json.close_array();
  write_texts("code", catalog, regions.code, json);
  write_texts("name", catalog, regions.name, json);
  write_texts("country", catalog, regions.country, json);
  write_texts("continent", catalog, regions.continent, json);
  json.close_object();
}

void write_marks_list(const Catalog& catalog, JsonWriter& json) {
  json.open_array("marks");
  for (std::size_t i = 0; i < catalog.marks.id.size(); ++i) {
    json.open_object();
    json.member("id", catalog.text(catalog.marks.id[i]));
    json.member("ranked", catalog.marks.ranked[i] != 0);
    json.close_object();
  }
  json.close_array();
}

void write_benchmarks(const Catalog& catalog, JsonWriter& json) {
  json.open_array("benchmarks");
  for (std::size_t i = 0; i < catalog.benchmarks.id.size(); ++i) {
    json.open_object();
    json.member("id", catalog.text(catalog.benchmarks.id[i]));
    json.member("name", catalog.text(catalog.benchmarks.name[i]));
    json.close_object();
  }
  json.close_array();
}

void write_criteria(const Catalog& catalog, JsonWriter& json) {
  json.open_array("criteria");
  for (std::size_t i = 0; i < catalog.criteria.id.size(); ++i) {
    json.open_object();
    json.member("id", catalog.text(catalog.criteria.id[i]));
    json.member("weight", catalog.criteria.weight[i]);
    json.close_object();
  }
  json.close_array();
}

}  // namespace

std::string write_opening(const Catalog& catalog) {
  JsonWriter json;
  json.open_object();
  write_heading(catalog, json);
  write_providers(catalog, json);
  write_accelerators(catalog, json);
  write_regions(catalog, json);
  write_benchmarks(catalog, json);
  write_criteria(catalog, json);
  write_marks_list(catalog, json);
  json.open_array("fields");
  write_fields(catalog, json);
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
