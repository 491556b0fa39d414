#include "settle/outliers.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

#include "catalog/figure.h"
#include "catalog/marks.h"
#include "price/exchange.h"

namespace steelyard {
namespace {

using Class = std::tuple<AcceleratorId, PurchaseOption, Term>;

std::optional<double> price_of_one(const Catalog& catalog, OfferId offer, TextId dollars) {
  const Figure figure = figure_of(catalog, offer);
  if (figure.state != PriceState::known) return std::nullopt;
  const std::optional<Rational> factor = exchange_factor(catalog, figure.currency, dollars);
  if (!factor) return std::nullopt;
  const Rational accelerators = accelerators_of(catalog, offer);
  const Rational one = accelerators.zero() ? Rational(1) : accelerators;
  return (amount_of(figure, accelerators, catalog.offers.term[row(offer)]) / one * *factor).to_double();
}

bool is_ranked(const Catalog& catalog, OfferId offer) {
  return (catalog.offers.marks[row(offer)] & unranked_marks(catalog)) == 0;
}

// The dollar, of which every catalog has that has any rate; nothing where it has none.
std::optional<TextId> dollars_of(const Catalog& catalog) {
  for (const auto* currencies : {&catalog.providers.currency, &catalog.rates.base, &catalog.rates.currency}) {
    for (const TextId currency : *currencies) {
      if (catalog.text(currency) == "USD") return currency;
    }
  }
  return std::nullopt;
}

double median_of(std::vector<double>& prices) {
  std::sort(prices.begin(), prices.end());
  const std::size_t middle = prices.size() / 2;
  return prices.size() % 2 == 1 ? prices[middle] : (prices[middle - 1] + prices[middle]) / 2;
}

}  // namespace

std::vector<Outlier> find_outliers(const Catalog& catalog) {
  const std::optional<TextId> dollars = dollars_of(catalog);
  if (!dollars) return {};
  std::map<Class, std::vector<double>> classes;
  std::vector<std::pair<Outlier, Class>> candidates;
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    const auto offer = id_of<OfferId>(i);
    const AcceleratorId accelerator = catalog.skus.accelerator[row(catalog.offers.sku[i])];
    const std::optional<double> price = price_of_one(catalog, offer, *dollars);
    if (accelerator == kNone<AcceleratorId> || !price) continue;
    const Class of{accelerator, catalog.offers.option[i], catalog.offers.term[i]};
    candidates.push_back({{offer, *price, 0, 0}, of});
    if (is_ranked(catalog, offer)) classes[of].push_back(*price);
  }
  std::map<Class, double> medians;
  for (auto& [of, prices] : classes) medians[of] = median_of(prices);
  std::vector<Outlier> outliers;
  for (auto& [outlier, of] : candidates) {
    const auto members = classes.find(of);
    if (members == classes.end() || members->second.size() < kLeastClass) continue;
    outlier.median = medians[of];
    outlier.members = members->second.size();
    const bool far = outlier.price > kOutlierFactor * outlier.median || outlier.price * kOutlierFactor < outlier.median;
    if (far) outliers.push_back(outlier);
  }
  return outliers;
}

}  // namespace steelyard
