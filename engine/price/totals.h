// totals.h -- what the work costs on many offers: columns for ranking, in the asked currency.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "price/paid_time.h"
#include "price/settlement.h"
#include "price/volume_charges.h"
#include "question/question.h"
#include "select/node_plan.h"

namespace steelyard {

// What is known of a total. `estimate`: a line comes from a tariff for another place. `at_least`: a line is unknown, so
// the sum of the others is a lower bound. `unknown`: the compute line itself is, because the price, the time of a job,
// the term of a commitment or the exchange rate is.
enum class TotalState : std::uint8_t { complete, estimate, at_least, unknown };
inline constexpr std::string_view kTotalStates[] = {"complete", "estimate", "at_least", "unknown"};
constexpr std::string_view name(TotalState state) { return kTotalStates[static_cast<std::size_t>(state)]; }

// Columns, one row for each of the offers that were asked about, in their order.
struct Totals {
  std::vector<double> amount;  // unrounded, in the asked currency; kUnknown where the state is `unknown`
  std::vector<TotalState> state;
  std::vector<double> hours;  // that every node works undisturbed; kUnknown where they are not known
};

// The rules of a question, ready for any number of offers: what its volumes cost in each region, what each provider
// takes off, how many units each sku is billed for. Refers to what it is made of.
class Totaling {
 public:
  // `work_hours`: hours that every node works, one row a sku (perform/); kUnknown where a job has no known time.
  Totaling(const Catalog& catalog, const Question& question, const NodePlans& plans,
           const std::vector<double>& work_hours);

  Totals of(std::span<const OfferId> offers) const;

 private:
  const Catalog& catalog_;
  const Question& question_;
  const NodePlans& plans_;
  const std::vector<double>& work_hours_;
  std::vector<RegionCharges> regions_;  // what a region's tariffs make of the volumes: the same for all offers there
  std::vector<ProviderTerms> providers_;
  TimeRules times_;
  SettlementTerms<double> terms_;
};

}  // namespace steelyard
