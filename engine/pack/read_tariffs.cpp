#include <algorithm>
#include <map>

#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {
namespace {

// Where a tariff of a kind holds: "transfer_out us-east-1". Two that hold in one place would contradict each other.
using Places = std::map<std::string, std::string>;

void claim(Places& places, const Member& tariff, TariffKind kind, const std::string& place) {
  const auto [first, is_new] = places.try_emplace(std::string(name(kind)) + " " + place, tariff.where());
  if (!is_new) tariff.fault(Code::tariffs_overlap, {{"place", first->first}, {"first", first->second}});
}

void read_places(const ProviderReading& at, const Member& tariff, TariffRow& row, Places& places) {
  for (const Member& element : tariff["regions"].elements()) {
    const RegionId region = element.cell().reference(at.regions);
    if (region == kNone<RegionId>) continue;
    row.regions.push_back(region);
    claim(places, tariff, row.kind, element.cell().text());
  }
  std::vector<std::string_view> countries;
  for (const RegionRow& region : at.data.regions) {
    if (region.provider == at.provider && !region.country.empty()) countries.push_back(region.country);
  }
  for (const Member& element : tariff["countries"].elements()) {
    const std::string country = read_country(element.cell());
    if (std::find(countries.begin(), countries.end(), country) == countries.end() && at.regions.complete()) {
      element.fault(Code::unknown_value,
                    {{"field", "countries"}, {"got", country}, {"nearest", nearest(country, countries)}});
    }
    row.countries.push_back(country);
    claim(places, tariff, row.kind, country);
  }
  if (tariff["regions"].present() && tariff["countries"].present()) {
    tariff.fault(Code::fields_exclude_each_other, {{"field", "regions"}, {"other", "countries"}});
  }
  for (const Member& element : tariff["accelerators"].elements()) {
    const AcceleratorId accelerator = element.cell().reference(at.data.accelerator_names);
    if (accelerator == kNone<AcceleratorId>) continue;
    row.accelerators.push_back(accelerator);
    claim(places, tariff, row.kind, element.cell().text());
  }
  // Sustained use is by accelerator, wherever it is; everything else is by place.
  const bool by_accelerator = row.kind == TariffKind::sustained_use;
  if (by_accelerator != tariff["accelerators"].present()) {
    const std::string missing = by_accelerator ? "accelerators" : "regions";
    tariff.fault(Code::missing_field, {{"field", missing}});
  }
  if (by_accelerator && (tariff["regions"].present() || tariff["countries"].present())) {
    tariff.fault(Code::fields_exclude_each_other, {{"field", "accelerators"}, {"other", "regions"}});
  }
  const bool anywhere = !tariff["regions"].present() && !tariff["countries"].present();
  if (anywhere && !by_accelerator) claim(places, tariff, row.kind, "");
}

// Prices of volumes are by volume, factors of a month's hours by the month.
void check_unit(const Member& tariff, const TariffRow& row) {
  const bool by_month = row.unit == VolumeUnit::month;
  const bool by_operations = row.unit == VolumeUnit::iops;
  const bool sustained = row.kind == TariffKind::sustained_use;
  const bool operations = row.kind == TariffKind::block_iops;
  if (by_month == sustained && by_operations == operations) return;
  const std::string wanted = sustained ? "month" : operations ? "IOPS" : "GB";
  tariff["unit"].fault(Code::unknown_value,
                       {{"field", "unit"}, {"got", tariff["unit"].cell().text()}, {"nearest", wanted}});
}

void read_tiers(const Member& tariff, TariffRow& row) {
  const std::vector<Member> tiers = tariff["tiers"].elements();
  if (tiers.empty()) tariff.fault(Code::missing_field, {{"field", "tiers"}});
  std::int64_t before = 0;
  for (std::size_t i = 0; i < tiers.size(); ++i) {
    const Member& tier = tiers[i].allow({"up_to", "price"});
    const std::int64_t price = tier["price"].cell().nano();
    const bool last = i + 1 == tiers.size();
    if (last && tier["up_to"].present()) tier.fault(Code::last_tier_ends, {{"got", tier["up_to"].cell().text()}});
    const std::int64_t up_to = last ? INT64_MAX : tier["up_to"].cell().nano();
    if (tier["up_to"].present() && !last && up_to <= before) {
      tier.fault(Code::not_ascending, {{"field", "up_to"}, {"got", tier["up_to"].cell().text()}});
    }
    before = up_to;
    row.tiers.emplace_back(up_to, price);
  }
}

}  // namespace

void read_tariffs(ProviderReading& at, const Member& tariffs) {
  const Data& data = at.data;
  Places places;
  for (const Member& tariff : tariffs.elements()) {
    tariff.allow({"kind", "regions", "countries", "accelerators", "exact", "unit", "free", "currency", "tiers",
                  "source", "as_of", "confidence", "note"});
    TariffRow row;
    row.provider = at.provider;
    row.kind = tariff["kind"].cell().one_of<TariffKind>(kTariffKinds);
    read_places(at, tariff, row, places);
    tariff["exact"].require();
    row.exact = tariff["exact"].boolean(false);
    row.unit = tariff["unit"].cell().one_of<VolumeUnit>(kVolumeUnits);
    check_unit(tariff, row);
    row.free_nano = tariff["free"].present() ? tariff["free"].cell().nano() : 0;
    row.currency = read_list_currency(tariff["currency"].cell(), at);
    read_tiers(tariff, row);
    row.note = tariff["note"].cell().text();
    row.source = tariff["source"].cell().reference(data.source_names);
    row.as_of = tariff["as_of"].cell().day(data.date);
    row.confidence = read_confidence(tariff["confidence"].cell());
    at.data.tariffs.push_back(std::move(row));
  }
}

}  // namespace steelyard
