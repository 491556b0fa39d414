// code.h -- the names of everything the engine can say. The list is codes.def; the sentences are in data/messages.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace steelyard {

enum class Code : std::uint16_t {
#define STEELYARD_CODE(name) name,
#include "base/codes.def"
#undef STEELYARD_CODE
};

inline constexpr std::string_view kCodeNames[] = {
#define STEELYARD_CODE(name) #name,
#include "base/codes.def"
#undef STEELYARD_CODE
};

// The code's name as documents and message catalogs spell it.
constexpr std::string_view name(Code code) { return kCodeNames[static_cast<std::size_t>(code)]; }

}  // namespace steelyard
