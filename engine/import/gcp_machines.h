// gcp_machines.h -- which machine types of Google Cloud come with which accelerators.
#pragma once

#include <cstdint>
#include <string_view>

namespace steelyard {

// cloud.google.com/compute/docs/accelerator-optimized-machines; the names of accelerators are SkyPilot's.
struct GcpMachine {
  std::string_view type, accelerator;
  std::int64_t count;
  bool on_demand;  // false: sold as spot or flexible start only
};
inline constexpr GcpMachine kGcpMachines[] = {
    {"a2-highgpu-1g", "A100", 1, true},       {"a2-highgpu-2g", "A100", 2, true},
    {"a2-highgpu-4g", "A100", 4, true},       {"a2-highgpu-8g", "A100", 8, true},
    {"a2-megagpu-16g", "A100", 16, true},     {"a2-ultragpu-1g", "A100-80GB", 1, true},
    {"a2-ultragpu-2g", "A100-80GB", 2, true}, {"a2-ultragpu-4g", "A100-80GB", 4, true},
    {"a2-ultragpu-8g", "A100-80GB", 8, true}, {"a3-highgpu-1g", "H100", 1, false},
    {"a3-highgpu-2g", "H100", 2, false},      {"a3-highgpu-4g", "H100", 4, false},
    {"a3-highgpu-8g", "H100", 8, true},       {"a3-edgegpu-8g", "H100", 8, true},
    {"a3-megagpu-8g", "H100-MEGA", 8, true},  {"a3-ultragpu-8g", "H200", 8, true},
    {"a4-highgpu-8g", "B200", 8, true},       {"g2-standard-4", "L4", 1, true},
    {"g2-standard-8", "L4", 1, true},         {"g2-standard-12", "L4", 1, true},
    {"g2-standard-16", "L4", 1, true},        {"g2-standard-32", "L4", 1, true},
    {"g2-standard-24", "L4", 2, true},        {"g2-standard-48", "L4", 4, true},
    {"g2-standard-96", "L4", 8, true},
};

// The chip that a bare name of SkyPilot's means on Google Cloud, which has each in one form only: A2 machines have SXM4
// cards, N1 machines P100 PCIe and V100 SXM2 cards.
struct GcpAccelerator {
  std::string_view name, id;
};
inline constexpr GcpAccelerator kGcpAccelerators[] = {
    {"A100", "nvidia-a100-sxm4-40"},
    {"A100-80GB", "nvidia-a100-sxm4-80"},
    {"P100", "nvidia-p100-pcie-16"},
    {"V100", "nvidia-v100-sxm2-16"},
};

}  // namespace steelyard
