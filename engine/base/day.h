// day.h -- a calendar day, counted from 1970-01-01; the engine knows days only as data, never as "today".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

enum class Day : std::int32_t {};

// Stands for a date that the source does not give.
inline constexpr Day kUnknownDay{INT32_MIN};

// The day of "2026-11-30"; nothing for other text or a day that no calendar has.
std::optional<Day> parse_day(std::string_view text);

// "2026-11-30"; "" for kUnknownDay.
std::string to_text(Day day);

// Whole days from `from` to `to`.
inline std::int32_t days_between(Day from, Day to) {
  return static_cast<std::int32_t>(to) - static_cast<std::int32_t>(from);
}

}  // namespace steelyard
