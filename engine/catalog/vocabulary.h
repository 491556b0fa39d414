// vocabulary.h -- the closed sets of names in the catalog: what data/ may say and documents repeat.
//
// Each set is one enumeration and one array of its names, in the same order; both are append only, because snapshots
// hold the numbers and documents the names.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace steelyard {

// What is known of a price. Only `known` and `free` have an amount, and nothing else is ever taken for zero.
enum class PriceState : std::uint8_t { known, not_published, not_sold, free };
inline constexpr std::string_view kPriceStates[] = {"known", "not_published", "not_sold", "free"};

constexpr bool has_amount(PriceState state) { return state == PriceState::known || state == PriceState::free; }

// How an offer is bought. FinOps FOCUS 1.2 PricingCategory: on_demand and serverless Standard, spot Dynamic, the others
// Committed. `capacity_block`: whole days, paid ahead (AWS Capacity Blocks). `serverless`: time that works alone is
// paid.
enum class PurchaseOption : std::uint8_t { on_demand, spot, reserved, capacity_block, serverless };
inline constexpr std::string_view kPurchaseOptions[] = {"on_demand", "spot", "reserved", "capacity_block",
                                                        "serverless"};

// The length of a commitment, or of a subscription (a commitment of a month, or of a year, paid as it begins: the usual
// way in China); `unstated` is a commitment whose source does not say ("term unknown").
enum class Term : std::uint8_t {
  none,
  unstated,
  one_year,
  three_years,
  one_month,
  three_months,
  six_months,
  two_years,
  five_years
};
inline constexpr std::string_view kTerms[] = {"", "unstated", "1y", "3y", "1mo", "3mo", "6mo", "2y", "5y"};

// The months of a stated term; 0 for none and for an unstated one.
constexpr int term_months(Term term) {
  constexpr int kMonths[] = {0, 0, 12, 36, 1, 3, 6, 24, 60};
  return kMonths[static_cast<std::size_t>(term)];
}

// How a commitment is paid.
enum class Payment : std::uint8_t { none, unstated, no_upfront, partial_upfront, all_upfront };
inline constexpr std::string_view kPayments[] = {"", "unstated", "no_upfront", "partial_upfront", "all_upfront"};

// What one unit of the price is: an hour of a whole node (an instance, a slice of chips), or of one accelerator.
enum class PriceBasis : std::uint8_t { node_hour, accelerator_hour };
inline constexpr std::string_view kPriceBases[] = {"node_hour", "accelerator_hour"};

enum class FormFactor : std::uint8_t { unknown, pcie, sxm, nvl, oam, superchip, tpu, board };
inline constexpr std::string_view kFormFactors[] = {"unknown", "pcie",      "sxm", "nvl",
                                                    "oam",     "superchip", "tpu", "board"};

// The link between the accelerators of one node; `none` where the node has one.
enum class Link : std::uint8_t { unknown, none, pcie, nvlink, nvswitch, infinity_fabric, neuronlink, ici, hccs };
inline constexpr std::string_view kLinks[] = {"unknown",         "none",       "pcie", "nvlink", "nvswitch",
                                              "infinity_fabric", "neuronlink", "ici",  "hccs"};

// The network between nodes.
enum class Fabric : std::uint8_t { unknown, ethernet, efa, infiniband, roce, erdma, tcpx, ici };
inline constexpr std::string_view kFabrics[] = {"unknown", "ethernet", "efa",  "infiniband",
                                                "roce",    "erdma",    "tcpx", "ici"};

enum class Ternary : std::uint8_t { unknown, no, yes };
inline constexpr std::string_view kTernaries[] = {"unknown", "no", "yes"};

enum class Confidence : std::uint8_t { unknown, low, medium, high };
inline constexpr std::string_view kConfidences[] = {"unknown", "low", "medium", "high"};

// What kind of thing a source is, strongest first.
enum class SourceKind : std::uint8_t { vendor_list, vendor_document, benchmark, third_party, review_article, derived };
inline constexpr std::string_view kSourceKinds[] = {"vendor_list", "vendor_document", "benchmark",
                                                    "third_party", "review_article",  "derived"};

// What is known of a fact about a provider. `no` and `yes` are answers; `number` and `text` imply yes and say more.
enum class FactState : std::uint8_t { unknown, no, yes, number, text };
inline constexpr std::string_view kFactStates[] = {"unknown", "no", "yes", "number", "text"};

// What a tariff charges for, per unit of volume (and month, for storage and for provisioned operations a second).
// `sustained_use` charges nothing of its own: its tiers are shares of a month, their prices factors of the list price
// of an on-demand hour.
enum class TariffKind : std::uint8_t {
  transfer_out,
  block_storage,
  object_storage,
  file_storage,
  snapshot,
  transfer_between_regions,
  transfer_between_zones,
  object_requests,
  block_iops,
  sustained_use,
};
inline constexpr std::string_view kTariffKinds[] = {
    "transfer_out",           "block_storage",   "object_storage",
    "file_storage",           "snapshot",        "transfer_between_regions",
    "transfer_between_zones", "object_requests", "block_iops",
    "sustained_use"};

// The unit of a tariff: 10^9 or 2^30 bytes, one request, one provisioned operation a second; or a whole month, of which
// a machine runs a share.
enum class VolumeUnit : std::uint8_t { gb, gib, request, iops, month };
inline constexpr std::string_view kVolumeUnits[] = {"GB", "GiB", "request", "IOPS", "month"};

// How a criterion gets its value: from the time to finish or the throughput, from the bill, from facts of the provider.
enum class Measure : std::uint8_t { performance, cost, share_of_facts };
inline constexpr std::string_view kMeasures[] = {"performance", "cost", "share_of_facts"};

// The member of a vocabulary that `name` is, or nothing.
template <class Enum>
constexpr std::optional<Enum> parse(std::span<const std::string_view> names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

constexpr std::string_view name(PriceState v) { return kPriceStates[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(PurchaseOption v) { return kPurchaseOptions[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Term v) { return kTerms[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Payment v) { return kPayments[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(PriceBasis v) { return kPriceBases[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(FormFactor v) { return kFormFactors[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Link v) { return kLinks[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Fabric v) { return kFabrics[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Ternary v) { return kTernaries[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Confidence v) { return kConfidences[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(SourceKind v) { return kSourceKinds[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(FactState v) { return kFactStates[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(TariffKind v) { return kTariffKinds[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(VolumeUnit v) { return kVolumeUnits[static_cast<std::size_t>(v)]; }
constexpr std::string_view name(Measure v) { return kMeasures[static_cast<std::size_t>(v)]; }

}  // namespace steelyard
