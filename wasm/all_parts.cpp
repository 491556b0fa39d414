#include "parts/parts.h"
#include "parts_here.h"

std::span<const steelyard::RowPart> parts_here() { return steelyard::row_parts(); }
