// currency.h -- the currencies that ISO 4217 has codes for.
#pragma once

#include <string_view>

namespace steelyard {

// Whether the text is the code of a currency in use: a slip of one letter is mostly none.
bool is_currency(std::string_view code);

}  // namespace steelyard
