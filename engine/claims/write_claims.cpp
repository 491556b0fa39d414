#include "claims/claims.h"

namespace steelyard {
namespace {

Json write_findings(const Outcome& outcome, const std::vector<SourceRow>& sources, std::vector<SourceId>& cited) {
  Json list = Json::array();
  for (const Finding& finding : outcome.findings) {
    Json entry;
    entry["code"] = name(finding.code);
    entry["verdict"] = name(finding.verdict);
    entry["parameters"] = Json::object();
    for (const auto& [parameter, value] : finding.parameters) entry["parameters"][parameter] = value;
    entry["sources"] = Json::array();
    for (const SourceId source : finding.sources) {
      entry["sources"].push_back(sources[row(source)].id);
      cite(cited, source);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json write_source(const SourceRow& source) {
  Json entry;
  entry["id"] = source.id;
  entry["title"] = source.title;
  entry["publisher"] = source.publisher;
  entry["locator"] = source.locator;
  entry["kind"] = name(source.kind);
  return entry;
}

Json write_claim(const JudgedClaim& judged, const std::vector<SourceRow>& sources) {
  const Claim& claim = judged.claim;
  std::vector<SourceId> cited = {claim.article};
  Json entry;
  entry["id"] = claim.id;
  entry["article"] = sources[row(claim.article)].id;
  entry["vendor"] = claim.vendor;
  entry["subject"] = claim.subject;
  entry["metric"] = claim.metric;
  entry["statement"] = claim.statement;
  entry["statement_zh"] = claim.statement_zh;
  entry["value"] = claim.value;
  entry["unit"] = claim.unit;
  entry["verdict"] = name(judged.verdict);
  if (claim.readings.size() == 1) {
    entry["findings"] = write_findings(judged.outcomes.front(), sources, cited);
  } else {
    entry["readings"] = Json::array();
    for (std::size_t i = 0; i < claim.readings.size(); ++i) {
      Json reading;
      reading["reading"] = claim.readings[i].text;
      reading["reading_zh"] = claim.readings[i].text_zh;
      reading["verdict"] = name(judged.outcomes[i].verdict);
      reading["findings"] = write_findings(judged.outcomes[i], sources, cited);
      entry["readings"].push_back(std::move(reading));
    }
  }
  if (judged.elsewhere) {
    entry["elsewhere"]["verdict"] = name(judged.elsewhere->verdict);
    entry["elsewhere"]["findings"] = write_findings(*judged.elsewhere, sources, cited);
  }
  entry["sources"] = Json::array();
  for (const SourceId source : cited) entry["sources"].push_back(write_source(sources[row(source)]));
  return entry;
}

}  // namespace

Json write_claims(const JudgedClaims& judged) {
  Json list = Json::array();
  for (const JudgedClaim& claim : judged.claims) list.push_back(write_claim(claim, judged.sources));
  return list;
}

}  // namespace steelyard
