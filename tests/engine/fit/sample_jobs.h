// sample_jobs.h -- a model and an accelerator that the tests of fit/ share.
#pragma once

#include "fit/device.h"
#include "fit/memory.h"
#include "fit/transformer.h"

namespace steelyard::test {

inline Transformer llama_70b() { return {70'553'706'496, kUnknown, 80, 8'192, 64, 8, 128, 128'256}; }

inline Device h100() {
  Device device;
  device.memory_bytes = 80 * kGb;
  device.bytes_per_s = 3'350 * kGb;
  device.bf16 = 989e12;
  device.trained_on = true;
  return device;
}

}  // namespace steelyard::test
