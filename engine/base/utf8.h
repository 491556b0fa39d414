// utf8.h -- telling UTF-8 from other bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace steelyard {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// Length of the UTF-8 sequence that `text`, which is not empty, begins with (RFC 3629: shortest form, no surrogates, to
// U+10FFFF); 0: none.
std::size_t utf8_length(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace steelyard
