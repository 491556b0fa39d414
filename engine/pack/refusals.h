// refusals.h -- how many faults keep a folder from being packed, by provider and reason.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.h"

namespace steelyard {

struct Refusal {
  std::string provider;  // "" for the files that all providers share
  Code code;
  std::size_t faults = 0;
};

// Sorted by provider and code; the faults add up to those given.
std::vector<Refusal> refusals(const Errors& errors);

}  // namespace steelyard
