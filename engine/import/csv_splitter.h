// csv_splitter.h -- rows of a CSV file (RFC 4180) as its bytes come in, in chunks of any size.
//
//   CsvSplitter splitter([&](std::size_t line, std::span<const std::string> cells) { ... });
//   while (more) splitter.feed(chunk);     // false: there is a fault, and the rest need not be read
//   splitter.finish();
//   if (splitter.fault()) ...
//
// Lines end with LF or CRLF; a byte order mark at the beginning is passed over. Cells are UTF-8 without control
// characters; a quoted one may hold line ends, which become LF.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace steelyard {

class CsvSplitter {
 public:
  // Called with the line on which the row begins, counted from 1, and its cells, none for an empty line. They hold
  // only during the call.
  using Row = std::function<void(std::size_t line, std::span<const std::string> cells)>;

  static constexpr std::size_t kMostColumns = 1'000;
  static constexpr std::size_t kLongestCell = 1 << 20;  // bytes

  explicit CsvSplitter(Row row) : row_(std::move(row)) {}

  bool feed(std::string_view chunk);
  bool finish();

  // What ended the reading; `where` is the line. Codes: utf16, bad_utf8, bad_character, bad_quote, unclosed_quote (at
  // the line where it was opened), too_many_columns, cell_too_long, empty_file.
  const std::optional<Error>& fault() const { return fault_; }
  // Whether the last row had a line end: a file that was cut off has none.
  bool ended_with_line_end() const { return state_ == State::row_begin; }

 private:
  enum class State { row_begin, cell_begin, plain, quoted, quoted_return, quote_seen, row_return };

  bool pass_mark(std::string_view& chunk, bool last);
  void take(std::string_view bytes);
  void step(char c);
  void append(std::string_view bytes);
  void end_cell();
  void end_row();
  void fail(Code code, std::size_t line, Parameters parameters = {});

  Row row_;
  std::string head_;  // the first bytes, until it is known whether they are a byte order mark
  bool past_head_ = false;
  State state_ = State::row_begin;
  std::vector<std::string> cells_;  // of this row the first `used_`; the others keep their room
  std::size_t used_ = 0;
  bool in_cell_ = false;  // whether cells_[used_] is being filled
  std::size_t line_ = 1;
  std::size_t row_line_ = 1;
  std::size_t quote_line_ = 1;
  std::optional<Error> fault_;
};

}  // namespace steelyard
