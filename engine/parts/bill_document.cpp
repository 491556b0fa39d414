#include "answer/source_list.h"
#include "answer/write_parts.h"
#include "parts/parts.h"
#include "parts/write_row_parts.h"

namespace steelyard {

Result<std::string> bill_document(const Session& session, std::string_view key) {
  const Result<OfferId> offer = session.find(key);
  if (!offer) return offer.errors();
  const Catalog& catalog = *session.catalog();
  Question question = session.question();
  question.want = {Part::bill};
  const Bill bill = bill_of(catalog, question, session.assessment(), *offer);
  SourceList sources(catalog);
  for (const Line& line : bill.lines) sources.refer(line.source);
  JsonWriter json;
  json.open_object();
  write_asked(catalog, session.question(), json);
  write_offer(catalog, question, session.assessment(), *offer, bill, json);
  write_cash_flow(catalog, question, session.assessment(), *offer, bill, json);
  write_service_level(catalog, question, *offer, sources, json);
  write_spot_notice(catalog, *offer, sources, json);
  write_exchange(catalog, bill.list_currency, question.currency, sources, json);
  sources.write(json);
  json.close_object();
  return json.text();
}

}  // namespace steelyard
