#include "cli/columns.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace steelyard::cli {

// Two cells for East Asian wide characters (Unicode's UAX 11, the blocks in use).
std::size_t width(const std::string& text) {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) == 0x80) continue;  // inside a character
    // Three bytes and more from U+2E80 on: CJK, kana, hangul, full-width forms.
    const bool wide = byte >= 0xF0 || byte >= 0xE3 ||
                      (byte == 0xE2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) >= 0xBA);
    cells += wide ? 2 : 1;
  }
  return cells;
}

std::string pad(const std::string& text, std::size_t to, bool right) {
  const std::string space(to - std::min(to, width(text)), ' ');
  return right ? space + text : text + space;
}

std::string fixed(double value, int places) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", places, value);
  return text;
}

std::string table(const std::vector<Row>& rows, const std::vector<bool>& right) {
  std::vector<std::size_t> widths(right.size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += (i > 0 ? "  " : "") + pad(row[i], widths[i], right[i]);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace steelyard::cli
