#include "report/review.h"

#include <algorithm>

#include "answer/offer_key.h"
#include "report/heading.h"

namespace steelyard {

Review review(const Catalog& catalog) {
  Review review{find_outliers(catalog), find_dearer(catalog)};
  std::stable_sort(review.outliers.begin(), review.outliers.end(),
                   [](const Outlier& a, const Outlier& b) { return distance(a) > distance(b); });
  return review;
}

double distance(const Outlier& outlier) {
  return std::max(outlier.price / outlier.median, outlier.median / outlier.price);
}

std::string to_json(const Catalog& catalog, const Review& review) {
  JsonWriter json;
  json.open_object();
  json.member("report", "outliers");
  write_subject("catalog", catalog, json);
  json.open_array("outliers");
  for (const Outlier& outlier : review.outliers) {
    const std::size_t sku = row(catalog.offers.sku[row(outlier.offer)]);
    json.open_object();
    json.member("offer", offer_key(catalog, outlier.offer));
    json.member("accelerator", catalog.text(catalog.accelerators.id[row(catalog.skus.accelerator[sku])]));
    json.member("price_per_accelerator_usd", outlier.price);
    json.member("median_usd", outlier.median);
    json.member("members", outlier.members);
    json.member("times_median", outlier.price / outlier.median);
    json.close_object();
  }
  json.close_array();
  json.open_array("dearer");
  for (const Dearer& dearer : review.dearer) {
    json.open_object();
    json.member("offer", offer_key(catalog, dearer.offer));
    json.member("mark", mark_of(dearer.kind));
    write_figure("price", catalog, figure_of(catalog, dearer.offer), json);
    json.member("against", offer_key(catalog, dearer.against));
    write_figure("against_price", catalog, figure_of(catalog, dearer.against), json);
    json.close_object();
  }
  json.close_array();
  json.close_object();
  return json.text();
}

}  // namespace steelyard
