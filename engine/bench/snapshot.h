// snapshot.h -- the snapshot that is measured: STEELYARD_CATALOG names it.
#pragma once

#include <string>

namespace steelyard::bench {

// Its bytes, read once. Ends the program where there is none.
const std::string& snapshot();

}  // namespace steelyard::bench
