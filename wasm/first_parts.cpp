#include "parts_here.h"

std::span<const steelyard::RowPart> parts_here() { return {}; }

void register_more(emscripten::class_<Session>&) {}
