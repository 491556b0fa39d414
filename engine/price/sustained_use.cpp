#include "price/sustained_use.h"

namespace steelyard {

SustainedUseTariffs::SustainedUseTariffs(const Catalog& catalog) : catalog_(catalog) {
  for (std::size_t i = 0; i < catalog.tariffs.kind.size(); ++i) {
    if (catalog.tariffs.kind[i] == TariffKind::sustained_use) rows_.push_back(i);
  }
}

std::optional<std::size_t> SustainedUseTariffs::of(OfferId offer) const {
  if (rows_.empty() || catalog_.offers.option[row(offer)] != PurchaseOption::on_demand) return std::nullopt;
  const AcceleratorId accelerator = catalog_.skus.accelerator[row(catalog_.offers.sku[row(offer)])];
  for (const std::size_t i : rows_) {
    const bool its_own = catalog_.tariffs.provider[i] == catalog_.provider_of(offer);
    if (its_own && catalog_.tariffs.accelerator[i] == accelerator) return i;
  }
  return std::nullopt;
}

}  // namespace steelyard
