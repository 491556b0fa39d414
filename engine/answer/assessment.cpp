#include "answer/assessment.h"

#include "price/bill.h"

namespace steelyard {
namespace {

// The same work on some offers, whether or not they meet the question's requirements.
Measures measure(const Catalog& catalog, const Question& question, const Assessment& assessment,
                 const Totaling& totaling, std::span<const OfferId> offers) {
  return {totaling.of(offers), performance(catalog, question, assessment.speeds, offers)};
}

// A budget is a requirement on the bill, so it can be tested only here: for the offers that fail nothing else, and for
// those that fail one thing, which the budget decides whether dropping it regains.
void apply_budget(const Catalog& catalog, const Question& question, const Totaling& totaling, Assessment& assessment) {
  std::vector<OfferId> offers;
  for (std::size_t i = 0; i < assessment.failures.size(); ++i) {
    const Failures failed = assessment.failures[i];
    if ((failed & (failed - 1)) == 0) offers.push_back(id_of<OfferId>(i));
  }
  const Totals totals = totaling.of(offers);
  const double budget = question.budget->to_double();
  // Nearer than this the columns' doubles do not decide: the bill does, whose lines are rounded to cents.
  constexpr double kNear = 0.05;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    Failures& failed = assessment.failures[row(offers[i])];
    const TotalState state = totals.state[i];
    bool above = is_known(totals.amount[i]) && totals.amount[i] > budget;
    if (totals.amount[i] > budget - kNear && totals.amount[i] < budget + kNear) {
      const double hours = assessment.work_hours[row(catalog.offers.sku[row(offers[i])])];
      above = bill(catalog, question, assessment.plans, hours, offers[i]).total > *question.budget;
    }
    if (above) {
      failed |= failure(Reason::budget);
    } else if (state == TotalState::at_least || state == TotalState::unknown) {
      failed |= failure(Reason::budget_unknown);
    }
  }
}

}  // namespace

Assessment assess(const Catalog& catalog, const Question& question) {
  Assessment assessment;
  assessment.plans = plan_nodes(catalog, question);
  assessment.speeds = perform(catalog, question);
  assessment.work_hours = work_hours(question, assessment.speeds);
  assessment.failures = failures(catalog, question, assessment.plans);
  const Totaling totaling(catalog, question, assessment.plans, assessment.work_hours);
  if (question.budget) apply_budget(catalog, question, totaling, assessment);
  assessment.offers = qualified(assessment.failures);
  assessment.measures = measure(catalog, question, assessment, totaling, assessment.offers);
  assessment.scales = scales(catalog, measure(catalog, question, assessment, totaling, catalog.basket));
  assessment.values = judge(catalog, assessment.scales, assessment.offers, assessment.measures);
  assessment.exclusions = exclusions(assessment.failures);
  assessment.counts = count(catalog, assessment.offers, assessment.measures.totals);
  assessment.warnings = offer_warnings(catalog, question, assessment.offers, assessment.counts);
  return assessment;
}

bool same_assessment(const Question& a, const Question& b) {
  Question other = b;
  other.weights = a.weights;
  other.limit = a.limit;
  other.want = a.want;
  return a == other;
}

}  // namespace steelyard
