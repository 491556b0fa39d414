#include "answer/offer_key.h"
#include "report/diff.h"
#include "report/heading.h"

namespace steelyard {
namespace {

void write_offers(std::string_view name, const Catalog& catalog, const std::vector<OfferId>& offers, JsonWriter& json) {
  json.open_array(name);
  for (const OfferId offer : offers) {
    json.open_object();
    json.member("offer", offer_key(catalog, offer));
    write_figure(catalog, figure_of(catalog, offer), json);
    json.close_object();
  }
  json.close_array();
}

void write_counts(const ProviderChanges& counts, JsonWriter& json) {
  json.open_object();
  json.member("provider", counts.provider);
  json.member("added", counts.added);
  json.member("removed", counts.removed);
  json.member("changed", counts.changed);
  json.member("redated", counts.redated);
  json.member("same", counts.same);
  json.member("figures", counts.figures);
  json.close_object();
}

}  // namespace

std::string to_json(const Catalog& older, const Catalog& newer, const Diff& diff) {
  JsonWriter json;
  json.open_object();
  json.member("report", "diff");
  write_subject("from", older, json);
  write_subject("to", newer, json);
  json.open_array("providers");
  for (const ProviderChanges& counts : diff.providers) write_counts(counts, json);
  json.close_array();
  write_offers("added", newer, diff.added, json);
  write_offers("removed", older, diff.removed, json);
  json.open_array("changed");
  for (const PriceChange& change : diff.changed) {
    json.open_object();
    json.member("offer", offer_key(newer, change.after));
    write_figure("from", older, figure_of(older, change.before), json);
    write_figure("to", newer, figure_of(newer, change.after), json);
    json.member("percent", change.percent);
    json.close_object();
  }
  json.close_array();
  json.open_array("figures");
  for (const FigureChange& change : diff.figures) {
    json.open_object();
    json.member("subject", change.subject);
    json.member("figure", change.figure);
    json.member("from", change.before);
    json.member("to", change.after);
    json.close_object();
  }
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
