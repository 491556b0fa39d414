// cited.h -- a measured figure that estimates rest on, with its source.
#pragma once

#include <string_view>

namespace steelyard {

struct CitedFigure {
  std::string_view name;
  double value;
  std::string_view source;  // id in data/sources.json
};

}  // namespace steelyard
