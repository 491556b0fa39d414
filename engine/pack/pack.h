// pack.h -- from the folder data/ to a snapshot: reads everything, checks everything, settles what rows of one thing
// say.
//
//   Result<Packed> packed = pack("data");
//   if (!packed) ...packed.errors();      // every fault, each with "file:line" or "file:/json/pointer"
//   write(packed->bytes);                 // open_snapshot() opens them
//   print(to_text(packed->report));       // what became of the rows: nothing is dropped unsaid
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "pack/report.h"
#include "pack/rows.h"
#include "pack/text_file.h"

namespace steelyard {

struct Packed {
  std::string bytes;
  Report report;
};

// `imports` are folders that `steelyard import` wrote; those in the folder's own imports/ are taken in too.
// Faults of files and rows are found all at once; those of the basket, which speaks of settled offers, once there are
// no others.
Result<Packed> pack(const std::string& folder, std::vector<std::string> imports = {});

// The same of a folder that has been read into `data` (read.h).
Result<Packed> pack(DataFolder& folder, const Data& data);

}  // namespace steelyard
