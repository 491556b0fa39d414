#include "base/json_writer.h"

#include <algorithm>
#include <cmath>

#include "base/utf8.h"

namespace steelyard {

void JsonWriter::element(std::string_view text) {
  if (is_utf8(text)) {
    writer_.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
    return;
  }
  std::string plain(text);
  std::replace_if(
      plain.begin(), plain.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }, '?');
  element(plain);
}

void JsonWriter::element(double number) { std::isfinite(number) ? writer_.Double(number) : writer_.Null(); }

}  // namespace steelyard
