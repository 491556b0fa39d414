#include <map>

#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_rates(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "exchange_rates.json");
  if (!document.present()) return;
  std::map<std::pair<std::string, std::string>, std::string> first;  // where a pair of currencies stands
  data.currency_names.add("USD", "");                                // what others are counted in
  for (const Member& rate : document.allow({"rates"})["rates"].elements()) {
    rate.allow({"base", "currency", "per_base", "as_of", "source", "confidence", "note"});
    RateRow row;
    row.base = rate["base"].cell().currency();
    row.currency = rate["currency"].cell().currency();
    const Cell per_base = rate["per_base"].cell();
    row.per_base = per_base.nano();
    if (!per_base.empty() && row.per_base == 0) per_base.fault(Code::not_positive, {{"got", per_base.text()}});
    const Cell as_of = rate["as_of"].cell();
    as_of.required();
    row.as_of = as_of.day(data.date);
    row.source = rate["source"].cell().reference(data.source_names);
    read_confidence(rate["confidence"].cell());
    rate["note"].cell();
    const auto [place, is_new] = first.try_emplace({row.base, row.currency}, rate.where());
    if (!is_new) {
      rate.fault(Code::duplicate_id,
                 {{"field", "rates"}, {"id", row.base + "/" + row.currency}, {"first", place->second}});
    }
    data.currency_names.add(row.base, rate.where());
    data.currency_names.add(row.currency, rate.where());
    data.rates.push_back(row);
  }
  data.currency_names.set_complete(true);
}

}  // namespace steelyard
