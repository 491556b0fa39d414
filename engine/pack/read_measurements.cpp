#include "pack/read.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {
    "round",        "submitter", "system",    "benchmark",       "division",    "status", "accelerator",
    "accelerators", "nodes",     "minutes",   "minutes_min",     "minutes_max", "runs",   "runs_converged",
    "interconnect", "network",   "framework", "unreadable_logs", "source",      "locator"};

enum class Division : std::uint8_t { closed, open };
constexpr std::string_view kDivisions[] = {"closed", "open"};

// MLCommons: of systems that are available, and of others. `available` is a round that does not say where.
enum class Status : std::uint8_t { available, available_on_premise, available_cloud, preview, research };
constexpr std::string_view kStatuses[] = {"available", "available_on_premise", "available_cloud", "preview",
                                          "research"};

}  // namespace

void read_measurements(DataFolder& folder, Data& data) {
  MeasurementCounts& counts = data.measurement_counts;
  const CsvTable table = read_csv(folder, "benchmarks/mlperf_training.csv", kColumns);
  for (const CsvRow& csv_row : table.rows) {
    const RowReader cells(folder, kColumns, csv_row);
    const MeasurementRow row{
        .benchmark = cells["benchmark"].reference(data.benchmark_names),
        .accelerator = cells["accelerator"].optional_reference(data.accelerator_names),
        .accelerators = cells["accelerators"].count(),
        .nodes = cells["nodes"].count(),
        .minutes = cells["minutes"].number(),
        .minutes_min = cells["minutes_min"].number(),
        .minutes_max = cells["minutes_max"].number(),
        .round = cells["round"].required(),
        .submitter = cells["submitter"].required(),
        .system = cells["system"].required(),
        .locator = cells["locator"].required(),
        .provider = data.submitter_names.find(cells["submitter"].text()).value_or(kNone<ProviderId>),
        .source = cells["source"].reference(data.source_names)};
    if (row.minutes == 0) cells["minutes"].fault(Code::not_positive, {{"got", cells["minutes"].text()}});
    if (is_known(row.minutes_min) && is_known(row.minutes_max) && row.minutes_min > row.minutes_max) {
      cells["minutes_min"].fault(Code::min_above_max,
                                 {{"min", cells["minutes_min"].text()}, {"max", cells["minutes_max"].text()}});
    }
    const auto division = cells["division"].one_of<Division>(kDivisions);
    const auto status = cells["status"].one_of<Status>(kStatuses);
    ++counts.read;
    if (division != Division::closed) {
      ++counts.open_division;
    } else if (status > Status::available_cloud) {
      ++counts.not_available;
    } else if (!is_known(row.minutes)) {
      ++counts.without_minutes;
    } else if (row.accelerator == kNone<AcceleratorId> || row.accelerators == 0 || row.nodes == 0) {
      ++counts.without_accelerator;
    } else {
      ++counts.kept;
      data.measurements.push_back(row);
    }
  }
}

}  // namespace steelyard
