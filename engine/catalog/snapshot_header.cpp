#include "catalog/snapshot_header.h"

#include <xxhash.h>

#include "catalog/snapshot.h"

namespace steelyard {

std::string header_of(std::string_view body) {
  std::string header(kSnapshotMagic);
  append_little_endian(header, kSnapshotVersion);
  append_little_endian(header, std::uint64_t{body.size()});
  return header + hash_of(body);
}

std::string hash_of(std::string_view body) {
  // XXH3 is other functions for up to so many bytes: a kilobyte of the page's download, for a catalog of nothing. They
  // are hashed with zeros behind them; the header has their length.
  constexpr std::size_t kShort = 240;
  if (body.size() <= kShort) {
    std::string padded(body);
    padded.resize(kShort + 1);
    return hash_of(padded);
  }
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(body.data(), body.size()));
  return std::string(reinterpret_cast<const char*>(canonical.digest), kHashBytes);
}

std::string to_hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

}  // namespace steelyard
