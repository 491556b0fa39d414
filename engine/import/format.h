// format.h -- the formats of prices that can be imported.
#pragma once

#include <cstdint>
#include <string_view>

namespace steelyard {

enum class Format : std::uint8_t {
  skypilot,  // a cloud's vms.csv of the SkyPilot catalog
  gpuhunt,   // a catalog of gpuhunt as CSV
  azure,     // pages of the Azure Retail Prices API, JSON
  aws,       // an offer file of the AWS Price List for EC2, JSON
  quote,     // our own CSV for negotiated prices
};
inline constexpr std::string_view kFormats[] = {"skypilot", "gpuhunt", "azure", "aws", "quote"};
constexpr std::string_view name(Format v) { return kFormats[static_cast<std::size_t>(v)]; }

constexpr bool is_json(Format format) { return format == Format::azure || format == Format::aws; }

}  // namespace steelyard
