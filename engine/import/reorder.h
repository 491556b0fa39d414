// reorder.h -- bringing a catalog's regions, skus and offers into another order, with every reference to them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "catalog/columns.h"

namespace steelyard {

// Rows of a table in another order: order[new] = old, place[old] = new.
struct Reordering {
  std::vector<std::uint32_t> order, place;

  template <class Before>
  static Reordering sorted(std::size_t rows, Before before) {
    Reordering result;
    result.order.resize(rows);
    std::iota(result.order.begin(), result.order.end(), 0u);
    std::sort(result.order.begin(), result.order.end(), before);
    result.place.resize(rows);
    for (std::uint32_t i = 0; i < rows; ++i) result.place[result.order[i]] = i;
    return result;
  }
};

template <class T>
void gather(std::vector<T>& column, const std::vector<std::uint32_t>& order) {
  std::vector<T> result;
  result.reserve(order.size());
  for (const std::uint32_t old : order) result.push_back(column[old]);
  column = std::move(result);
}

// A visitor of the columns that brings regions, skus and offers into their new order, with every reference to them.
class Reorder {
 public:
  Reordering regions, skus, offers;

  template <class T>
  void scalar(std::string_view, T&) {}
  void table(std::string_view name, std::size_t) {
    order_ = name == "regions"          ? &regions.order
             : name == "skus"           ? &skus.order
             : name == "offers"         ? &offers.order
             : name == "sku_node_sizes" ? &node_sizes_
             : name == "evidence"       ? &evidence_
                                        : nullptr;
  }
  template <class T>
  void column(std::string_view, std::vector<T>& values) {
    if (order_ != nullptr) gather(values, *order_);
    if constexpr (std::is_same_v<T, RegionId>) follow(values, regions);
    if constexpr (std::is_same_v<T, SkuId>) follow(values, skus);
    if constexpr (std::is_same_v<T, OfferId>) follow(values, offers);
  }
  template <class T>
  void optional(std::string_view name, std::vector<T>& references) {
    column(name, references);
  }
  void begins(std::string_view name, std::vector<std::uint32_t>& begin, std::size_t) {
    if (name == "node_sizes_begin") node_sizes_ = relay(begin);
    if (name == "evidence_begin") evidence_ = relay(begin);
  }
  void bytes(std::string_view, std::string&) {}

 private:
  template <class Id>
  static void follow(std::vector<Id>& references, const Reordering& rows) {
    for (Id& id : references) {
      if (id != kNone<Id>) id = id_of<Id>(rows.place[row(id)]);
    }
  }
  // Puts the places of the table at hand into its new order; the order that the rows they lead to must follow.
  std::vector<std::uint32_t> relay(std::vector<std::uint32_t>& begin) const {
    std::vector<std::uint32_t> children;
    std::vector<std::uint32_t> places = {0};
    for (const std::uint32_t old : *order_) {
      for (std::uint32_t child = begin[old]; child < begin[old + 1]; ++child) children.push_back(child);
      places.push_back(static_cast<std::uint32_t>(children.size()));
    }
    begin = std::move(places);
    return children;
  }

  const std::vector<std::uint32_t>* order_ = nullptr;
  std::vector<std::uint32_t> node_sizes_, evidence_;
};

}  // namespace steelyard
