// parts_here.h -- what a module can do beyond a first answer: first_parts.cpp or all_parts.cpp is linked into it.
#pragma once

#include <emscripten/bind.h>

#include <span>

#include "answer/session.h"

// Which parts of a row the module can write.
std::span<const steelyard::RowPart> parts_here();

// What JavaScript constructs.
struct Session : steelyard::Session {
  Session() : steelyard::Session(parts_here()) {}
};

// Registers the methods that not every module has.
void register_more(emscripten::class_<Session>& session);
