#include <algorithm>

#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_snapshot_date(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "snapshot.json");
  if (!document.present()) return;
  const Cell date = document.allow({"date"})["date"].cell();
  date.required();
  data.date = date.day(kUnknownDay);
  // Imported prices may be newer: then the snapshot is of the newest one's day.
  for (const std::string& import : imports_with(folder, "snapshot.json")) {
    const Day day = Member::imported(folder, import, "snapshot.json").allow({"date"})["date"].cell().day(kUnknownDay);
    data.date = std::max(data.date, day);
  }
}

}  // namespace steelyard
