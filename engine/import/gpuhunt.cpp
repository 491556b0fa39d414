#include "import/gpuhunt.h"

#include "import/identify.h"

namespace steelyard {
namespace {

using Kind = Column::Kind;
enum At { kInstance, kLocation, kPrice, kCpu, kMemory, kGpuCount, kGpuName, kGpuMemory, kSpot, kProvider };
constexpr Column kColumns[] = {{"instance_name", true},
                               {"location", true},
                               {"price", true, Kind::number},
                               {"cpu", false, Kind::number},
                               {"memory", false, Kind::number},
                               {"gpu_count", true, Kind::number},
                               {"gpu_name", true},
                               {"gpu_memory", false, Kind::number},
                               {"spot", true},
                               {"provider"}};

// What gpuhunt calls a provider of the catalog otherwise.
struct ProviderName {
  std::string_view theirs, ours;
};
constexpr ProviderName kProviderNames[] = {{"lambdalabs", "lambda"}, {"vastai", "vast"}};

// The column of a file of several providers, or what the person says of all of it.
std::string provider_of(std::string_view cell, const std::string& asked) {
  if (!asked.empty()) return asked;
  for (const ProviderName& name : kProviderNames) {
    if (name.theirs == cell) return std::string(name.ours);
  }
  return std::string(cell);
}

// "us-central1-a" is a zone of "us-central1": gpuhunt's location is a region for some providers, a zone for others.
void set_place(const Collector& to, std::string_view location, ImportedOffer& offer) {
  offer.region = location;
  const std::size_t dash = location.rfind('-');
  if (offer.provider != "gcp" || dash == std::string_view::npos || dash + 2 != location.size()) return;
  if (to.region(offer.provider, location)) return;
  offer.region = location.substr(0, dash);
  offer.zone = location;
}

}  // namespace

std::span<const Column> GpuhuntFormat::columns() const { return kColumns; }

void GpuhuntFormat::row(const TableRow& row) {
  const auto refuse = [&](RefusalReason reason, std::string_view got) {
    to_.refuse(row.place(), reason, {{"got", std::string(got)}});
  };
  ImportedOffer offer;
  offer.place = row.place();
  offer.provider = provider_of(row[kProvider], to_.request().provider);
  if (!is_provider_id(offer.provider)) return refuse(RefusalReason::bad_provider, offer.provider);
  offer.sku = row[kInstance];
  if (offer.sku.empty()) return refuse(RefusalReason::no_type, "");
  const std::string list = to_.list_currency(offer.provider);
  offer.currency = to_.request().currency;
  if (!list.empty() && list != offer.currency) {
    return to_.refuse(row.place(), RefusalReason::other_currency, {{"got", offer.currency}, {"wanted", list}});
  }
  set_place(to_, row[kLocation], offer);
  offer.as_of = to_.request().as_of;
  offer.vcpus = number_of(row[kCpu]);
  offer.memory_gib = number_of(row[kMemory]);
  offer.marks.add(ImportMark::imported);
  if (offer.provider == "vast") offer.marks.add(ImportMark::marketplace);
  const std::string_view spot = row[kSpot];
  const bool is_spot = spot == "True" || spot == "true" || spot == "1";
  if (!is_spot && spot != "False" && spot != "false" && spot != "0") return refuse(RefusalReason::bad_option, spot);
  offer.option = is_spot ? PurchaseOption::spot : PurchaseOption::on_demand;
  const std::string_view count = row[kGpuCount];
  const bool none = row[kGpuName].empty() && !count_of(count);
  const Identified identified = identify(to_,
                                         {offer.provider, offer.sku, none ? "" : std::string(row[kGpuName]), "",
                                          std::string(count), number_of(row[kGpuMemory])},
                                         offer);
  if (identified.refusal) return to_.refuse(row.place(), *identified.refusal, identified.parameters);
  const Collector::Price price = Collector::price(row[kPrice]);
  if (!price.amount) return refuse(price.refusal, row[kPrice]);
  if (price.rounded) to_.note(Note::rounded);
  if (!set_price(to_, offer, *price.amount, PriceBasis::node_hour)) return refuse(RefusalReason::bad_count, count);
  to_.add(std::move(offer));
  to_.keep();
}

}  // namespace steelyard
