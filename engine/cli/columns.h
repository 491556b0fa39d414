// columns.h -- text in columns for a terminal, where CJK characters are two cells wide.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace steelyard::cli {

using Row = std::vector<std::string>;

// Cells of a terminal that UTF-8 text takes.
std::size_t width(const std::string& text);

// `text` with spaces to that width: after it, or before it where it stands to the right.
std::string pad(const std::string& text, std::size_t to, bool right);

// A number with so many places.
std::string fixed(double value, int places);

// The rows as aligned lines; `right`: the columns of numbers.
std::string table(const std::vector<Row>& rows, const std::vector<bool>& right);

}  // namespace steelyard::cli
