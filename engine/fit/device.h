// device.h -- one accelerator as far as a job's memory, time and energy depend on it.
#pragma once

#include "catalog/catalog.h"
#include "fit/precision.h"

namespace steelyard {

inline constexpr double kTera = 1e12;

// Rates are dense, in operations a second: a sparse rate counts products with zeros that nobody computes. What no
// source says is kUnknown, and no precision's rate stands for another's.
struct Device {
  double memory_bytes = kUnknown;
  double bytes_per_s = kUnknown;
  double fp32 = kUnknown, bf16 = kUnknown, fp16 = kUnknown, fp8 = kUnknown, int8 = kUnknown;
  // The highest rate that a product of matrices was measured to reach: a ceiling below the peak.
  double measured_16_bit = kUnknown, measured_fp8 = kUnknown;
  double power_w = kUnknown;  // thermal design power
  bool trained_on = false;    // whether training was measured on it (kUtilization in train.h): the NVIDIA H100 SXM

  // The dense peak for weights in that precision; of int4 the one of 16 bits, which they are unpacked to.
  double peak(Precision weights) const;
  // The peak, or what was measured where that is less.
  double ceiling(Precision weights) const;
};

// What the catalog knows; it has no measured products.
Device device_of(const Catalog& catalog, AcceleratorId accelerator);

}  // namespace steelyard
