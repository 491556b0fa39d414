#include "import/table.h"

#include <algorithm>
#include <cstdint>

namespace steelyard {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

// Brackets that `text` opens and does not close.
int open_brackets(std::string_view text) {
  int open = 0;
  for (const char c : text) {
    if (c == '{' || c == '[') ++open;
    if (c == '}' || c == ']') --open;
  }
  return open;
}

}  // namespace

std::string_view TableRow::operator[](std::size_t column) const {
  return at_[column] == SIZE_MAX ? std::string_view() : trimmed(cells_[at_[column]]);
}

TableReader::TableReader(Collector& to, TableFormat& format, std::string file)
    : to_(to), format_(format), file_(std::move(file)), splitter_([this](std::size_t line, auto cells) {
        if (faults_.empty()) width_ ? read_row(line, cells) : read_header(cells);
      }) {}

Errors TableReader::end() {
  const bool sound = splitter_.finish();
  // Of a file that is something else, what comes after its header is of no interest.
  if (!faults_.empty()) return std::move(faults_);
  if (sound && short_ && !splitter_.ended_with_line_end()) {
    return {{Code::truncated,
             file_ + ":" + std::to_string(short_->line),
             {{"got", std::to_string(short_->cells)}, {"wanted", std::to_string(*width_)}}}};
  }
  if (sound) {
    settle_short();
    if (!splitter_.ended_with_line_end()) to_.note(Note::no_line_end);
    return {};
  }
  const Error& fault = *splitter_.fault();
  // JSON is full of quotes: what fails before there is a header is no table at all.
  const bool quotes = fault.code == Code::bad_quote || fault.code == Code::unclosed_quote;
  if (!width_ && quotes) {
    read_header({});
    return std::move(faults_);
  }
  return {{fault.code, file_ + ":" + fault.where, fault.parameters}};
}

void TableReader::read_header(std::span<const std::string> cells) {
  std::string missing;
  for (const Column& column : format_.columns()) {
    std::size_t found = SIZE_MAX;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!same_name(trimmed(cells[i]), column.name)) continue;
      if (found != SIZE_MAX) {
        faults_.push_back({Code::duplicate_column, file_ + ":1", {{"got", std::string(column.name)}}});
      }
      found = i;
    }
    if (found == SIZE_MAX && column.required) missing.append(missing.empty() ? "" : ", ").append(column.name);
    at_.push_back(found);
  }
  width_ = cells.size();
  if (missing.empty()) return;
  faults_.push_back(
      {Code::wrong_format, file_ + ":1", {{"format", std::string(name(to_.request().format))}, {"missing", missing}}});
}

void TableReader::read_row(std::size_t line, std::span<const std::string> cells) {
  settle_short();
  const std::string place = file_ + ":" + std::to_string(line);
  if (cells.empty()) return to_.refuse(place, RefusalReason::blank_row);
  if (cells.size() < *width_) {
    short_ = {line, cells.size()};
  } else if (cells.size() == *width_) {
    format_.row(TableRow(place, cells, at_));
  } else {
    std::vector<std::string> joined(cells.begin(), cells.end());
    if (!join_commas(joined)) {
      return to_.refuse(place, RefusalReason::ragged_row,
                        {{"got", std::to_string(cells.size())}, {"wanted", std::to_string(*width_)}});
    }
    to_.note(Note::commas_joined);
    format_.row(TableRow(place, joined, at_));
  }
}

void TableReader::settle_short() {
  if (!short_) return;
  to_.refuse(file_ + ":" + std::to_string(short_->line), RefusalReason::ragged_row,
             {{"got", std::to_string(short_->cells)}, {"wanted", std::to_string(*width_)}});
  short_.reset();
}

// A row with too many cells has commas that should have been in quotes. They are put back where there is one place for
// them: inside brackets; else in the last column, if nothing is read from it; else in the one column of text that
// leaves a number wherever there should be one.
bool TableReader::join_commas(std::vector<std::string>& cells) const {
  if (join_braces(cells) && cells.size() == *width_) return numbers_are_numbers(cells);
  if (cells.size() < *width_) return false;
  std::vector<std::string> candidate = cells;
  if (column_at(*width_ - 1) == nullptr && join_at(candidate, *width_ - 1)) {
    cells = std::move(candidate);
    return true;
  }
  std::optional<std::vector<std::string>> only;
  for (std::size_t place = 0; place < *width_; ++place) {
    const Column* column = column_at(place);
    if (column != nullptr && column->kind == Column::Kind::number) continue;
    candidate = cells;
    if (!join_at(candidate, place)) continue;
    if (only) return false;
    only = std::move(candidate);
  }
  if (!only) return false;
  cells = std::move(*only);
  return true;
}

bool TableReader::join_braces(std::vector<std::string>& cells) const {
  std::vector<std::string> joined;
  int open = 0;
  for (std::string& cell : cells) {
    if (open > 0) {
      joined.back() += "," + cell;
    } else {
      joined.push_back(cell);
    }
    open += open_brackets(cell);
  }
  if (open != 0) return false;
  cells = std::move(joined);
  return true;
}

// Makes the extra cells part of the one at `place`; whether the numbers are then where they should be.
bool TableReader::join_at(std::vector<std::string>& cells, std::size_t place) const {
  const std::size_t extra = cells.size() - *width_;
  const auto first = cells.begin() + static_cast<std::ptrdiff_t>(place);
  for (std::size_t i = 1; i <= extra; ++i) *first += "," + first[static_cast<std::ptrdiff_t>(i)];
  cells.erase(first + 1, first + 1 + static_cast<std::ptrdiff_t>(extra));
  return numbers_are_numbers(cells);
}

bool TableReader::numbers_are_numbers(const std::vector<std::string>& cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Column* column = column_at(i);
    if (column == nullptr || column->kind != Column::Kind::number) continue;
    const std::string_view text = trimmed(cells[i]);
    if (!text.empty() && !Rational::from_decimal(text)) return false;
  }
  return true;
}

// The column of the format that stands at a place of the file, if there is one.
const Column* TableReader::column_at(std::size_t place) const {
  const auto found = std::find(at_.begin(), at_.end(), place);
  return found == at_.end() ? nullptr : &format_.columns()[static_cast<std::size_t>(found - at_.begin())];
}

}  // namespace steelyard
