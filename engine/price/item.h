// item.h -- what a bill can have a line for, in the order in which it lists them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace steelyard {

enum class Item : std::uint8_t {
  // The vendor's list, in its currency.
  compute,
  commitment_fee,
  idle,
  start_up,
  rework,
  granularity,
  use_discount,
  commitment_discount,
  commitment_unused,
  storage,
  storage_iops,
  object_storage,
  object_requests,
  file_storage,
  snapshot,
  transfer_out,
  transfer_between_regions,
  transfer_between_zones,
  export_out,
  discount,
  // What stands beside it, in the asked currency.
  support,
  license,
  credit,
  tax,
};
inline constexpr std::string_view kItems[] = {"compute",
                                              "commitment_fee",
                                              "idle",
                                              "start_up",
                                              "rework",
                                              "granularity",
                                              "use_discount",
                                              "commitment_discount",
                                              "commitment_unused",
                                              "storage",
                                              "storage_iops",
                                              "object_storage",
                                              "object_requests",
                                              "file_storage",
                                              "snapshot",
                                              "transfer_out",
                                              "transfer_between_regions",
                                              "transfer_between_zones",
                                              "export_out",
                                              "discount",
                                              "support",
                                              "license",
                                              "credit",
                                              "tax"};
constexpr std::string_view name(Item item) { return kItems[static_cast<std::size_t>(item)]; }

// Whether a line is part of the vendor's list, in its currency; the others are in the asked one.
constexpr bool is_list_item(Item item) { return item <= Item::discount; }

// How an amount comes about: which rule made it.
enum class Rule : std::uint8_t {
  quantity_times_rate,
  commitment,      // every hour of the term, used or not
  steps_of_use,    // less for hours of continuous use beyond a step
  sustained_use,   // less for the later parts of a month in which a machine runs
  whole_steps,     // each run is billed in whole seconds, minutes, hours or days
  spent_or_not,    // money committed to each hour
  marginal_tiers,  // a free part, then each unit at the price of its own tier
  last_month,      // the tiers of one month, on top of what is sent out in it
  share_of_charges,
  at_least_minimum,  // a share of the charges, or the minimum where that is more
  up_to_charges,     // as much of it as there are charges
};
inline constexpr std::string_view kRules[] = {
    "quantity_times_rate", "commitment", "steps_of_use",     "sustained_use",    "whole_steps",  "spent_or_not",
    "marginal_tiers",      "last_month", "share_of_charges", "at_least_minimum", "up_to_charges"};
constexpr std::string_view name(Rule rule) { return kRules[static_cast<std::size_t>(rule)]; }

}  // namespace steelyard
