#include "answer/answer.h"

namespace steelyard {
namespace {

// What the weights bring about, before what holds of the offers whatever they are.
std::vector<Warning> warnings(const Catalog& catalog, const Question& question, const Assessment& assessment,
                              const Ranking& ranking) {
  std::vector<Warning> list;
  if (assessment.offers.empty()) list.push_back({WarningCode::no_offer, {}});
  std::size_t intervals = 0;
  for (std::size_t i = 0; i < ranking.lower.size(); ++i) intervals += ranking.lower[i] < ranking.upper[i] ? 1 : 0;
  if (intervals > 0) list.push_back({WarningCode::ranked_by_lower_end, {{"offers", std::to_string(intervals)}}});
  for (std::size_t i = 0; i < assessment.scales.size(); ++i) {
    if (!assessment.scales[i].inert || question.weights[i] == 0) continue;
    list.push_back({WarningCode::inert_criterion, {{"criterion", std::string(catalog.text(catalog.criteria.id[i]))}}});
  }
  list.insert(list.end(), assessment.warnings.begin(), assessment.warnings.end());
  return list;
}

}  // namespace

Answer answer(const Catalog& catalog, const Question& question, const Assessment& assessment) {
  Answer answer;
  answer.ranking = rank(assessment.values, question.weights, assessment.measures.totals);
  answer.warnings = warnings(catalog, question, assessment, answer.ranking);
  return answer;
}

}  // namespace steelyard
