// golden.h -- the cases of a golden file.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "base/json.h"

namespace steelyard::test {

// The document of tests/golden/<name>.json; a failure where there is none, or it holds no case.
inline Json golden(const std::string& name) {
  const std::string path = std::string(STEELYARD_SOURCE) + "/tests/golden/" + name + ".json";
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  const auto cases = read_json(text.str());
  EXPECT_TRUE(cases && !cases->empty()) << path;
  return cases ? *cases : Json();
}

}  // namespace steelyard::test
