#include "repeated.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "catalog/text_pool.h"

namespace steelyard::bench {
namespace {

// One copy of an offer, and the zone that tells it from the others.
struct Copy {
  std::size_t from;
  std::string zone;
};

// A column with the values that the copies take from it.
template <class T>
void take(std::vector<T>& column, const std::vector<Copy>& copies) {
  const std::vector<T> once = column;
  column.clear();
  for (const Copy& copy : copies) column.push_back(once[copy.from]);
}

}  // namespace

Catalog repeated(const Catalog& catalog, std::size_t offers) {
  Catalog large = catalog;
  Offers& table = large.offers;
  const std::size_t times = (offers + catalog.offer_count() - 1) / catalog.offer_count();
  std::vector<Copy> copies;
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    const std::string zone(catalog.text(table.zone[i]));
    for (std::size_t k = 0; k < times; ++k) {
      copies.push_back({i, k == 0 ? zone : zone + "~" + std::to_string(k)});
    }
  }
  const auto key = [&](const Copy& c) {
    return std::tuple(table.sku[c.from], table.region[c.from], std::string_view(c.zone), table.option[c.from],
                      table.term[c.from], table.payment[c.from], catalog.text(table.system[c.from]));
  };
  std::sort(copies.begin(), copies.end(), [&](const Copy& a, const Copy& b) { return key(a) < key(b); });
  std::vector<OfferId> basket;
  for (const OfferId offer : catalog.basket) {
    const auto at = std::find_if(copies.begin(), copies.end(), [&](const Copy& c) {
      return c.from == row(offer) && c.zone == catalog.text(catalog.offers.zone[c.from]);
    });
    basket.push_back(id_of<OfferId>(static_cast<std::size_t>(at - copies.begin())));
  }
  large.basket = basket;
  // Texts keep their ids; the new zones' come after them.
  TextPool pool;
  for (std::size_t i = 1; i + 1 < catalog.texts.begin.size(); ++i) pool.add(catalog.text(id_of<TextId>(i)));
  std::vector<TextId> zones;
  for (const Copy& copy : copies) zones.push_back(pool.add(copy.zone));
  large.texts = pool.texts();
  take(table.sku, copies);
  take(table.region, copies);
  table.zone = zones;
  take(table.option, copies);
  take(table.term, copies);
  take(table.payment, copies);
  take(table.system, copies);
  take(table.state, copies);
  take(table.price, copies);
  take(table.fee, copies);
  take(table.currency, copies);
  take(table.basis, copies);
  take(table.as_of, copies);
  take(table.source, copies);
  take(table.marks, copies);
  take(table.listed, copies);
  // Evidence is shown for one offer at a time and costs an answer nothing: left out.
  large.evidence = {};
  table.evidence_begin.assign(copies.size() + 1, 0);
  return large;
}

}  // namespace steelyard::bench
