#include "report/heading.h"

namespace steelyard {

void write_subject(std::string_view name, const Catalog& catalog, JsonWriter& json) {
  json.open_object(name);
  json.member("date", to_text(catalog.date));
  json.member("hash", catalog.hash);
  json.member("offers", catalog.offer_count());
  json.close_object();
}

void write_day(std::string_view name, Day day, JsonWriter& json) {
  json.member(name, day == kUnknownDay ? std::nullopt : std::optional(to_text(day)));
}

void write_figure(std::string_view name, const Catalog& catalog, const Figure& figure, JsonWriter& json) {
  json.open_object(name);
  write_figure(catalog, figure, json);
  json.close_object();
}

void write_figure(const Catalog& catalog, const Figure& figure, JsonWriter& json) {
  const bool priced = has_amount(figure.state);
  json.member("state", name(figure.state));
  json.member("amount", priced ? std::optional(Rational::from_nano(figure.price).to_shortest_decimal()) : std::nullopt);
  json.member("currency", catalog.text(figure.currency));
  json.member("basis", name(figure.basis));
  if (figure.fee != 0) json.member("fee", Rational::from_nano(figure.fee).to_shortest_decimal());
  write_day("as_of", figure.as_of, json);
  json.member("source", catalog.text(catalog.sources.id[row(figure.source)]));
  json.member("kind", name(catalog.sources.kind[row(figure.source)]));
}

}  // namespace steelyard
