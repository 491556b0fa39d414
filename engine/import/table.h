// table.h -- CSV formats: a file's rows by the names of its columns.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "import/collector.h"
#include "import/csv_splitter.h"

namespace steelyard {

struct Column {
  enum class Kind { text, number };
  std::string_view name;  // upper and lower case are the same
  bool required = false;
  Kind kind = Kind::text;
};

// One row. Cells are without the spaces around them; that of a column which the file lacks is "".
class TableRow {
 public:
  TableRow(std::string place, std::span<const std::string> cells, std::span<const std::size_t> at)
      : place_(std::move(place)), cells_(cells), at_(at) {}

  std::string_view operator[](std::size_t column) const;
  const std::string& place() const { return place_; }

 private:
  std::string place_;
  std::span<const std::string> cells_;
  std::span<const std::size_t> at_;
};

// What a format makes of rows.
class TableFormat {
 public:
  virtual ~TableFormat() = default;
  virtual std::span<const Column> columns() const = 0;
  // Refuses or keeps the row; a row that waits for others is refused or kept by finish().
  virtual void row(const TableRow& row) = 0;
  // After the last file.
  virtual void finish() {}
};

// Reads one file of a format.
class TableReader {
 public:
  TableReader(Collector& to, TableFormat& format, std::string file);

  bool feed(std::string_view chunk) { return splitter_.feed(chunk) && faults_.empty(); }
  // Faults: those of CsvSplitter, wrong_format (the header lacks columns), duplicate_column, truncated (the last row
  // ends before its last cell).
  Errors end();

 private:
  void read_header(std::span<const std::string> cells);
  void read_row(std::size_t line, std::span<const std::string> cells);
  void settle_short();
  bool join_commas(std::vector<std::string>& cells) const;
  bool join_braces(std::vector<std::string>& cells) const;
  bool join_at(std::vector<std::string>& cells, std::size_t column) const;
  bool numbers_are_numbers(const std::vector<std::string>& cells) const;
  const Column* column_at(std::size_t place) const;

  Collector& to_;
  TableFormat& format_;
  std::string file_;
  std::optional<std::size_t> width_;
  std::vector<std::size_t> at_;  // for each column of the format its place in the file; SIZE_MAX: it is not there
  struct ShortRow {
    std::size_t line, cells;
  };
  std::optional<ShortRow> short_;  // the last row, if it has too few cells: perhaps the file was cut off
  Errors faults_;
  CsvSplitter splitter_;
};

}  // namespace steelyard
