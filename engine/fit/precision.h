// precision.h -- the numbers that weights are kept in, and those that products are computed in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace steelyard {

// int4: four bits a weight, unpacked to 16 bits for each product (weight-only quantization: Frantar et al. 2022, GPTQ,
// arXiv 2210.17323; Lin et al. 2023, AWQ, arXiv 2306.00978). The scales that each group of weights has besides, a few
// percent, are not counted. The others are computed in the numbers that they are kept in.
enum class Precision : std::uint8_t { fp32, bf16, fp16, fp8, int8, int4 };
inline constexpr std::string_view kPrecisions[] = {"fp32", "bf16", "fp16", "fp8", "int8", "int4"};
constexpr std::string_view name(Precision precision) { return kPrecisions[static_cast<std::size_t>(precision)]; }

// Bytes of one number.
constexpr double bytes_of(Precision precision) {
  constexpr double kBytes[] = {4, 2, 2, 1, 1, 0.5};
  return kBytes[static_cast<std::size_t>(precision)];
}

}  // namespace steelyard
