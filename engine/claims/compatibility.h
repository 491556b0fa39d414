// compatibility.h -- which versions go together, as compatibility.json says it: what claims about software are held
// against.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/ids.h"
#include "pack/names.h"
#include "pack/rows.h"
#include "pack/text_file.h"

namespace steelyard {

// What a framework runs on.
enum class Stack : std::uint8_t { cuda, rocm, cann };
inline constexpr std::string_view kStacks[] = {"cuda", "rocm", "cann"};
inline constexpr std::string_view kStackNames[] = {"CUDA", "ROCm", "CANN"};
constexpr std::size_t kStackCount = std::size(kStacks);

// A release of a framework, or a provider's image of one, and the versions of each stack that it has.
struct Release {
  std::string framework, name, version;     // id, and the name for people
  ProviderId provider = kNone<ProviderId>;  // of an image
  std::vector<std::string> stable[kStackCount] = {}, experimental[kStackCount] = {};
  SourceId source{};
};

struct Compatibility {
  std::vector<Release> releases;
  std::vector<std::string> cann_wheels;  // versions of PyTorch that have a package for CANN
  SourceId cann_source{};
};

Compatibility read_compatibility_tables(DataFolder& folder, const Data& data, const Names<ProviderId>& providers);

// Versions by their parts: 7.14 is newer than 7.2, and 2.7 is 2.7.
std::strong_ordering compare_versions(std::string_view a, std::string_view b);
// "2.7" of "2.7.1".
std::string major_minor(std::string_view version);

}  // namespace steelyard
