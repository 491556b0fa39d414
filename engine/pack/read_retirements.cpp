#include "pack/member.h"
#include "pack/read.h"
#include "pack/row_marks.h"

namespace steelyard {

// A type that its vendor withdraws on a day to come can still be bought.
void read_retirements(ProviderReading& at, const Member& retired) {
  for (const Member& retirement : retired.elements()) {
    retirement.allow({"on", "source", "skus"});
    const Cell on = retirement["on"].cell();
    on.required();
    const Day day = on.day(kUnknownDay);
    retirement["source"].cell().reference(at.data.source_names);
    retirement["skus"].require();
    for (const Member& element : retirement["skus"].elements()) {
      const SkuId sku = element.cell().reference(at.skus);
      if (sku == kNone<SkuId> || day == kUnknownDay || day > at.data.date) continue;
      at.data.skus[row(sku)].marks |= mark_bit(at.data, "retired");
    }
  }
}

}  // namespace steelyard
