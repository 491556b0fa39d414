#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_benchmarks(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "benchmarks.json");
  if (!document.present()) return;
  for (const Member& benchmark : document.allow({"benchmarks"})["benchmarks"].elements()) {
    benchmark.allow({"id", "name"});
    const Cell id = benchmark["id"].cell();
    id.define(data.benchmark_names);
    data.benchmarks.push_back({id.text(), benchmark["name"].cell().required()});
  }
  data.benchmark_names.set_complete(true);
}

}  // namespace steelyard
