#include "parts/contest.h"

namespace steelyard {
namespace {

bool has_whole_bill(TotalState state) { return state == TotalState::complete || state == TotalState::estimate; }

}  // namespace

Contest contest_of(const Session& session) {
  const Assessment& assessment = session.assessment();
  const Ranking& ranking = session.ranking();
  const std::vector<TotalState>& states = assessment.measures.totals.state;
  Contest contest;
  contest.weights = session.question().weights;
  const bool some_whole = !ranking.order.empty() && has_whole_bill(states[ranking.order.front()]);
  for (std::size_t place = 0; place < ranking.order.size(); ++place) {
    const std::uint32_t row = ranking.order[place];
    if (ranking.rank[place] == 0 || (some_whole && !has_whole_bill(states[row]))) continue;
    std::vector<double> values;
    for (const Values& criterion : assessment.values) values.push_back(criterion.lower[row]);
    contest.values.append(values);
    contest.judged.push_back(row);
  }
  return contest;
}

}  // namespace steelyard
