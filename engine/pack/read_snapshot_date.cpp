#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_snapshot_date(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "snapshot.json");
  if (!document.present()) return;
  const Cell date = document.allow({"date"})["date"].cell();
  date.required();
  data.date = date.day(kUnknownDay);
}

}  // namespace steelyard
