#include "base/json.h"
#include "pack/measured_products.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {"accelerator", "bf16_tflops", "fp8_tflops", "source", "locator"};

// A rate at most the peak, where that is known.
double read_rate(const Cell& cell, double peak) {
  const double rate = cell.number();
  if (rate > peak) {
    cell.fault(Code::out_of_range, {{"got", cell.text()}, {"min", "0"}, {"max", number_text(peak)}});
  }
  return rate;
}

}  // namespace

std::vector<MeasuredProduct> read_measured_products(DataFolder& folder, const Data& data) {
  std::vector<MeasuredProduct> products;
  Names<AcceleratorId> once;
  for (const CsvRow& csv_row : read_csv(folder, "benchmarks/matmul.csv", kColumns).rows) {
    const RowReader cells(folder, kColumns, csv_row);
    cells["accelerator"].define(once);
    const AcceleratorId accelerator = cells["accelerator"].reference(data.accelerator_names);
    const bool known = accelerator != kNone<AcceleratorId>;
    products.push_back(
        {.accelerator = cells["accelerator"].text(),
         .bf16 = read_rate(cells["bf16_tflops"], known ? data.accelerators[row(accelerator)].bf16 : kUnknown),
         .fp8 = read_rate(cells["fp8_tflops"], known ? data.accelerators[row(accelerator)].fp8 : kUnknown),
         .source = cells["source"].reference(data.source_names),
         .locator = cells["locator"].required()});
  }
  return products;
}

}  // namespace steelyard
