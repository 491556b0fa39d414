// snapshot_header.h -- the 36 bytes in front of a snapshot's columns; for its writer and its reader only.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace steelyard {

inline constexpr std::string_view kSnapshotMagic = "STEELYRD";
inline constexpr std::size_t kHashBytes = 16;
inline constexpr std::size_t kHeaderBytes = kSnapshotMagic.size() + 4 + 8 + kHashBytes;

// The header for a body.
std::string header_of(std::string_view body);

// XXH3, 128 bits, in xxHash's canonical (big endian) byte order; of a body of up to 240 bytes with zeros behind it, 241
// together.
std::string hash_of(std::string_view body);

// Bytes as hexadecimal digits.
std::string to_hex(std::string_view bytes);

template <class Unsigned>
void append_little_endian(std::string& bytes, Unsigned value) {
  for (std::size_t i = 0; i < sizeof value; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
}

// The value of the first sizeof(Unsigned) bytes, which must be there.
template <class Unsigned>
Unsigned from_little_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < sizeof(Unsigned); ++i) {
    value |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  }
  return static_cast<Unsigned>(value);
}

}  // namespace steelyard
