#include "price/settlement.h"

#include "catalog/facts.h"
#include "price/exchange.h"

namespace steelyard {

Rational discount_share(const Question& question, ProviderId provider) {
  for (const OfProvider& discount : question.discounts) {
    if (discount.provider == provider) return discount.value;
  }
  return 0;
}

std::vector<ProviderTerms> provider_terms(const Catalog& catalog, const Question& question) {
  std::vector<ProviderTerms> all(catalog.providers.id.size());
  const auto trial = question.trial_credit ? find_fact(catalog, "service.trial_credit") : std::nullopt;
  const auto tax = question.tax_rate ? find_fact(catalog, "service.prices_include_tax") : std::nullopt;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ProviderId provider = id_of<ProviderId>(i);
    all[i].discount = discount_share(question, provider);
    if (const double amount = number_of(catalog, provider, trial); is_known(amount)) {
      const std::size_t said = catalog.fact_row(provider, *trial);
      const auto factor = exchange_factor(catalog, catalog.facts.unit[said], question.currency);
      if (factor) all[i].trial_credit = (from_double<Rational>(amount) * *factor).rounded(9);
      all[i].trial_source = catalog.facts.source[said];
      all[i].trial_as_of = catalog.facts.as_of[said];
    }
    if (!tax) continue;
    const FactState said = catalog.facts.state[catalog.fact_row(provider, *tax)];
    if (said == FactState::yes || said == FactState::no) {
      all[i].tax_included = said == FactState::yes ? Ternary::yes : Ternary::no;
    }
  }
  return all;
}

}  // namespace steelyard
