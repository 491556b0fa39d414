#include "price/totals.h"

#include "price/exchange.h"
#include "price/paid_time.h"
#include "price/volume_charges.h"

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

double hours_of(const Catalog& catalog, const Question& question, const std::vector<double>& work_hours,
                OfferId offer) {
  const AcceleratorId accelerator = catalog.skus.accelerator[row(catalog.offers.sku[row(offer)])];
  if (accelerator != kNone<AcceleratorId>) return work_hours[row(accelerator)];
  return question.runs ? kUnknown : (question.hours_per_month * question.months).to_double();
}

Totaling::Totaling(const Catalog& catalog, const Question& question, const NodePlans& plans,
                   const std::vector<double>& work_hours)
    : catalog_(catalog), question_(question), plans_(plans), work_hours_(work_hours), terms_(question) {
  regions_.reserve(catalog.regions.code.size());
  for (std::size_t i = 0; i < catalog.regions.code.size(); ++i) {
    regions_.push_back(region_charges(id_of<RegionId>(i)));
  }
  discounts_.reserve(catalog.providers.id.size());
  for (std::size_t i = 0; i < catalog.providers.id.size(); ++i) {
    discounts_.push_back(discount_share(question, id_of<ProviderId>(i)).to_double());
  }
}

Totaling::RegionCharges Totaling::region_charges(RegionId region) const {
  RegionCharges sum;
  for (const Charge<double>& charge : volume_charges<double>(catalog_, question_, region)) {
    sum.amount += charge.amount.value;
    if (charge.state == LineState::unknown) sum.state = TotalState::at_least;
    if (charge.state == LineState::estimate && sum.state == TotalState::complete) sum.state = TotalState::estimate;
  }
  return sum;
}

Totals Totaling::of(std::span<const OfferId> offers) const {
  Factors factors(catalog_, question_.currency);
  Totals totals{std::vector<double>(offers.size()), std::vector<TotalState>(offers.size()),
                std::vector<double>(offers.size())};
  for (std::size_t asked = 0; asked < offers.size(); ++asked) {
    const OfferId offer = offers[asked];
    const std::size_t i = row(offer);
    const SkuId sku = catalog_.offers.sku[i];
    const double worked = hours_of(catalog_, question_, work_hours_, offer);
    totals.hours[asked] = worked;
    const auto time = paid_time(catalog_, question_, plans_, worked, offer);
    const double factor = factors.of(catalog_.offers.currency[i]);
    if (!time || !is_known(factor) || !has_amount(catalog_.offers.state[i])) {
      totals.amount[asked] = kUnknown;
      totals.state[asked] = TotalState::unknown;
      continue;
    }
    const auto units = billed_units<double>(plans_, sku, catalog_.offers.basis[i]);
    const MoneyPerHour<double> price{from_nano<double>(catalog_.offers.price[i])};
    const auto compute = compute_charges(question_, catalog_.offers.state[i], price, units, *time);
    const RegionCharges& volumes = regions_[row(catalog_.offers.region[i])];
    const auto accelerators = billed_units<double>(plans_, sku, PriceBasis::accelerator_hour);
    const auto settled =
        settlement(terms_, discounts_[row(catalog_.skus.provider[row(sku)])], compute.amount().value + volumes.amount,
                   factor, compute.paid_hours() / units * accelerators);
    totals.amount[asked] = settled.total();
    totals.state[asked] = volumes.state;
  }
  return totals;
}

}  // namespace steelyard
