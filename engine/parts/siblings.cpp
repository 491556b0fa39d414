#include "parts/siblings.h"

#include <algorithm>

#include "catalog/figure.h"

namespace steelyard {
namespace {

bool same_option(const Offers& offers, OfferId a, OfferId b) {
  return offers.option[row(a)] == offers.option[row(b)] && offers.term[row(a)] == offers.term[row(b)] &&
         offers.payment[row(a)] == offers.payment[row(b)];
}

// Of the whole plan, whether it is listed by the node or by the accelerator.
double cost_of_hour(const Catalog& catalog, const NodePlans& plans, OfferId offer) {
  const std::size_t i = row(offer);
  return effective_hour(catalog.offers.price[i], catalog.offers.fee[i], catalog.offers.term[i]).to_double() *
         billed_units<double>(plans, catalog.offers.sku[i], catalog.offers.basis[i]);
}

}  // namespace

std::vector<OfferId> siblings(const Catalog& catalog, const Assessment& assessment, OfferId offer) {
  const Offers& offers = catalog.offers;
  const TextId zone = offers.zone[row(offer)];
  std::vector<OfferId> found;
  for (std::size_t i = 0; i < offers.sku.size(); ++i) {
    const OfferId other = id_of<OfferId>(i);
    if (offers.sku[i] != offers.sku[row(offer)] || offers.region[i] != offers.region[row(offer)]) continue;
    if (offers.system[i] != offers.system[row(offer)]) continue;
    if ((assessment.failures[i] & ~failure(Reason::option)) != 0 || !has_amount(offers.state[i])) continue;
    if (offers.currency[i] == offers.currency[row(offer)] && !same_option(offers, offer, other)) found.push_back(other);
  }
  const auto cheaper = [&](OfferId a, OfferId b) {
    const double of_a = cost_of_hour(catalog, assessment.plans, a);
    const double of_b = cost_of_hour(catalog, assessment.plans, b);
    return of_a != of_b ? of_a < of_b : a < b;
  };
  std::sort(found.begin(), found.end(), [&](OfferId a, OfferId b) {
    const bool a_here = offers.zone[row(a)] == zone;
    const bool b_here = offers.zone[row(b)] == zone;
    return a_here != b_here ? a_here : cheaper(a, b);
  });
  std::vector<OfferId> one_each;
  for (const OfferId other : found) {
    const auto same = [&](OfferId kept) { return same_option(offers, kept, other); };
    if (std::none_of(one_each.begin(), one_each.end(), same)) one_each.push_back(other);
  }
  std::sort(one_each.begin(), one_each.end(), cheaper);
  return one_each;
}

}  // namespace steelyard
