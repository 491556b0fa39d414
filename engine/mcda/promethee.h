// promethee.h -- PROMETHEE II: how much an alternative is preferred to the others, less how much they are to it.
//
// Brans, Vincke: A preference ranking organisation method, Management Science 31 (1985); Brans, Mareschal 1994. On each
// criterion the difference d of two measures, negated for a cost, gives a preference between 0 and 1; below 0 it is 0:
//
//   usual      1 if d > 0
//   ushape     1 if d > q
//   vshape     d/p, at most 1
//   level      0 up to q, 1/2 up to p, then 1
//   linear     0 up to q, (d-q)/(p-q) up to p, then 1
//   gaussian   1 - exp(-d^2 / (2 s^2))
//
// Flows are means over the other alternatives (0 if there are none), and the net flow is linear in the weights, which
// are divided by their sum. It depends on which alternatives are there: see reversal.h.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "mcda/decision.h"

namespace steelyard {

enum class Preference : std::uint8_t { usual, u_shape, v_shape, level, linear, gaussian };
inline constexpr std::string_view kPreferences[] = {"usual", "ushape", "vshape", "level", "linear", "gaussian"};

// One criterion's function. Thresholds in the criterion's unit: q is still indifferent, p wholly preferred, q <= p; s
// is where the gaussian bends. Those that a function uses: q >= 0, p > 0, s > 0.
struct PreferenceFunction {
  Preference shape = Preference::usual;
  double q = 0, p = 0, s = 0;

  double operator()(double difference) const;
};

struct Promethee {
  std::vector<double> plus, minus, net;  // one an alternative; more net flow is better
  Additive additive;                     // values are the net flows on each criterion, without scales
};

// `functions`: one a criterion. O(m^2 n).
Promethee promethee(const Decision& decision, std::span<const PreferenceFunction> functions);

}  // namespace steelyard
