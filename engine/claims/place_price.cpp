#include "claims/place_price.h"

#include <algorithm>

#include "claims/figures.h"
#include "judge/rank.h"

namespace steelyard {
namespace {

std::optional<OfferId> any_offer(const Catalog& catalog, ProviderId provider) {
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    if (catalog.provider_of(id_of<OfferId>(i)) == provider) return id_of<OfferId>(i);
  }
  return std::nullopt;
}

// What an offer on the accelerators whose ids begin so would measure: between the slowest and the fastest of them.
Performance performance_on(const Catalog& catalog, const Assessment& assessment, const std::string& accelerator) {
  Performance performance = assessment.measures.performance;
  double worst = kUnknown;
  double best = kUnknown;
  for (std::size_t i = 0; i < catalog.accelerators.id.size(); ++i) {
    const Speeds& speeds = assessment.speeds;
    if (accelerator.empty() || !catalog.text(catalog.accelerators.id[i]).starts_with(accelerator)) continue;
    if (!is_known(speeds.speed[i])) continue;
    worst = is_known(worst) ? std::min(worst, speeds.low[i]) : speeds.low[i];
    best = is_known(best) ? std::max(best, speeds.high[i]) : speeds.high[i];
  }
  performance.estimate = performance.worst = {worst};
  performance.best = {best};
  return performance;
}

std::string cents(double amount) {
  const std::optional<Rational> exact = Rational::from_double(amount);
  return exact ? exact->to_decimal(2) : "overflow";
}

// One end of a score as the bill moves it.
struct Line {
  double free;   // at no cost
  double slope;  // below zero

  double bill_at(double score) const { return (score - free) / slope; }
};

class PlacePrice {
 public:
  PlacePrice(const Grounds& grounds, const Question& question, const Assessment& assessment, const Place& place,
             OfferId offer, const std::string& accelerator)
      : grounds_(grounds), question_(question), assessment_(assessment), place_(place), accelerator_(accelerator) {
    const Performance performance = performance_on(grounds.catalog, assessment, accelerator);
    constexpr double kFar = 1000;  // the second bill of the line
    const Values at_nothing = score(offer, performance, 0);
    const Values far = score(offer, performance, kFar);
    lower_ = {at_nothing.lower[0], (far.lower[0] - at_nothing.lower[0]) / kFar};
    upper_ = {at_nothing.upper[0], (far.upper[0] - at_nothing.upper[0]) / kFar};
  }

  std::vector<Finding> run() {
    if (lower_.slope >= 0) {
      add(FindingCode::price_without_say, {});
      return std::move(findings_);
    }
    assume();
    if (place_.behind && upper_.free < place_.behind->lower) {
      add(FindingCode::place_never, {{"behind", grounds_.provider(place_.behind->provider)},
                                     {"score", decimal(place_.behind->lower)},
                                     {"upper", decimal(upper_.free)}});
      return std::move(findings_);
    }
    if (place_.behind) {
      add_bill(FindingCode::place_below, "behind", *place_.behind, place_.behind->lower, upper_);
    }
    if (place_.ahead && lower_.free > place_.ahead->upper) {
      add_bill(FindingCode::place_not_below, "ahead", *place_.ahead, place_.ahead->upper, lower_);
    }
    certain();
    return std::move(findings_);
  }

 private:
  Values score(OfferId offer, const Performance& performance, double bill) const {
    Measures measures{{{bill}, {TotalState::complete}, {}}, performance};
    const std::vector<OfferId> offers = {offer};
    return weighted_sums(judge(grounds_.catalog, assessment_.scales, offers, measures), question_.weights);
  }

  double hours() const { return (question_.hours_per_month * question_.months).to_double(); }
  std::string currency() const { return std::string(grounds_.catalog.text(question_.currency)); }

  void add(FindingCode code, Parameters parameters, std::vector<SourceId> sources = {}) {
    parameters.insert(parameters.begin(), {"provider", grounds_.provider(place_.provider)});
    findings_.push_back({code, Verdict::not_checkable, std::move(parameters), std::move(sources)});
  }

  void assume() {
    std::string weights;
    for (std::size_t i = 0; i < question_.weights.size(); ++i) {
      weights += (weights.empty() ? "" : ", ") + std::string(grounds_.catalog.text(grounds_.catalog.criteria.id[i])) +
                 " " + decimal(question_.weights[i]);
    }
    Parameters parameters = {{"accelerators", std::to_string(question_.count)},
                             {"hours", decimal(hours())},
                             {"weights", std::move(weights)}};
    if (!accelerator_.empty()) parameters.insert(parameters.begin(), {"accelerator", accelerator_ + "*"});
    add(accelerator_.empty() ? FindingCode::place_assumed_any : FindingCode::place_assumed, std::move(parameters));
  }

  void add_bill(FindingCode code, const char* side, const Standing& neighbor, double score, const Line& line) {
    const double bill = line.bill_at(score);
    add(code,
        {{side, grounds_.provider(neighbor.provider)},
         {"score", decimal(score)},
         {"bill", cents(bill)},
         {"rate", cents(bill / hours())},
         {"currency", currency()}},
        {neighbor.source});
  }

  // The bills at which its place is certain, whatever becomes of what is not known.
  void certain() {
    const double least = place_.ahead ? std::max(0.0, upper_.bill_at(place_.ahead->lower)) : 0;
    const double most = place_.behind ? lower_.bill_at(place_.behind->upper) : least;
    if (most < least) {
      add(FindingCode::place_uncertain, {{"spread", decimal(upper_.free - lower_.free)}});
    } else if (place_.behind) {
      add(FindingCode::place_certain, {{"least", cents(least)}, {"most", cents(most)}, {"currency", currency()}});
    }
  }

  const Grounds& grounds_;
  const Question& question_;
  const Assessment& assessment_;
  const Place& place_;
  const std::string& accelerator_;
  Line lower_{}, upper_{};
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> find_place_price(const Grounds& grounds, const Question& question, const Assessment& assessment,
                                      const Place& place, const std::string& accelerator) {
  const std::optional<OfferId> offer = any_offer(grounds.catalog, place.provider);
  if (!offer || question.runs) return {};
  return PlacePrice(grounds, question, assessment, place, *offer, accelerator).run();
}

}  // namespace steelyard
