#include <algorithm>

#include "pack/read.h"

namespace steelyard {

std::uint64_t read_mark_list(const Cell& cell, const Data& data) {
  std::uint64_t marks = 0;
  for (const Cell& part : cell.parts()) {
    const MarkId mark = part.reference(data.mark_names);
    if (mark != kNone<MarkId>) marks |= std::uint64_t{1} << row(mark);
  }
  return marks;
}

std::string read_currency(const Cell& cell, const Data& data) {
  std::string currency = cell.currency();
  const bool known = currency.empty() || data.currency_names.find(currency) || !data.currency_names.complete();
  if (!known) cell.fault(Code::currency_without_rate, {{"got", currency}});
  return currency;
}

std::string read_list_currency(const Cell& cell, const ProviderReading& at) {
  std::string currency = cell.currency();
  if (!currency.empty() && !at.currency.empty() && currency != at.currency) {
    cell.fault(Code::not_the_list_currency, {{"got", currency}, {"wanted", at.currency}});
  }
  return currency;
}

std::string read_country(const Cell& cell) {
  const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const std::string& text = cell.text();
  if (!text.empty() && (text.size() != 2 || !std::all_of(text.begin(), text.end(), capital))) {
    cell.fault(Code::bad_country, {{"got", text}});
  }
  return text;
}

Confidence read_confidence(const Cell& cell) { return cell.one_of<Confidence>(kConfidences, Confidence::unknown); }

}  // namespace steelyard
