#include "pack/read.h"

namespace steelyard {

Data read_data(DataFolder& folder) {
  Data data;
  read_snapshot_date(folder, data);
  read_sources(folder, data);
  read_marks(folder, data);
  read_rates(folder, data);
  read_facts(folder, data);
  read_criteria(folder, data);
  read_benchmarks(folder, data);
  read_accelerators(folder, data);
  read_aliases(folder, data);
  for (const std::string& id : folders_in(folder, "providers")) read_provider(folder, data, id);
  read_measurements(folder, data);
  return data;
}

}  // namespace steelyard
