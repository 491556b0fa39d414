// volume_charges.h -- what is stored, sent and asked for, under the tariffs of an offer's region.
#pragma once

#include <array>
#include <optional>
#include <vector>

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
inline constexpr std::array<VolumeItem, 10> kVolumeItems = {{
    {Item::storage, TariffKind::block_storage, &Question::storage_gb},
    {Item::storage_iops, TariffKind::block_iops, &Question::storage_iops},
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

// How much of it a month. Of storage that grows and shrinks, its mean over the days of the month.
std::optional<Rational> monthly_volume(const Question& question, const VolumeItem& item);

// The charge of a volume under one tariff of its kind, over the question's months. Storage is billed for as long as it
// is allocated, all of the months, whatever the hours that nodes run. What is taken out at the end is sent in the last
// month, on top of that month's transfer, so it starts in the tier where that ends.
Charge<Rational> volume_charge(const Catalog& catalog, const Question& question, const VolumeItem& item,
                               const Rational& volume, std::size_t tariff);

// The charge of one line in a region: not given, or unknown where the region has no tariff.
Charge<Rational> volume_charge(const Catalog& catalog, const Question& question, const VolumeItem& item,
                               RegionId region);

// The charges of all such lines in a region, in the order of kVolumeItems.
std::array<Charge<Rational>, kVolumeItems.size()> volume_charges(const Catalog& catalog, const Question& question,
                                                                 RegionId region);

// The sum of them for many regions, each tariff computed once.
struct RegionCharges {
  double amount = 0;
  LineState state = LineState::known;  // `estimate` or `unknown` where that is said of any line
};
std::vector<RegionCharges> region_charges(const Catalog& catalog, const Question& question);

}  // namespace steelyard
