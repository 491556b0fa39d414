#include "price/volume_charges.h"

#include "base/month.h"
#include "price/storage.h"

namespace steelyard {

std::optional<Rational> monthly_volume(const Question& question, const VolumeItem& item) {
  if (item.item != Item::storage || question.storage_days.empty()) return question.*item.quantity;
  std::vector<StoredDays<Rational>> samples;
  for (const ByNumber& one : question.storage_days) samples.push_back({one.value, {Rational(one.number)}});
  const Rational days = question.hours_of_month / Rational(kHoursPerDay);
  return at_nine_places(gb_months<Rational>(samples, days).value);
}

Charge<Rational> volume_charge(const Catalog& catalog, const Question& question, const VolumeItem& item,
                               const Rational& volume, std::size_t tariff) {
  if (item.item != Item::export_out) {
    return volume_charge<Rational>(catalog.tariffs, tariff, {volume}, question.months);
  }
  const Rational sent = question.transfer_out_gb_per_month.value_or(0);
  const Charge<Rational> with = volume_charge<Rational>(catalog.tariffs, tariff, {sent + volume}, 1);
  const Charge<Rational> without = volume_charge<Rational>(catalog.tariffs, tariff, {sent}, 1);
  return {with.state, with.quantity - without.quantity, with.amount - without.amount};
}

Charge<Rational> volume_charge(const Catalog& catalog, const Question& question, const VolumeItem& item,
                               RegionId region) {
  const std::optional<Rational> given = monthly_volume(question, item);
  if (!given) return {};
  const auto tariff = find_tariff(catalog, item.tariff, region);
  if (tariff) return volume_charge(catalog, question, item, *given, *tariff);
  return {LineState::unknown, item.item == Item::export_out ? *given : *given * question.months, {}};
}

std::array<Charge<Rational>, kVolumeItems.size()> volume_charges(const Catalog& catalog, const Question& question,
                                                                 RegionId region) {
  std::array<Charge<Rational>, kVolumeItems.size()> charges;
  for (std::size_t i = 0; i < charges.size(); ++i) {
    charges[i] = volume_charge(catalog, question, kVolumeItems[i], region);
  }
  return charges;
}

std::vector<RegionCharges> region_charges(const Catalog& catalog, const Question& question) {
  std::vector<RegionCharges> regions(catalog.regions.code.size());
  for (const VolumeItem& item : kVolumeItems) {
    const std::optional<Rational> given = monthly_volume(question, item);
    if (!given) continue;
    std::vector<std::optional<double>> amounts(catalog.tariffs.kind.size());
    for (std::size_t i = 0; i < regions.size(); ++i) {
      const auto tariff = find_tariff(catalog, item.tariff, id_of<RegionId>(i));
      if (!tariff) {
        regions[i].state = LineState::unknown;
        continue;
      }
      std::optional<double>& amount = amounts[*tariff];
      if (!amount) amount = to_double(volume_charge(catalog, question, item, *given, *tariff).amount.value);
      regions[i].amount += *amount;
      const bool estimated = catalog.tariffs.exact[*tariff] == 0;
      if (estimated && regions[i].state == LineState::known) regions[i].state = LineState::estimate;
    }
  }
  return regions;
}

}  // namespace steelyard
