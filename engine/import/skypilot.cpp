#include "import/skypilot.h"

#include <algorithm>

#include "import/gcp_machines.h"
#include "import/identify.h"

namespace steelyard {
namespace {

using Kind = Column::Kind;
enum At { kType, kAccelerator, kCount, kVcpus, kMemory, kGpuInfo, kPrice, kSpotPrice, kRegion, kZone };
constexpr Column kColumns[] = {{"InstanceType", true, Kind::text},
                               {"AcceleratorName", true, Kind::text},
                               {"AcceleratorCount", true, Kind::number},
                               {"vCPUs", false, Kind::number},
                               {"MemoryGiB", false, Kind::number},
                               {"GpuInfo", false, Kind::text},
                               {"Price", true, Kind::number},
                               {"SpotPrice", false, Kind::number},
                               {"Region", true, Kind::text},
                               {"AvailabilityZone", false, Kind::text}};

// What follows "'<key>':" in GpuInfo, which is a Python dictionary as text: up to its next quote, comma or bracket.
std::string gpu_info(std::string_view text, std::string_view key) {
  for (const char quote : {'\'', '"'}) {
    const std::string name = quote + std::string(key) + quote;
    std::size_t at = text.find(name);
    if (at == std::string_view::npos) continue;
    at = text.find_first_not_of(": '\"", at + name.size());
    if (at == std::string_view::npos) return "";
    return std::string(text.substr(at, std::min(text.find_first_of("'\",}]", at), text.size()) - at));
  }
  return "";
}

// Of one accelerator. Most clouds give it in MiB; RunPod's rows have the GB there, and Vast's the sum of all cards.
double memory_of(std::string_view info, const std::string& provider, std::string_view count) {
  const double size = number_of(gpu_info(info, "SizeInMiB"));
  if (!is_known(size) || size == 0) return kUnknown;
  const double gb = size < 1024 ? size : size / 1024;
  const std::optional<Rational> cards = count_of(count);
  return provider == "vast" && cards ? gb / cards->to_double() : gb;
}

// Vast's types name the card more closely than its accelerator column: "2x-H100_NVL-32-65536" is called H100 there.
std::string vast_card(std::string_view type) {
  const std::size_t begin = type.find("x-");
  if (begin == std::string_view::npos) return "";
  const std::size_t memory = type.rfind('-');
  const std::size_t vcpus = memory == 0 ? std::string_view::npos : type.rfind('-', memory - 1);
  if (vcpus == std::string_view::npos || vcpus <= begin + 2) return "";
  return std::string(type.substr(begin + 2, vcpus - begin - 2));
}

bool is_none(std::string_view text) { return text.empty() || text == "nan" || text == "NaN" || text == "None"; }

}  // namespace

std::span<const Column> SkypilotFormat::columns() const { return kColumns; }

void SkypilotFormat::row(const TableRow& row) {
  const std::string& provider = to_.request().provider;
  const std::string type(row[kType]);
  const std::string accelerator(row[kAccelerator]);
  if (type.empty()) {
    if (accelerator.empty()) return to_.refuse(row.place(), RefusalReason::no_type);
    return accelerators_alone(row);
  }
  if (provider == "gcp" && accelerator.empty()) {
    const bool host = std::any_of(std::begin(kGcpMachines), std::end(kGcpMachines),
                                  [&](const GcpMachine& machine) { return machine.type == type; });
    if (!host) return to_.refuse(row.place(), RefusalReason::no_accelerator);
    return machine_alone(row);
  }
  ImportedOffer offer = offer_of(row);
  offer.sku = type;
  const std::string info(row[kGpuInfo]);
  TypeEvidence evidence{provider,
                        type,
                        accelerator,
                        gpu_info(info, "Name"),
                        std::string(row[kCount]),
                        memory_of(info, provider, row[kCount])};
  if (provider == "vast" && !vast_card(type).empty()) evidence.accelerator = vast_card(type);
  const Identified identified = identify(to_, evidence, offer);
  if (identified.refusal) return to_.refuse(row.place(), *identified.refusal, identified.parameters);
  if (provider == "vast" || type.ends_with("_COMMUNITY")) offer.marks.add(ImportMark::marketplace);
  const Prices prices = prices_of(row);
  if (prices.refusal) return to_.refuse(row.place(), *prices.refusal, {{"got", prices.got}});
  if (!add(offer, prices)) return to_.refuse(row.place(), RefusalReason::bad_count, {{"got", evidence.count}});
  to_.keep();
}

SkypilotFormat::Prices SkypilotFormat::prices_of(const TableRow& row) {
  Prices prices;
  const std::string_view texts[] = {row[kPrice], row[kSpotPrice]};
  const Collector::Price on_demand = Collector::price(is_none(texts[0]) ? "" : texts[0]);
  const Collector::Price spot = Collector::price(is_none(texts[1]) ? "" : texts[1]);
  prices.on_demand = on_demand.amount;
  prices.spot = spot.amount;
  if (!on_demand.amount && (!spot.amount || on_demand.refusal != RefusalReason::no_price)) {
    // A spot price beside an on-demand price that is none, and not just blank, is not to be trusted either.
    prices.refusal = on_demand.refusal;
    prices.got = texts[0];
    return prices;
  }
  if (on_demand.rounded || spot.rounded) to_.note(Note::rounded);
  if (!spot.amount) {
    const bool none = spot.refusal == RefusalReason::no_price || spot.refusal == RefusalReason::zero_price;
    to_.note(none ? Note::no_spot : Note::bad_spot);
  }
  return prices;
}

// The parts of an offer that every row has.
ImportedOffer SkypilotFormat::offer_of(const TableRow& row) const {
  ImportedOffer offer;
  offer.place = row.place();
  offer.provider = to_.request().provider;
  offer.region = row[kRegion];
  offer.zone = row[kZone];
  offer.currency = to_.request().currency;
  offer.as_of = to_.request().as_of;
  offer.vcpus = number_of(row[kVcpus]);
  offer.memory_gib = number_of(row[kMemory]);
  offer.marks.add(ImportMark::imported);
  return offer;
}

void SkypilotFormat::machine_alone(const TableRow& row) {
  const HostKey key(row[kType], row[kRegion], row[kZone]);
  const Prices prices = prices_of(row);
  if (prices.refusal) {
    unpriced_.insert(key);
    return to_.refuse(row.place(), *prices.refusal, {{"got", prices.got}});
  }
  const auto [place, is_new] =
      hosts_.try_emplace(key, Host{row.place(), std::string(row[kVcpus]), std::string(row[kMemory]), prices});
  if (!is_new) to_.refuse(row.place(), RefusalReason::repeated_row);
}

void SkypilotFormat::accelerators_alone(const TableRow& row) {
  const std::string name(row[kAccelerator]);
  const std::string count(row[kCount]);
  ImportedOffer offer = offer_of(row);
  const bool gcp = offer.provider == "gcp";
  const bool tpu = share_of(name).name != name;
  TypeEvidence evidence{
      offer.provider, tpu ? name : "", name, "", count, memory_of(row[kGpuInfo], offer.provider, count)};
  for (const GcpAccelerator& known : kGcpAccelerators) {
    if (gcp && known.name == name) evidence.accelerator = known.id;
  }
  const Identified identified = identify(to_, evidence, offer);
  if (identified.refusal) return to_.refuse(row.place(), *identified.refusal, identified.parameters);
  const Prices prices = prices_of(row);
  if (prices.refusal) return to_.refuse(row.place(), *prices.refusal, {{"got", prices.got}});
  offer.sku = name;
  if (!tpu) return halves_.push_back({row.place(), std::move(offer), prices});
  // The price of a TPU is that of the slice with the machines around it.
  add(offer, prices);
  to_.keep();
}

void SkypilotFormat::finish() {
  for (const Half& half : halves_) join(half);
  for (const auto& [key, host] : hosts_) {
    if (host.used) {
      to_.keep();
    } else {
      to_.refuse(host.place, RefusalReason::host_alone, {{"got", std::get<0>(key)}});
    }
  }
}

// With each machine of its zone that takes these accelerators. Where there is none, the price is for the accelerators
// alone and says so.
void SkypilotFormat::join(const Half& half) {
  bool machine_needed = false;
  bool joined = false;
  for (const GcpMachine& machine : kGcpMachines) {
    if (half.offer.provider != "gcp") break;
    if (machine.accelerator != half.offer.sku || !(Rational(machine.count) == half.offer.count)) continue;
    machine_needed = true;
    const HostKey key(machine.type, half.offer.region, half.offer.zone);
    if (unpriced_.contains(key)) {
      // Sold there, but what the machine itself costs is not known.
      ImportedOffer alone = half.offer;
      alone.sku = machine.type;
      alone.marks.add(ImportMark::host_not_included);
      add(alone, half.prices);
      joined = true;
      continue;
    }
    const auto found = hosts_.find(key);
    if (found == hosts_.end()) continue;
    Host& host = found->second;
    ImportedOffer offer = half.offer;
    offer.sku = machine.type;
    offer.vcpus = number_of(host.vcpus);
    offer.memory_gib = number_of(host.memory_gib);
    const auto sum = [](const std::optional<Rational>& a, const std::optional<Rational>& b) {
      return a && b ? std::optional(*a + *b) : std::nullopt;
    };
    const Prices& a = half.prices;
    Prices prices{sum(a.on_demand, host.prices.on_demand), sum(a.spot, host.prices.spot), std::nullopt, ""};
    if (!prices.on_demand && !prices.spot) continue;
    host.used = joined = true;
    if (prices.on_demand && !machine.on_demand) {
      ImportedOffer flexible = offer;
      flexible.marks.add(ImportMark::flex_start_only);
      add(flexible, {prices.on_demand, std::nullopt, std::nullopt, ""});
      prices.on_demand.reset();
    }
    add(offer, prices);
    to_.note(Note::host_joined);
  }
  if (!joined) {
    ImportedOffer offer = half.offer;
    const std::string name = offer.sku + " x" + offer.count.to_fraction();
    offer.sku = (machine_needed || offer.provider != "gcp" ? "(without host) " : "(attach to n1) ") + name;
    offer.marks.add(ImportMark::host_not_included);
    add(offer, half.prices);
  }
  to_.keep();
}

bool SkypilotFormat::add(const ImportedOffer& offer, const Prices& prices) {
  for (const PurchaseOption option : {PurchaseOption::on_demand, PurchaseOption::spot}) {
    const std::optional<Rational>& price = option == PurchaseOption::spot ? prices.spot : prices.on_demand;
    if (!price) continue;
    ImportedOffer priced = offer;
    priced.option = option;
    if (!set_price(to_, priced, *price, PriceBasis::node_hour)) return false;
    to_.add(std::move(priced));
  }
  return true;
}

}  // namespace steelyard
