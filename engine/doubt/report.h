// report.h -- all that is told of the doubt in a score that is linear in the weights, as one document.
#pragma once

#include <array>
#include <optional>

#include "base/json_fwd.h"
#include "doubt/draws.h"
#include "doubt/weight_space.h"
#include "mcda/decision.h"

namespace steelyard {

// What to tell beyond the usual.
struct DoubtQuestion {
  std::optional<std::uint32_t> alternative;             // what would make it first; else the second of the ranking
  std::optional<std::vector<std::uint32_t>> order;      // of importance: the weights that keep it
  std::optional<double> radius;                         // the weights within it of the given ones (weight_space.h)
  std::optional<std::array<std::uint32_t, 3>> ternary;  // three criteria; else the first three, if there are so many
  Sampling sampling;
};

// Fields: "winner"; "weight_space"; "can_win" (weights, or shares of others that prove that it cannot), "beats_winner"
// (share of weights, by alternative; null for the winner itself) and "beats" (all pairs, up to kMostPairs
// alternatives); "weight_intervals" of the winner; "first_rank"; "rank_acceptability" (up to kMostPairs); "to_be_first"
// of one alternative; "ternary". Alternatives and criteria are places from 0. `weights`: sum 1. At most 50 ms for 4,000
// alternatives on 6 criteria, of random values; what each part grows with is in its header.
Json doubt_report(const Additive& additive, const std::vector<double>& weights, std::uint32_t winner,
                  std::uint32_t second, const DoubtQuestion& question);
inline constexpr std::size_t kMostPairs = 50;

}  // namespace steelyard
