// parts_here.h -- which parts of a row a module can write: first_parts.cpp or all_parts.cpp is linked into it.
#pragma once

#include <span>

#include "answer/assessment.h"

std::span<const steelyard::RowPart> parts_here();
