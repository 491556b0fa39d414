// table_reader.h -- a row of a CSV table by the names of its columns.
#pragma once

#include <string>
#include <string_view>

#include "pack/cell.h"
#include "pack/csv.h"

namespace steelyard {

class RowReader {
 public:
  RowReader(DataFolder& folder, std::span<const std::string_view> columns, const CsvRow& row)
      : folder_(&folder), columns_(columns), row_(&row) {}

  // The cell of a column, which must be one of `columns`.
  Cell operator[](std::string_view column) const {
    std::size_t i = 0;
    while (columns_[i] != column) ++i;
    return {folder_, row_->where, std::string(column), row_->cells[i]};
  }
  const std::string& where() const { return row_->where; }

 private:
  DataFolder* folder_;
  std::span<const std::string_view> columns_;
  const CsvRow* row_;
};

}  // namespace steelyard
