#include "report/coverage.h"
#include "report/heading.h"

namespace steelyard {
namespace {

void write_figures(const std::vector<FigureCoverage>& figures, JsonWriter& json) {
  json.open_array("figures");
  for (const FigureCoverage& figure : figures) {
    json.open_object();
    json.member("figure", figure.figure);
    json.member("known", figure.known);
    json.member("unknown", figure.unknown);
    json.member("stale", figure.stale);
    json.close_object();
  }
  json.close_array();
}

void write_provider(const Catalog& catalog, const ProviderCoverage& provider, JsonWriter& json) {
  json.open_object();
  json.member("provider", catalog.text(catalog.providers.id[row(provider.provider)]));
  json.member("offers", provider.offers);
  write_day("newest_price", provider.newest_price, json);
  json.member("outdated", provider.outdated);
  json.open_object("facts");
  json.member("known", provider.facts_known);
  json.member("unknown", provider.facts_unknown);
  json.close_object();
  json.open_array("options");
  for (const OptionCoverage& option : provider.options) {
    json.open_object();
    json.member("option", name(option.option));
    json.member("offers", option.offers);
    write_figures(option.figures, json);
    json.close_object();
  }
  json.close_array();
  json.close_object();
}

}  // namespace

std::string to_json(const Catalog& catalog, const Coverage& coverage) {
  JsonWriter json;
  json.open_object();
  json.member("report", "coverage");
  write_subject("catalog", catalog, json);
  write_day("as_of", coverage.on, json);
  write_figures(coverage.figures, json);
  json.open_array("providers");
  for (const ProviderCoverage& provider : coverage.providers) write_provider(catalog, provider, json);
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
