#include "pack/basket.h"

#include <map>

#include "answer/offer_key.h"

namespace steelyard {
namespace {

// The first mark that keeps an offer out of the ranking; "" if there is none.
std::string_view unranked_mark(const Catalog& catalog, OfferId offer) {
  for (std::size_t i = 0; i < catalog.marks.id.size(); ++i) {
    const bool has = (catalog.offers.marks[row(offer)] >> i & 1) != 0;
    if (has && catalog.marks.ranked[i] == 0) return catalog.text(catalog.marks.id[i]);
  }
  return "";
}

}  // namespace

std::vector<OfferId> find_basket(const Data& data, const Catalog& catalog) {
  std::vector<OfferId> basket;
  std::map<OfferId, std::string> first;
  for (const Cell& cell : data.basket) {
    if (cell.required().empty()) continue;
    const std::optional<OfferId> offer = find_offer(catalog, cell.text());
    if (!offer) {
      cell.fault(Code::unknown_offer, {{"got", cell.text()}, {"nearest", nearest_offer(catalog, cell.text())}});
      continue;
    }
    const auto [place, is_new] = first.try_emplace(*offer, cell.where());
    if (!is_new) cell.fault(Code::duplicate_id, {{"id", cell.text()}, {"first", place->second}});
    const PriceState state = catalog.offers.state[row(*offer)];
    if (state != PriceState::known) {
      cell.fault(Code::basket_offer_unpriced, {{"got", cell.text()}, {"state", std::string(name(state))}});
    }
    if (const std::string_view mark = unranked_mark(catalog, *offer); !mark.empty()) {
      cell.fault(Code::basket_offer_unranked, {{"got", cell.text()}, {"mark", std::string(mark)}});
    }
    basket.push_back(*offer);
  }
  return basket;
}

}  // namespace steelyard
