// The bill document: one offer's bill in full, when it is paid, and where its figures come from.
#include "answer/answer.h"
#include "answer/source_list.h"
#include "answer/write_parts.h"
#include "price/cash_flow.h"

namespace steelyard {
namespace {

void write_amounts(std::string_view name, const std::vector<Rational>& amounts, JsonWriter& json) {
  json.open_array(name);
  for (const Rational& amount : amounts) json.element(amount.to_decimal(kCents));
  json.close_array();
}

void write_cash_flow(const CashFlow& flow, JsonWriter& json) {
  json.key("cash_flow");
  if (!flow.known) return json.element(std::nullopt);
  json.open_object();
  write_amounts("cash", flow.cash, json);
  write_amounts("amortized", flow.amortized, json);
  const auto worth = Rational::from_double(flow.present_value);
  json.member("present_value", worth ? std::optional(worth->to_decimal(kCents)) : std::nullopt);
  json.close_object();
}

}  // namespace

std::string write_bill(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer) {
  const Bill bill = bill_of(catalog, question, assessment, offer);
  SourceList sources(catalog);
  for (const Line& line : bill.lines) sources.refer(line.source);
  JsonWriter json;
  json.open_object();
  write_asked(catalog, question, json);
  write_offer(catalog, question, assessment, offer, bill, true, json);
  write_cash_flow(cash_flow(catalog, question, bill, offer), json);
  write_exchange(catalog, bill.list_currency, question.currency, sources, json);
  sources.write(json);
  json.close_object();
  return json.text();
}

}  // namespace steelyard
