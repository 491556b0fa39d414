#include "answer/source_list.h"

#include "price/exchange.h"

namespace steelyard {

void write_exchange(const Catalog& catalog, TextId from, TextId to, SourceList& sources, JsonWriter& json) {
  const ExchangeRates& rates = catalog.rates;
  json.open_array("exchange");
  for (const std::size_t i : exchange_rows(catalog, from, to)) {
    json.open_object();
    json.member("base", catalog.text(rates.base[i]));
    json.member("currency", catalog.text(rates.currency[i]));
    json.member("per_base", Rational::from_nano(rates.per_base[i]).to_shortest_decimal());
    json.member("as_of", known_day(rates.as_of[i]));
    json.member("source", sources.refer(rates.source[i]));
    json.close_object();
  }
  json.close_array();
}

}  // namespace steelyard
