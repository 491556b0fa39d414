#include "price/totals.h"

#include "price/exchange.h"
#include "price/paid_time.h"
#include "price/settlement.h"
#include "price/volume_charges.h"

namespace steelyard {
namespace {

// What a region's tariffs make of the question's volumes: the same for all offers there.
struct RegionCharges {
  double amount = 0;
  TotalState state = TotalState::complete;
};

RegionCharges region_charges(const Catalog& catalog, const Question& question, RegionId region) {
  RegionCharges sum;
  for (const Charge<double>& charge : volume_charges<double>(catalog, question, region)) {
    sum.amount += charge.amount.value;
    if (charge.state == LineState::unknown) sum.state = TotalState::at_least;
    if (charge.state == LineState::estimate && sum.state == TotalState::complete) sum.state = TotalState::estimate;
  }
  return sum;
}

// The factor into the asked currency from each text that is a currency of the catalog; kUnknown without a rate.
class Factors {
 public:
  Factors(const Catalog& catalog, TextId asked) : catalog_(catalog), asked_(asked) {}
  double of(TextId currency) {
    for (const auto& [known, factor] : known_) {
      if (known == currency) return factor;
    }
    const auto exact = exchange_factor(catalog_, currency, asked_);
    known_.emplace_back(currency, exact ? exact->to_double() : kUnknown);
    return known_.back().second;
  }

 private:
  const Catalog& catalog_;
  TextId asked_;
  std::vector<std::pair<TextId, double>> known_;
};

}  // namespace

double hours_of(const Catalog& catalog, const Question& question, const std::vector<double>& work_hours,
                OfferId offer) {
  const AcceleratorId accelerator = catalog.skus.accelerator[row(catalog.offers.sku[row(offer)])];
  if (accelerator != kNone<AcceleratorId>) return work_hours[row(accelerator)];
  return question.runs ? kUnknown : (question.hours_per_month * question.months).to_double();
}

Totals total(const Catalog& catalog, const Question& question, const NodePlans& plans,
             const std::vector<double>& work_hours, std::span<const OfferId> offers) {
  std::vector<RegionCharges> regions;
  regions.reserve(catalog.regions.code.size());
  for (std::size_t i = 0; i < catalog.regions.code.size(); ++i) {
    regions.push_back(region_charges(catalog, question, id_of<RegionId>(i)));
  }
  std::vector<double> discounts(catalog.providers.id.size(), 0.0);
  for (std::size_t i = 0; i < discounts.size(); ++i) {
    discounts[i] = discount_share(question, id_of<ProviderId>(i)).to_double();
  }
  std::vector<double> units_by_node(catalog.skus.name.size());
  std::vector<double> units_by_accelerator(catalog.skus.name.size());
  for (std::size_t i = 0; i < units_by_node.size(); ++i) {
    units_by_node[i] = billed_units(plans, id_of<SkuId>(i), PriceBasis::node_hour).to_double();
    units_by_accelerator[i] = billed_units(plans, id_of<SkuId>(i), PriceBasis::accelerator_hour).to_double();
  }
  const SettlementTerms<double> terms(question);
  Factors factors(catalog, question.currency);
  Totals totals;
  totals.amount.reserve(offers.size());
  totals.state.reserve(offers.size());
  totals.hours.reserve(offers.size());
  for (const OfferId offer : offers) {
    const std::size_t i = row(offer);
    const std::size_t sku = row(catalog.offers.sku[i]);
    const bool by_node = catalog.offers.basis[i] == PriceBasis::node_hour;
    const double worked = hours_of(catalog, question, work_hours, offer);
    totals.hours.push_back(worked);
    const auto time = paid_time(catalog, question, plans, worked, offer);
    const double factor = factors.of(catalog.offers.currency[i]);
    if (!time || !is_known(factor) || !has_amount(catalog.offers.state[i])) {
      totals.amount.push_back(kUnknown);
      totals.state.push_back(TotalState::unknown);
      continue;
    }
    const double units = by_node ? units_by_node[sku] : units_by_accelerator[sku];
    const MoneyPerHour<double> price{from_nano<double>(catalog.offers.price[i])};
    const auto compute = compute_charges(question, catalog.offers.state[i], price, units, *time);
    const RegionCharges& volumes = regions[row(catalog.offers.region[i])];
    const double accelerator_hours = compute.paid_hours() / units * units_by_accelerator[sku];
    const auto settled = settlement(terms, discounts[row(catalog.skus.provider[sku])],
                                    compute.amount().value + volumes.amount, factor, accelerator_hours);
    totals.amount.push_back(settled.total());
    totals.state.push_back(volumes.state);
  }
  return totals;
}

}  // namespace steelyard
