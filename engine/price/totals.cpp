#include "price/totals.h"

#include "price/charge.h"
#include "price/commitment.h"
#include "price/exchange.h"
#include "price/tariff.h"

namespace steelyard {
namespace {

// What a region's tariffs make of the question's volumes: the same for all offers there.
struct RegionCharges {
  Charge<double> storage, transfer_out;
};

Charge<double> charge(const Catalog& catalog, TariffKind kind, RegionId region, const std::optional<Rational>& gb,
                      double months) {
  if (!gb) return {};
  const auto tariff = find_tariff(catalog, kind, region);
  if (!tariff) return {LineState::unknown};
  return volume_charge(catalog.tariffs, *tariff, Volume<double>{gb->to_double()}, months);
}

TotalState worse(TotalState state, LineState line) {
  if (line == LineState::unknown) return TotalState::at_least;
  if (line == LineState::estimate && state == TotalState::complete) return TotalState::estimate;
  return state;
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
  const double months = question.months.to_double();
  std::vector<RegionCharges> regions(catalog.regions.code.size());
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const RegionId region = id_of<RegionId>(i);
    regions[i].storage = charge(catalog, TariffKind::block_storage, region, question.storage_gb, months);
    regions[i].transfer_out =
        charge(catalog, TariffKind::transfer_out, region, question.transfer_out_gb_per_month, months);
  }
  std::vector<double> units_by_node(catalog.skus.name.size());
  std::vector<double> units_by_accelerator(catalog.skus.name.size());
  for (std::size_t i = 0; i < units_by_node.size(); ++i) {
    units_by_node[i] = billed_units(plans, id_of<SkuId>(i), PriceBasis::node_hour).to_double();
    units_by_accelerator[i] = billed_units(plans, id_of<SkuId>(i), PriceBasis::accelerator_hour).to_double();
  }
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
    const auto committed = committed_hours(catalog.offers.term[i], question.months);
    const double hours = committed ? committed->to_double() : worked;
    const double factor = factors.of(catalog.offers.currency[i]);
    const Charge<double> compute =
        compute_charge(catalog.offers.state[i], MoneyPerHour<double>{from_nano<double>(catalog.offers.price[i])},
                       by_node ? units_by_node[sku] : units_by_accelerator[sku], Hours<double>{hours});
    if (compute.state == LineState::unknown || !is_known(hours) || !is_known(factor)) {
      totals.amount.push_back(kUnknown);
      totals.state.push_back(TotalState::unknown);
      continue;
    }
    const RegionCharges& volumes = regions[row(catalog.offers.region[i])];
    const Money<double> sum = compute.amount + volumes.storage.amount + volumes.transfer_out.amount;
    totals.amount.push_back(sum.value * factor);
    totals.state.push_back(worse(worse(TotalState::complete, volumes.storage.state), volumes.transfer_out.state));
  }
  return totals;
}

}  // namespace steelyard
