#include <algorithm>

#include "catalog/snapshot.h"
#include "claims/claims.h"
#include "pack/pack.h"
#include "pack/read.h"

namespace steelyard {
namespace {

constexpr const char* kScenario = "scenarios/default.json";

Names<ProviderId> provider_names(const Data& data) {
  Names<ProviderId> names;
  for (const ProviderRow& provider : data.providers) names.add(provider.id, "");
  names.set_complete(true);
  return names;
}

Question read_scenario(DataFolder& folder, const Catalog& catalog) {
  const TextFile file = read_text_file(folder, kScenario);
  if (!file.read) return {};
  Result<Question> question = read_question(catalog, file.text);
  if (question) return *std::move(question);
  for (const Error& error : question.errors()) {
    folder.fault(error.code, std::string(kScenario) + ":" + error.where, error.parameters);
  }
  return {};
}

class Judge {
 public:
  Judge(const Data& data, const Catalog& catalog, const Compatibility& compatibility, const Question& scenario,
        const std::vector<Claim>& claims)
      : claims_(claims), judged_(claims.size()), grounds_{data, catalog, compatibility, scenario, [this](ClaimId id) {
                                                            return judge(row(id)).verdict;
                                                          }} {}
  Judge(const Judge&) = delete;  // the grounds lead back here
  Judge& operator=(const Judge&) = delete;

  // The verdict of one claim, after those of the claims that it rests on; they rest on no circle.
  JudgedClaim& judge(std::size_t i) {
    if (judged_[i]) return *judged_[i];
    JudgedClaim judged;
    const Claim& claim = claims_[i];
    for (const Reading& reading : claim.readings) judged.outcomes.push_back(reading.check->run(grounds_));
    judged.verdict = judged.outcomes.front().verdict;
    for (const Outcome& outcome : judged.outcomes) {
      if (outcome.verdict != judged.outcomes.front().verdict) judged.verdict = Verdict::depends_on_reading;
    }
    if (claim.elsewhere) {
      Outcome elsewhere = claim.elsewhere->run(grounds_);
      if (elsewhere.verdict == Verdict::confirmed) judged.elsewhere = std::move(elsewhere);
    }
    return judged_[i].emplace(std::move(judged));
  }

 private:
  const std::vector<Claim>& claims_;
  std::vector<std::optional<JudgedClaim>> judged_;
  Grounds grounds_;
};

}  // namespace

Result<JudgedClaims> judge_claims(const std::string& path) {
  DataFolder folder{path, {}};
  Data data = read_data(folder);
  const Result<Packed> packed = pack(folder, data);
  if (!packed) return packed.errors();
  const Result<Catalog> catalog = open_snapshot(packed->bytes);
  if (!catalog) return catalog.errors();
  const Names<ProviderId> providers = provider_names(data);
  const Compatibility compatibility = read_compatibility_tables(folder, data, providers);
  std::vector<Claim> claims = read_claims(folder, data, compatibility, providers);
  const Question scenario = read_scenario(folder, *catalog);
  if (!folder.faults.empty()) return folder.faults;
  JudgedClaims judged;
  Judge judge(data, *catalog, compatibility, scenario, claims);
  for (std::size_t i = 0; i < claims.size(); ++i) judge.judge(i);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    judged.claims.push_back(std::move(judge.judge(i)));
    judged.claims.back().claim = std::move(claims[i]);
  }
  judged.sources = std::move(data.sources);
  return judged;
}

}  // namespace steelyard
