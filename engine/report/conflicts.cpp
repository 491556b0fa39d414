#include "report/conflicts.h"

#include <algorithm>

#include "answer/offer_key.h"
#include "report/heading.h"

namespace steelyard {

Conflicts conflicts(const Catalog& catalog, Day on) {
  Conflicts all{on, {}};
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    const auto offer = id_of<OfferId>(i);
    const std::optional<Conflict> conflict = find_conflict(catalog, offer, on);
    if (!conflict) continue;
    ConflictRow entry{offer, figure_of(catalog, offer), {}, conflict->low, conflict->high, std::nullopt};
    for (const std::size_t k : conflict->against) entry.against.push_back(evidence_at(catalog, k));
    if (entry.low > Rational(0)) {
      entry.percent = ((entry.high / entry.low - Rational(1)) * Rational(100)).rounded(1).to_double();
    }
    all.rows.push_back(std::move(entry));
  }
  std::stable_sort(all.rows.begin(), all.rows.end(), [](const ConflictRow& a, const ConflictRow& b) {
    return a.percent.value_or(0) > b.percent.value_or(0);
  });
  return all;
}

std::string to_json(const Catalog& catalog, const Conflicts& conflicts) {
  JsonWriter json;
  json.open_object();
  json.member("report", "conflicts");
  write_subject("catalog", catalog, json);
  write_day("as_of", conflicts.on, json);
  json.open_array("conflicts");
  for (const ConflictRow& entry : conflicts.rows) {
    json.open_object();
    json.member("offer", offer_key(catalog, entry.offer));
    write_figure("used", catalog, entry.used, json);
    json.open_array("against");
    for (const Figure& figure : entry.against) {
      json.open_object();
      write_figure(catalog, figure, json);
      json.close_object();
    }
    json.close_array();
    json.member("low", entry.low.to_shortest_decimal());
    json.member("high", entry.high.to_shortest_decimal());
    json.member("percent", entry.percent);
    json.close_object();
  }
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
