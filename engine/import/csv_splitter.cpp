#include "import/csv_splitter.h"

#include <algorithm>

#include "base/utf8.h"

namespace steelyard {
namespace {

// Bytes at the beginning that tell the encoding.
constexpr std::size_t kHead = 4;

// A byte order mark of UTF-16, or Latin text in it, in which every other byte is 0.
bool is_utf16(std::string_view head) {
  return head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff") || head.find('\0') != std::string_view::npos;
}

std::string code_point(unsigned value) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text = "U+";
  for (int shift = 12; shift >= 0; shift -= 4) text += kDigits[value >> shift & 15u];
  return text;
}

bool is_plain(char c) { return c != ',' && c != '"' && c != '\n' && c != '\r'; }

}  // namespace

bool CsvSplitter::feed(std::string_view chunk) {
  if (!fault_ && pass_mark(chunk, false)) take(chunk);
  return !fault_;
}

bool CsvSplitter::finish() {
  std::string_view nothing;
  if (!fault_ && !past_head_) {
    if (head_.empty()) {
      fail(Code::empty_file, 1);
    } else {
      pass_mark(nothing, true);
    }
  }
  if (fault_) return false;
  switch (state_) {
    case State::row_begin:
      break;
    case State::quoted:
    case State::quoted_return:
      fail(Code::unclosed_quote, quote_line_);
      break;
    case State::row_return:  // the line feed after it is missing
      fail(Code::bad_character, line_, {{"got", code_point('\r')}});
      break;
    default:
      end_cell();
      if (!fault_) row_(row_line_, {cells_.data(), used_});
  }
  return !fault_;
}

// Whether `chunk` is what follows the first bytes; those are held back until there are enough to tell.
bool CsvSplitter::pass_mark(std::string_view& chunk, bool last) {
  if (past_head_) return true;
  const std::size_t missing = std::min(kHead - head_.size(), chunk.size());
  head_ += chunk.substr(0, missing);
  chunk.remove_prefix(missing);
  if (head_.size() < kHead && !last) return false;
  past_head_ = true;
  if (is_utf16(head_)) {
    fail(Code::utf16, 1);
    return false;
  }
  std::string_view head = head_;
  if (head.starts_with(kByteOrderMark)) head.remove_prefix(kByteOrderMark.size());
  take(head);
  return true;
}

void CsvSplitter::take(std::string_view bytes) {
  while (!bytes.empty() && !fault_) {
    // Runs of ordinary characters at once; all else a character at a time.
    std::size_t run = 0;
    if (state_ == State::plain) {
      while (run < bytes.size() && is_plain(bytes[run])) ++run;
    } else if (state_ == State::quoted) {
      while (run < bytes.size() && bytes[run] != '"' && bytes[run] != '\n' && bytes[run] != '\r') ++run;
    }
    if (run > 0) {
      append(bytes.substr(0, run));
      bytes.remove_prefix(run);
    } else {
      step(bytes.front());
      bytes.remove_prefix(1);
    }
  }
}

void CsvSplitter::step(char c) {
  switch (state_) {
    case State::row_begin:
      row_line_ = line_;
      [[fallthrough]];
    case State::cell_begin:
      if (c == '"') {
        quote_line_ = line_;
        append({});
        state_ = State::quoted;
        return;
      }
      [[fallthrough]];
    case State::plain:
      if (c == ',') {
        end_cell();
        state_ = State::cell_begin;
      } else if (c == '\n') {
        end_row();
      } else if (c == '\r') {
        if (state_ != State::row_begin) end_cell();
        state_ = State::row_return;
      } else if (c == '"') {
        fail(Code::bad_quote, line_);
      } else {
        append({&c, 1});
        state_ = State::plain;
      }
      return;
    case State::quoted_return:
      // The line end in a quoted cell is LF however the file writes it.
      if (c != '\n') return fail(Code::bad_character, line_, {{"got", code_point('\r')}});
      state_ = State::quoted;
      [[fallthrough]];
    case State::quoted:
      if (c == '"') {
        state_ = State::quote_seen;
      } else if (c == '\r') {
        state_ = State::quoted_return;
      } else {
        append({&c, 1});
        ++line_;  // a line feed: what else there is comes in runs
      }
      return;
    case State::quote_seen:
      if (c == '"') {
        append({&c, 1});
        state_ = State::quoted;
      } else if (c == ',') {
        end_cell();
        state_ = State::cell_begin;
      } else if (c == '\n') {
        end_row();
      } else if (c == '\r') {
        end_cell();
        state_ = State::row_return;
      } else {
        fail(Code::bad_quote, line_);
      }
      return;
    case State::row_return:
      if (c != '\n') return fail(Code::bad_character, line_, {{"got", code_point('\r')}});
      row_(row_line_, {cells_.data(), used_});
      used_ = 0;
      ++line_;
      state_ = State::row_begin;
      return;
  }
}

void CsvSplitter::append(std::string_view bytes) {
  if (!in_cell_) {
    if (used_ == cells_.size()) cells_.emplace_back();
    cells_[used_].clear();
    in_cell_ = true;
  }
  std::string& cell = cells_[used_];
  if (cell.size() + bytes.size() > kLongestCell) {
    return fail(Code::cell_too_long, line_, {{"max", std::to_string(kLongestCell)}});
  }
  cell += bytes;
}

void CsvSplitter::end_cell() {
  append({});
  in_cell_ = false;
  for (std::string_view rest = cells_[used_]; !rest.empty() && !fault_;) {
    const std::size_t length = utf8_length(rest);
    const auto first = static_cast<unsigned char>(rest[0]);
    if (length == 0) {
      fail(Code::bad_utf8, row_line_);
    } else if ((first < 0x20 && first != '\t' && first != '\n') || first == 0x7f) {
      fail(Code::bad_character, row_line_, {{"got", code_point(first)}});
    } else if (rest.starts_with(kByteOrderMark)) {
      fail(Code::bad_character, row_line_, {{"got", code_point(0xfeff)}});
    }
    rest.remove_prefix(std::max<std::size_t>(length, 1));
  }
  if (++used_ > kMostColumns) fail(Code::too_many_columns, row_line_, {{"max", std::to_string(kMostColumns)}});
}

void CsvSplitter::end_row() {
  if (state_ != State::row_begin) end_cell();
  if (fault_) return;
  row_(row_line_, {cells_.data(), used_});
  used_ = 0;
  ++line_;
  state_ = State::row_begin;
}

void CsvSplitter::fail(Code code, std::size_t line, Parameters parameters) {
  if (!fault_) fault_ = Error{code, std::to_string(line), std::move(parameters)};
}

}  // namespace steelyard
