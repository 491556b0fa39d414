// number_text.cpp -- three functions of the C library that the JSON reader and Embind call, written small for a module
// that is downloaded: the library's own strtod computes in 128-bit long doubles and its printf knows every format, 5 kB
// of brotli for one use each. CMakeLists.txt has the linker put these in their place (--wrap).
#include <rapidjson/internal/strtod.h>

#include <algorithm>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

namespace {

constexpr char kDigits[] = "0123456789ABCDEF";

constexpr int kLeastMagnitude = -324;  // half of the least double is 2.5e-324

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

extern "C" {

// The double nearest to a JSON number (RFC 8259), correctly rounded like the C library's; `end`: where it ends.
double __wrap_strtod(const char* text, char** end) {
  const bool negative = *text == '-';
  if (negative) ++text;
  std::string digits;
  int places = 0;
  double significand = 0;
  bool fraction = false;
  for (; is_digit(*text) || (*text == '.' && !fraction); ++text) {
    if (*text == '.') {
      fraction = true;
      continue;
    }
    digits += *text;
    significand = significand * 10 + (*text - '0');
    if (fraction) ++places;
  }
  int exponent = 0;
  if (*text == 'e' || *text == 'E') {
    ++text;
    const bool below = *text == '-';
    if (*text == '-' || *text == '+') ++text;
    // Beyond any double; more would only overflow the count.
    for (; is_digit(*text); ++text) exponent = std::min(exponent * 10 + (*text - '0'), 100'000);
    if (below) exponent = -exponent;
  }
  if (end != nullptr) *end = const_cast<char*>(text);
  const std::size_t first = digits.find_first_not_of('0');
  if (first == std::string::npos) return negative ? -0.0 : 0.0;
  // The place of the first digit: RapidJSON's powers of ten end where doubles do.
  const int magnitude = static_cast<int>(digits.size() - first) - places + exponent;
  double size = 0;
  if (magnitude > std::numeric_limits<double>::max_exponent10 + 1) {
    size = std::numeric_limits<double>::infinity();
  } else if (magnitude > kLeastMagnitude) {
    size = rapidjson::internal::StrtodFullPrecision(significand, exponent - places, digits.data(), digits.size(),
                                                    digits.size() - static_cast<std::size_t>(places), exponent);
  }
  return negative ? -size : size;
}

// Writes "<U+001F>", the one text that the JSON reader formats: a control character in what it could not read.
int __wrap_snprintf(char* out, std::size_t size, const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  const unsigned character = va_arg(arguments, unsigned);
  va_end(arguments);
  const std::string text = std::string("<U+00") + kDigits[character >> 4 & 15] + kDigits[character & 15] + ">";
  if (size > 0) out[text.copy(out, size - 1)] = '\0';
  return static_cast<int>(text.size());
}

// Writes an address: what Embind calls a type that JavaScript does not know.
int __wrap_siprintf(char* out, const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  auto address = reinterpret_cast<std::uintptr_t>(va_arg(arguments, const void*));
  va_end(arguments);
  std::string text;
  for (; address != 0; address >>= 4) text.insert(text.begin(), kDigits[address & 15]);
  out[text.copy(out, text.size())] = '\0';
  return static_cast<int>(text.size());
}

}  // extern "C"
