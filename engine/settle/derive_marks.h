// derive_marks.h -- marks that follow from a catalog itself, so that no row can lack them: the same whether its prices
// were packed together or an import was laid over them.
#pragma once

#include <cstdint>
#include <string_view>

#include "catalog/catalog.h"

namespace steelyard {

// The bits of the marks that follow from one figure and the type that it is of.
struct FigureMarks {
  std::uint64_t undated, stale, term_unstated, unknown_accelerator, fractional;

  // `bit` gives the bit of a mark by its id.
  template <class Bit>
  static FigureMarks from(Bit&& bit) {
    return {bit("undated"), bit("stale"), bit("term_unstated"), bit("unknown_accelerator"), bit("fractional")};
  }
};

// What they are of.
struct FigureFacts {
  PurchaseOption option;
  Term term;
  Day as_of;
  AcceleratorId accelerator;
  std::int32_t accelerators_denominator;
};

std::uint64_t marks_of(const FigureMarks& marks, const FigureFacts& figure, Day on);

// Completes Offers::marks. Before, they are those of the figure that gives the price; after, also
//   - those of its type (Skus::marks), and those that follow from the figure (above);
//   - those of its amount that evidence with that very amount has: a doubt about a price is not dispelled by somebody
//     who repeats it. A quote is no repetition: it is what somebody pays;
//   - those that offers get from each other: "conflict" (catalog/conflict.h), those of dearer.h, "price_outlier"
//     (outliers.h), and "old_price_list" for all offers of a vendor that is_outdated() (catalog/freshness.h). These
//     hold of a catalog as it stands, and go where they no longer do.
// Providers::newest_price must be that of the offers.
void derive_marks(Catalog& catalog);

}  // namespace steelyard
