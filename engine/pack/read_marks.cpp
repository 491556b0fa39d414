#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {
namespace {

// An offer's marks are bits of one 64-bit column.
constexpr std::size_t kMostMarks = 64;

}  // namespace

void read_marks(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "marks.json");
  if (!document.present()) return;
  for (const Member& mark : document.allow({"marks"})["marks"].elements()) {
    mark.allow({"id", "ranked", "of_amount"});
    if (data.marks.size() == kMostMarks) {
      mark.fault(Code::too_many, {{"field", "marks"}, {"max", std::to_string(kMostMarks)}});
      return;
    }
    const Cell id = mark["id"].cell();
    id.define(data.mark_names);
    mark["ranked"].require();
    data.marks.push_back({id.text(), mark["ranked"].boolean(false), mark["of_amount"].boolean(false)});
  }
  data.mark_names.set_complete(true);
}

}  // namespace steelyard
