// csv.h -- tables of data/: RFC 4180, with a header line.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pack/text_file.h"

namespace steelyard {

struct CsvRow {
  std::string where;               // "providers/aws/offers.csv:17", the line on which the row begins
  std::vector<std::string> cells;  // in the order of the columns asked for
  bool imported = false;           // from a folder that was imported
};

struct CsvTable {
  std::vector<CsvRow> rows;
  bool read = false;  // false: the file or its header cannot be read, and `rows` says nothing
};

// The rows of file `name`, then those of the imports that have one of that name. Each must have exactly `columns`, in
// any order, but for those that it may lack, whose cells are then empty. Faults: those of read_text_file and of
// CsvSplitter, missing_column, unknown_column, duplicate_column, ragged_row (such a row is left out; a blank line is
// one).
CsvTable read_csv(DataFolder& folder, const std::string& name, std::span<const std::string_view> columns,
                  std::span<const std::string_view> may_lack = {});

}  // namespace steelyard
