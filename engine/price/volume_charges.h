// volume_charges.h -- what is stored, sent and asked for, under the tariffs of an offer's region.
#pragma once

#include <array>

#include "price/charge.h"
#include "price/item.h"
#include "price/tariff.h"
#include "question/question.h"

namespace steelyard {

// A line whose quantity the question gives and whose price a tariff does.
struct VolumeItem {
  Item item;
  TariffKind tariff;
  std::optional<Rational> Question::*quantity;  // a month's; of `export_out`, once
};
inline constexpr std::array<VolumeItem, 9> kVolumeItems = {{
    {Item::storage, TariffKind::block_storage, &Question::storage_gb},
    {Item::object_storage, TariffKind::object_storage, &Question::object_storage_gb},
    {Item::object_requests, TariffKind::object_requests, &Question::object_requests_per_month},
    {Item::file_storage, TariffKind::file_storage, &Question::file_storage_gb},
    {Item::snapshot, TariffKind::snapshot, &Question::snapshot_gb},
    {Item::transfer_out, TariffKind::transfer_out, &Question::transfer_out_gb_per_month},
    {Item::transfer_between_regions, TariffKind::transfer_between_regions,
     &Question::transfer_between_regions_gb_per_month},
    {Item::transfer_between_zones, TariffKind::transfer_between_zones, &Question::transfer_between_zones_gb_per_month},
    {Item::export_out, TariffKind::transfer_out, &Question::export_gb},
}};

// The charge of one line in a region. Storage is billed for as long as it is allocated, all of the months, whatever
// the hours that nodes run. What is taken out at the end is sent in the last month, on top of that month's transfer,
// so it starts in the tier where that ends.
template <class Number>
Charge<Number> volume_charge(const Catalog& catalog, const Question& question, const VolumeItem& item,
                             RegionId region) {
  const std::optional<Rational>& given = question.*item.quantity;
  if (!given) return {};
  const Volume<Number> volume{from_exact<Number>(*given)};
  const auto tariff = find_tariff(catalog, item.tariff, region);
  if (!tariff) {
    const bool once = item.item == Item::export_out;
    return {LineState::unknown, once ? volume.value : volume.value * from_exact<Number>(question.months), {}};
  }
  if (item.item != Item::export_out) {
    return volume_charge(catalog.tariffs, *tariff, volume, from_exact<Number>(question.months));
  }
  const Number one{1};
  const Volume<Number> sent{from_exact<Number>(question.transfer_out_gb_per_month.value_or(0))};
  const Charge<Number> with = volume_charge(catalog.tariffs, *tariff, sent + volume, one);
  const Charge<Number> without = volume_charge(catalog.tariffs, *tariff, sent, one);
  return {with.state, with.quantity - without.quantity, with.amount - without.amount};
}

// The charges of all such lines in a region, in the order of kVolumeItems.
template <class Number>
std::array<Charge<Number>, kVolumeItems.size()> volume_charges(const Catalog& catalog, const Question& question,
                                                               RegionId region) {
  std::array<Charge<Number>, kVolumeItems.size()> charges;
  for (std::size_t i = 0; i < charges.size(); ++i) {
    charges[i] = volume_charge<Number>(catalog, question, kVolumeItems[i], region);
  }
  return charges;
}

}  // namespace steelyard
