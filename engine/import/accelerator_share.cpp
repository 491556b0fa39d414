#include <algorithm>
#include <charconv>

#include "import/accelerator_match.h"

namespace steelyard {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return result;
}

// The whole number that `text` is, from 1; or 0.
std::int64_t positive(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value > 0 ? value : 0;
}

struct TpuGeneration {
  std::string_view name, alias;
  std::int64_t cores_per_chip;    // of what the number of a slice counts
  std::int64_t chips_of_machine;  // the most that one machine has
};
constexpr TpuGeneration kTpuGenerations[] = {
    {"v2", "TPU v2", 2, 4},         {"v3", "TPU v3", 2, 4},   {"v4", "TPU v4", 2, 4},   {"v5p", "TPU v5p", 2, 4},
    {"v5litepod", "TPU v5e", 1, 8}, {"v5e", "TPU v5e", 1, 8}, {"v6e", "TPU v6e", 1, 8},
};

}  // namespace

AcceleratorShare share_of(std::string_view name) {
  std::string text = lower(name);
  if (text.starts_with("tpu-")) text.erase(0, 4);
  const std::size_t dash = text.find('-');
  for (const TpuGeneration& generation : kTpuGenerations) {
    if (dash == std::string::npos || text.substr(0, dash) != generation.name) continue;
    const std::int64_t units = positive(std::string_view(text).substr(dash + 1));
    if (units == 0) break;
    const Rational chips = Rational::of(units, generation.cores_per_chip);
    return {std::string(generation.alias), chips, chips > Rational(generation.chips_of_machine)};
  }
  // <n>g.<m>gb at the end.
  const std::size_t begin = text.find_last_of("-_ ") + 1;
  const std::string_view profile = std::string_view(text).substr(begin);
  const std::size_t g = profile.find("g.");
  if (begin > 0 && g != std::string_view::npos && profile.ends_with("gb")) {
    const std::int64_t slices = positive(profile.substr(0, g));
    const std::int64_t memory_gb = positive(profile.substr(g + 2, profile.size() - g - 4));
    if (slices >= 1 && slices <= 7 && memory_gb > 0) {
      std::string card(name.substr(0, begin - 1));
      if (lower(card).ends_with("mig")) card.resize(card.size() - 3);
      while (!card.empty() && (card.back() == '-' || card.back() == '_' || card.back() == ' ')) card.pop_back();
      return {card, Rational::of(slices, 7), false, true};
    }
  }
  return {std::string(name), Rational(1), false};
}

}  // namespace steelyard
