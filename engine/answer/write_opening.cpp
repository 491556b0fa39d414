// The opening document: everything a page needs to build its controls, so that no list exists twice.
#include "answer/answer.h"
#include "answer/write_parts.h"
#include "question/fields.h"

namespace steelyard {
namespace {

std::vector<std::uint32_t> offers_by(const Catalog& catalog, std::size_t rows,
                                     std::size_t (*row_of)(const Catalog&, std::size_t)) {
  std::vector<std::uint32_t> counts(rows + 1);
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) ++counts[std::min(row_of(catalog, i), rows)];
  return counts;
}

Json write_providers(const Catalog& catalog) {
  const auto counts = offers_by(catalog, catalog.providers.id.size(),
                                [](const Catalog& c, std::size_t i) { return row(c.provider_of(id_of<OfferId>(i))); });
  Json list = Json::array();
  for (std::size_t i = 0; i < catalog.providers.id.size(); ++i) {
    list.push_back({{"id", catalog.text(catalog.providers.id[i])},
                    {"name", catalog.text(catalog.providers.name[i])},
                    {"name_zh", catalog.text(catalog.providers.name_zh[i])},
                    {"currency", catalog.text(catalog.providers.currency[i])},
                    {"offers", counts[i]}});
  }
  return list;
}

Json write_accelerators(const Catalog& catalog) {
  const auto counts = offers_by(catalog, catalog.accelerators.id.size(), [](const Catalog& c, std::size_t i) {
    return row(c.skus.accelerator[row(c.offers.sku[i])]);
  });
  const Accelerators& accelerators = catalog.accelerators;
  Json list = Json::array();
  for (std::size_t i = 0; i < accelerators.id.size(); ++i) {
    list.push_back({{"id", catalog.text(accelerators.id[i])},
                    {"name", catalog.text(accelerators.name[i])},
                    {"vendor", catalog.text(accelerators.vendor[i])},
                    {"memory_gb", known_or_null(accelerators.memory_gb[i])},
                    {"form_factor", name(accelerators.form_factor[i])},
                    {"offers", counts[i]}});
  }
  return list;
}

Json write_regions(const Catalog& catalog) {
  const Regions& regions = catalog.regions;
  Json list = Json::array();
  for (std::size_t i = 0; i < regions.code.size(); ++i) {
    list.push_back({{"provider", catalog.text(catalog.providers.id[row(regions.provider[i])])},
                    {"code", catalog.text(regions.code[i])},
                    {"name", catalog.text(regions.name[i])},
                    {"country", catalog.text(regions.country[i])},
                    {"continent", catalog.text(regions.continent[i])}});
  }
  return list;
}

Json write_marks_list(const Catalog& catalog) {
  Json list = Json::array();
  for (std::size_t i = 0; i < catalog.marks.id.size(); ++i) {
    list.push_back({{"id", catalog.text(catalog.marks.id[i])}, {"ranked", catalog.marks.ranked[i] != 0}});
  }
  return list;
}

Json write_benchmarks(const Catalog& catalog) {
  Json list = Json::array();
  for (std::size_t i = 0; i < catalog.benchmarks.id.size(); ++i) {
    list.push_back(
        {{"id", catalog.text(catalog.benchmarks.id[i])}, {"name", catalog.text(catalog.benchmarks.name[i])}});
  }
  return list;
}

Json write_criteria(const Catalog& catalog) {
  Json list = Json::array();
  for (std::size_t i = 0; i < catalog.criteria.id.size(); ++i) {
    list.push_back({{"id", catalog.text(catalog.criteria.id[i])}, {"weight", catalog.criteria.weight[i]}});
  }
  return list;
}

}  // namespace

Json write_opening(const Catalog& catalog) {
  Json document;
  document["engine"] = write_engine();
  document["catalog"] = write_catalog(catalog);
  document["providers"] = write_providers(catalog);
  document["accelerators"] = write_accelerators(catalog);
  document["regions"] = write_regions(catalog);
  document["benchmarks"] = write_benchmarks(catalog);
  document["criteria"] = write_criteria(catalog);
  document["marks"] = write_marks_list(catalog);
  document["fields"] = write_fields(catalog);
  return document;
}

}  // namespace steelyard
