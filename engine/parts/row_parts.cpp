#include "parts/parts.h"
#include "parts/write_row_parts.h"

namespace steelyard {

std::span<const RowPart> row_parts() {
  static constexpr RowPart kWriters[] = {
      {Part::cash_flow, write_cash_flow},
      {Part::break_even, write_break_even},
      {Part::mix, write_mix},
  };
  return kWriters;
}

}  // namespace steelyard
