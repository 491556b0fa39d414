#include "answer/offer_key.h"

#include <vector>

#include "base/nearest.h"

namespace steelyard {

std::string offer_key(const Catalog& catalog, OfferId offer) {
  const std::size_t i = row(offer);
  const Offers& offers = catalog.offers;
  const std::size_t sku = row(offers.sku[i]);
  std::string key(catalog.text(catalog.providers.id[row(catalog.skus.provider[sku])]));
  const auto step = [&key](std::string_view part) { key.append("/").append(part); };
  step(catalog.text(catalog.skus.name[sku]));
  step(catalog.text(catalog.regions.code[row(offers.region[i])]));
  if (offers.zone[i] != TextId{}) step(catalog.text(offers.zone[i]));
  step(name(offers.option[i]));
  if (offers.term[i] != Term::none) {
    step(name(offers.term[i]));
    step(name(offers.payment[i]));
  }
  if (offers.system[i] != TextId{}) step(catalog.text(offers.system[i]));
  return key;
}

std::optional<OfferId> find_offer(const Catalog& catalog, std::string_view key) {
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    const OfferId offer = id_of<OfferId>(i);
    // Most offers are of other providers: compare that before making a key.
    const std::string_view provider = catalog.text(catalog.providers.id[row(catalog.provider_of(offer))]);
    if (key.starts_with(provider) && offer_key(catalog, offer) == key) return offer;
  }
  return std::nullopt;
}

std::string nearest_offer(const Catalog& catalog, std::string_view key) {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) keys.push_back(offer_key(catalog, id_of<OfferId>(i)));
  return nearest(key, std::vector<std::string_view>(keys.begin(), keys.end()));
}

}  // namespace steelyard
