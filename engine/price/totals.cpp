#include "price/totals.h"

#include "price/compute_charges.h"
#include "price/exchange.h"

namespace steelyard {
namespace {

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

Totaling::Totaling(const Catalog& catalog, const Question& question, const NodePlans& plans,
                   const std::vector<double>& work_hours)
    : catalog_(catalog),
      question_(question),
      plans_(plans),
      work_hours_(work_hours),
      regions_(region_charges(catalog, question)),
      providers_(provider_terms(catalog, question)),
      times_(catalog, question, plans),
      terms_(question) {}

Totals Totaling::of(std::span<const OfferId> offers) const {
  Factors factors(catalog_, question_.currency);
  Totals totals{std::vector<double>(offers.size()), std::vector<TotalState>(offers.size()),
                std::vector<double>(offers.size())};
  for (std::size_t asked = 0; asked < offers.size(); ++asked) {
    const OfferId offer = offers[asked];
    const std::size_t i = row(offer);
    const SkuId sku = catalog_.offers.sku[i];
    const double worked = work_hours_[row(sku)];
    totals.hours[asked] = worked;
    const auto time = times_.of(worked, offer);
    const double factor = factors.of(catalog_.offers.currency[i]);
    if (!time || !is_known(factor) || !has_amount(catalog_.offers.state[i])) {
      totals.amount[asked] = kUnknown;
      totals.state[asked] = TotalState::unknown;
      continue;
    }
    const auto units = billed_units<double>(plans_, sku, catalog_.offers.basis[i]);
    const auto compute = compute_charges(question_, price_of<double>(catalog_.offers, offer), units, *time);
    const RegionCharges& volumes = regions_[row(catalog_.offers.region[i])];
    const auto accelerators = billed_units<double>(plans_, sku, PriceBasis::accelerator_hour);
    const ProviderTerms& provider = providers_[row(catalog_.skus.provider[row(sku)])];
    const auto settled = settlement(terms_, provider, compute.amount().value + volumes.amount, factor,
                                    compute.paid_hours() / units * accelerators);
    totals.amount[asked] = settled.total();
    const bool estimated = compute.granularity.state == LineState::estimate || volumes.state == LineState::estimate ||
                           (question_.tax_rate && provider.tax_included == Ternary::unknown);
    const TotalState known = estimated ? TotalState::estimate : TotalState::complete;
    totals.state[asked] = volumes.state == LineState::unknown ? TotalState::at_least : known;
  }
  return totals;
}

}  // namespace steelyard
