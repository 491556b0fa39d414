// pairwise_share.h -- the share of all weights with which one alternative scores at least as much as another, in closed
// form.
//
// The share of the simplex with d.w >= 0, by the recurrence of Varsi (Pacific Journal of Mathematics 46, 1973) and Ali
// (ibid. 48, 1973). Only convex combinations are formed, so nothing cancels; zeros and equal entries are harmless.
#pragma once

#include <span>

namespace steelyard {

// `a`, `b`: values of two alternatives, more is better. 1 for equal ones, so that share(a, b) + share(b, a) = 1 for all
// others. O(n^2).
double share_ahead(std::span<const double> a, std::span<const double> b);

}  // namespace steelyard
