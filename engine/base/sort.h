// sort.h -- sorting where code size counts more than speed.
#pragma once

#include <algorithm>
#include <functional>

namespace steelyard {

// Sorts a range of hundreds, once a catalog or a question. Heap sort: each use of std::sort with an order of its own
// costs the page a kilobyte and a half.
template <class Range, class Less = std::less<>>
void sort_compactly(Range& range, Less less = {}) {
  std::partial_sort(range.begin(), range.end(), range.end(), less);
}

}  // namespace steelyard
