#include "parts/write_row_parts.h"
#include "price/cash_flow.h"

namespace steelyard {
namespace {

void write_amounts(std::string_view name, const std::vector<Rational>& amounts, JsonWriter& json) {
  json.open_array(name);
  for (const Rational& amount : amounts) json.element(amount.to_decimal(kCents));
  json.close_array();
}

}  // namespace

void write_cash_flow(const Catalog& catalog, const Question& question, const Assessment&, OfferId offer,
                     const Bill& bill, JsonWriter& json) {
  const CashFlow flow = cash_flow(catalog, question, bill, offer);
  json.key("cash_flow");
  if (!flow.known) return json.element(std::nullopt);
  json.open_object();
  write_amounts("cash", flow.cash, json);
  write_amounts("amortized", flow.amortized, json);
  const auto worth = Rational::from_double(flow.present_value);
  json.member("present_value", worth ? std::optional(worth->to_decimal(kCents)) : std::nullopt);
  json.close_object();
}

}  // namespace steelyard
