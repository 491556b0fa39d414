// bits.h -- values of columns as unsigned integers and back, the same on every machine.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace steelyard {

// The unsigned integer that holds a T in a snapshot: its enumeration's, its own, or for a double the IEEE 754 bits.
template <class T>
auto to_bits(T value) {
  if constexpr (std::is_same_v<T, double>) {
    // Every machine has NaNs of its own; a snapshot knows one.
    std::uint64_t bits = 0x7ff8'0000'0000'0000;
    if (value == value) std::memcpy(&bits, &value, sizeof bits);  // libc++ 13 has no std::bit_cast
    return bits;
  } else if constexpr (std::is_enum_v<T>) {
    return to_bits(static_cast<std::underlying_type_t<T>>(value));
  } else {
    return static_cast<std::make_unsigned_t<T>>(value);
  }
}

template <class T>
using BitsOf = decltype(to_bits(T{}));

template <class T>
T from_bits(BitsOf<T> bits) {
  if constexpr (std::is_same_v<T, double>) {
    double value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  } else {
    return static_cast<T>(bits);
  }
}

}  // namespace steelyard
