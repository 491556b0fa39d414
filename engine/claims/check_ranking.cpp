#include <algorithm>

#include "claims/checks.h"
#include "claims/figures.h"
#include "claims/place_price.h"
#include "judge/rank.h"

namespace steelyard {
namespace {

class RankingOf final : public Check {
 public:
  RankingOf(CheckReading& at, const Member& check) {
    check.allow({"kind", "order", "accelerators"});
    for (const Member& member : read_at_least(check["order"], "order", 2)) {
      const Cell cell = member.cell();
      const ProviderId provider = cell.reference(at.providers);
      if (provider == kNone<ProviderId>) continue;
      if (std::find(order_.begin(), order_.end(), provider) != order_.end()) {
        cell.fault(Code::duplicate_id, {{"id", cell.text()}, {"first", check["order"].where()}});
      }
      order_.push_back(provider);
    }
    accelerators_.resize(at.data.providers.size());
    for (const auto& [name, member] : check["accelerators"].members()) {
      const std::optional<ProviderId> provider = at.providers.find(name);
      if (!provider || std::find(order_.begin(), order_.end(), *provider) == order_.end()) {
        member.fault(Code::unknown_field, {{"field", name}, {"nearest", at.providers.nearest_to(name)}});
        continue;
      }
      accelerators_[row(*provider)] = read_accelerator_beginning(at, member);
    }
  }

  Outcome run(const Grounds& grounds) const override {
    Question question = grounds.scenario;
    question.models.clear();
    question.providers = order_;
    const Assessment assessment = assess(grounds.catalog, question);
    const Ranking ranking = rank(assessment.values, question.weights, assessment.measures.totals);
    std::vector<Standing> standings;
    std::vector<ProviderId> unpriced;
    for (const ProviderId provider : order_) {
      const auto standing = best_of(grounds.catalog, assessment, ranking, provider);
      if (standing) standings.push_back(*standing);
      if (!standing) unpriced.push_back(provider);
    }
    Outcome order = compare(grounds, standings);
    if (unpriced.empty()) return order;
    Outcome outcome =
        Finding{FindingCode::order_unpriced, Verdict::not_checkable, {{"providers", names(grounds, unpriced)}}, {}};
    if (order.verdict == Verdict::contradicted) {
      // Whatever the missing prices are.
      outcome.findings.push_back(std::move(order.findings.front()));
    } else if (unpriced.size() == 1) {
      const std::string& accelerator = accelerators_[row(unpriced.front())];
      const Place place = place_of(unpriced.front(), standings);
      for (Finding& finding : find_place_price(grounds, question, assessment, place, accelerator)) {
        outcome.findings.push_back(std::move(finding));
      }
    }
    return outcome;
  }

 private:
  static std::optional<Standing> best_of(const Catalog& catalog, const Assessment& assessment, const Ranking& ranking,
                                         ProviderId provider) {
    for (std::size_t place = 0; place < ranking.order.size(); ++place) {
      const std::uint32_t i = ranking.order[place];
      const OfferId offer = assessment.offers[i];
      if (ranking.rank[place] == 0 || catalog.provider_of(offer) != provider) continue;
      return Standing{provider, ranking.lower[i], ranking.upper[i], catalog.offers.source[row(offer)]};
    }
    return std::nullopt;
  }

  // The neighbors that the order gives to the one provider that has no standing.
  Place place_of(ProviderId provider, const std::vector<Standing>& standings) const {
    const auto at = static_cast<std::size_t>(std::find(order_.begin(), order_.end(), provider) - order_.begin());
    Place place{provider, std::nullopt, std::nullopt};
    if (at > 0) place.ahead = standings[at - 1];
    if (at < standings.size()) place.behind = standings[at];
    return place;
  }

  static std::string names(const Grounds& grounds, const std::vector<ProviderId>& providers) {
    std::string text;
    for (const ProviderId provider : providers) text += (text.empty() ? "" : ", ") + grounds.provider(provider);
    return text;
  }

  static std::string scores(const Grounds& grounds, const std::vector<Standing>& standings) {
    std::string text;
    for (const Standing& standing : standings) {
      text += (text.empty() ? "" : ", ") + grounds.provider(standing.provider) + " " + decimal(standing.lower);
      if (standing.upper > standing.lower) text += "-" + decimal(standing.upper);
    }
    return text;
  }

  // Whether those that have a price stand in their order.
  Outcome compare(const Grounds& grounds, const std::vector<Standing>& standings) const {
    Finding finding{FindingCode::order, Verdict::confirmed, {}, {}};
    for (const Standing& standing : standings) cite(finding.sources, standing.source);
    for (std::size_t i = 0; i < standings.size(); ++i) {
      for (std::size_t later = i + 1; later < standings.size(); ++later) {
        if (standings[i].upper >= standings[later].lower) continue;
        finding.code = FindingCode::order_not;
        finding.verdict = Verdict::contradicted;
        finding.parameters = {{"earlier", grounds.provider(standings[i].provider)},
                              {"later", grounds.provider(standings[later].provider)},
                              {"upper", decimal(standings[i].upper)},
                              {"lower", decimal(standings[later].lower)}};
        return finding;
      }
      if (i == 0 || standings[i - 1].lower >= standings[i].upper) continue;
      finding.code = FindingCode::order_undecided;
      finding.verdict = Verdict::not_checkable;
    }
    finding.parameters = {{"order", names(grounds, order_)}, {"scores", scores(grounds, standings)}};
    return finding;
  }

  std::vector<ProviderId> order_;          // best first
  std::vector<std::string> accelerators_;  // by provider: what the article says it sells; "": anything
};

}  // namespace

std::unique_ptr<Check> read_ranking(CheckReading& at, const Member& check) {
  return std::make_unique<RankingOf>(at, check);
}

}  // namespace steelyard
