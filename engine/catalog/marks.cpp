#include "catalog/marks.h"

namespace steelyard {

std::uint64_t mark_bit(const Catalog& catalog, std::string_view id) {
  for (std::size_t i = 0; i < catalog.marks.id.size(); ++i) {
    if (catalog.text(catalog.marks.id[i]) == id) return std::uint64_t{1} << i;
  }
  return 0;
}

std::uint64_t unranked_marks(const Catalog& catalog) {
  std::uint64_t marks = 0;
  for (std::size_t i = 0; i < catalog.marks.ranked.size(); ++i) {
    if (catalog.marks.ranked[i] == 0) marks |= std::uint64_t{1} << i;
  }
  return marks;
}

}  // namespace steelyard
