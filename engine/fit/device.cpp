#include "fit/device.h"

#include "fit/memory.h"

namespace steelyard {
namespace {

constexpr std::string_view kTrainedOn = "nvidia-h100-sxm5-80";

}  // namespace

double Device::peak(Precision weights) const {
  switch (weights) {
    case Precision::fp32:
      return fp32;
    case Precision::bf16:
      return bf16;
    case Precision::fp16:
      return fp16;
    case Precision::fp8:
      return fp8;
    case Precision::int8:
      return int8;
    case Precision::int4:
      return is_known(bf16) ? bf16 : fp16;
  }
  return kUnknown;
}

double Device::ceiling(Precision weights) const {
  double measured = kUnknown;
  if (weights == Precision::bf16 || weights == Precision::fp16 || weights == Precision::int4)
    measured = measured_16_bit;
  if (weights == Precision::fp8) measured = measured_fp8;
  return measured < peak(weights) ? measured : peak(weights);
}

Device device_of(const Catalog& catalog, AcceleratorId accelerator) {
  const Accelerators& all = catalog.accelerators;
  const std::size_t i = row(accelerator);
  Device device;
  device.memory_bytes = all.memory_gb[i] * kGb;
  device.bytes_per_s = all.memory_gb_per_s[i] * kGb;
  device.fp32 = all.fp32[i] * kTera;
  device.bf16 = all.bf16[i] * kTera;
  device.fp16 = all.fp16[i] * kTera;
  device.fp8 = all.fp8[i] * kTera;
  device.int8 = all.int8[i] * kTera;
  device.power_w = all.power_w[i];
  device.trained_on = catalog.text(all.id[i]) == kTrainedOn;
  return device;
}

}  // namespace steelyard
