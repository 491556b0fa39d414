#include "base/day.h"

#include <chrono>

namespace steelyard {
namespace {

using std::chrono::day;
using std::chrono::days;
using std::chrono::month;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

// The digits of text[from, from + count) as a number, or -1.
int number(std::string_view text, std::size_t from, std::size_t count) {
  int value = 0;
  for (const char c : text.substr(from, count)) {
    if (c < '0' || c > '9') return -1;
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace

std::optional<Day> parse_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const int y = number(text, 0, 4);
  const int m = number(text, 5, 2);
  const int d = number(text, 8, 2);
  if (y < 0 || m < 0 || d < 0) return std::nullopt;
  const year_month_day date{year{y}, month{static_cast<unsigned>(m)}, day{static_cast<unsigned>(d)}};
  if (!date.ok()) return std::nullopt;
  return Day{static_cast<std::int32_t>(sys_days{date}.time_since_epoch().count())};
}

std::string to_text(Day value) {
  if (value == kUnknownDay) return "";
  const year_month_day date{sys_days{days{static_cast<std::int32_t>(value)}}};
  const auto year = static_cast<unsigned>(static_cast<int>(date.year()));
  const auto month = static_cast<unsigned>(date.month());
  const auto day = static_cast<unsigned>(date.day());
  std::string text = "0000-00-00";
  const auto put = [&text](std::size_t last, unsigned number) {
    for (; number != 0; number /= 10) text[last--] = static_cast<char>('0' + number % 10);
  };
  put(3, year);
  put(6, month);
  put(9, day);
  return text;
}

}  // namespace steelyard
