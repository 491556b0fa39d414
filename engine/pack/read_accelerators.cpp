#include "pack/read.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {
    "id",      "vendor",      "name",       "form_factor", "memory_gb",   "memory_type", "memory_gb_per_s",
    "fp64",    "fp32",        "tf32",       "bf16",        "fp16",        "fp8",         "int8",
    "fp4",     "sparse_bf16", "sparse_fp8", "sparse_int8", "fp64_matrix", "link_name",   "link_gb_per_s",
    "power_w", "source",      "confidence", "note"};

}  // namespace

void read_accelerators(DataFolder& folder, Data& data) {
  const CsvTable table = read_csv(folder, "accelerators.csv", kColumns);
  for (const CsvRow& csv_row : table.rows) {
    const RowReader cells(folder, kColumns, csv_row);
    cells["id"].define(data.accelerator_names);
    data.accelerators.push_back({.id = cells["id"].text(),
                                 .vendor = cells["vendor"].required(),
                                 .name = cells["name"].required(),
                                 .memory_type = cells["memory_type"].text(),
                                 .form_factor = cells["form_factor"].one_of<FormFactor>(kFormFactors),
                                 .memory_gb = cells["memory_gb"].number(),
                                 .memory_gb_per_s = cells["memory_gb_per_s"].number(),
                                 .fp64 = cells["fp64"].number(),
                                 .fp32 = cells["fp32"].number(),
                                 .tf32 = cells["tf32"].number(),
                                 .bf16 = cells["bf16"].number(),
                                 .fp16 = cells["fp16"].number(),
                                 .fp8 = cells["fp8"].number(),
                                 .int8 = cells["int8"].number(),
                                 .fp4 = cells["fp4"].number(),
                                 .link_gb_per_s = cells["link_gb_per_s"].number(),
                                 .power_w = cells["power_w"].number(),
                                 .sparse_bf16 = cells["sparse_bf16"].number(),
                                 .sparse_fp8 = cells["sparse_fp8"].number(),
                                 .sparse_int8 = cells["sparse_int8"].number(),
                                 .fp64_matrix = cells["fp64_matrix"].number(),
                                 .source = cells["source"].reference(data.source_names),
                                 .confidence = read_confidence(cells["confidence"])});
  }
  data.accelerator_names.set_complete(table.read);
}

}  // namespace steelyard
