// roofline.h -- which of two limits holds: operations or bytes (Williams, Waterman and Patterson 2009, CACM 52(4)).
#pragma once

#include "catalog/catalog.h"

namespace steelyard {

// What a rate reaches of the dense peak; of the model's operations, that is its model FLOPS utilization. By a sparse
// peak, which is twice as high, it would be half.
inline double share_of_peak(double rate, double dense_peak) { return rate / dense_peak; }

// Operations a byte from which on the peak limits, and below which the bandwidth does.
inline double ridge_point(double peak, double bytes_per_s) { return peak / bytes_per_s; }

// Operations a second that work with so many operations a byte can reach at most; kUnknown unless both limits are
// known.
inline double attainable(double peak, double bytes_per_s, double operations_per_byte) {
  const double by_bytes = operations_per_byte * bytes_per_s;
  if (!is_known(peak) || !is_known(by_bytes)) return kUnknown;
  return peak < by_bytes ? peak : by_bytes;
}

}  // namespace steelyard
