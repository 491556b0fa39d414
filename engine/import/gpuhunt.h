// gpuhunt.h -- a catalog of gpuhunt (github.com/dstackai/gpuhunt) as CSV: one price a row, spot or not.
#pragma once

#include "import/table.h"

namespace steelyard {

class GpuhuntFormat final : public TableFormat {
 public:
  explicit GpuhuntFormat(Collector& to) : to_(to) {}
  std::span<const Column> columns() const override;
  void row(const TableRow& row) override;

 private:
  Collector& to_;
};

}  // namespace steelyard
