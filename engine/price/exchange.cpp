#include "price/exchange.h"

namespace steelyard {
namespace {

// The row that relates a currency to US dollars, whichever of the two is its base.
std::optional<std::size_t> dollar_row(const Catalog& catalog, TextId currency) {
  const ExchangeRates& rates = catalog.rates;
  for (std::size_t i = 0; i < rates.base.size(); ++i) {
    const bool one_is_dollar = catalog.text(rates.base[i]) == "USD" || catalog.text(rates.currency[i]) == "USD";
    if (one_is_dollar && (rates.base[i] == currency || rates.currency[i] == currency)) return i;
  }
  return std::nullopt;
}

// How many units of the currency one US dollar is.
std::optional<Rational> per_dollar(const Catalog& catalog, TextId currency) {
  if (catalog.text(currency) == "USD") return Rational(1);
  const auto at = dollar_row(catalog, currency);
  if (!at) return std::nullopt;
  const Rational rate = Rational::from_nano(catalog.rates.per_base[*at]);
  return catalog.text(catalog.rates.base[*at]) == "USD" ? rate : Rational(1) / rate;
}

}  // namespace

std::optional<Rational> exchange_factor(const Catalog& catalog, TextId from, TextId to) {
  if (from == to) return Rational(1);
  const auto from_per_dollar = per_dollar(catalog, from);
  const auto to_per_dollar = per_dollar(catalog, to);
  if (!from_per_dollar || !to_per_dollar) return std::nullopt;
  return *to_per_dollar / *from_per_dollar;
}

std::vector<std::size_t> exchange_rows(const Catalog& catalog, TextId from, TextId to) {
  std::vector<std::size_t> rows;
  if (from == to) return rows;
  for (const TextId currency : {from, to}) {
    if (catalog.text(currency) == "USD") continue;
    if (const auto at = dollar_row(catalog, currency)) rows.push_back(*at);
  }
  return rows;
}

}  // namespace steelyard
