// pairwise.h -- weights from pairwise judgements (the analytic hierarchy process), and how far they contradict each
// other.
//
// a_ij says how many times as important criterion i is as j; a_ji = 1/a_ij. Saaty: A scaling method for priorities in
// hierarchical structures, Journal of Mathematical Psychology 15 (1977); the geometric mean is the logarithmic
// least-squares solution: Crawford, Williams, ibid. 29 (1985). The two differ where judgements are inconsistent.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mcda/table.h"

namespace steelyard {

enum class Priority : std::uint8_t { eigenvector, geometric_mean };
inline constexpr std::string_view kPriorities[] = {"eigenvector", "geometric_mean"};

// The mean consistency index of random judgements of n criteria, n = 1 to 15 (Saaty: The Analytic Hierarchy Process,
// 1980). Other authors' tables differ in the third digit, so the ratio is given with the name of its table.
inline constexpr std::string_view kRandomIndexTable = "saaty_1980";
inline constexpr double kRandomIndex[] = {0,    0,    0.58, 0.90, 1.12, 1.24, 1.32, 1.41,
                                          1.45, 1.49, 1.51, 1.48, 1.56, 1.57, 1.59};
inline constexpr std::size_t kMostJudged = std::size(kRandomIndex);

// One judgement that departs furthest from what all the others together imply.
struct Revisit {
  std::uint32_t row, column;
  double judged;   // a_ij
  double implied;  // w_i / w_j
};

struct Judged {
  std::vector<double> weights;   // sum 1
  double lambda_max = 0;         // the mean of (A w)_i / w_i; with the eigenvector the principal eigenvalue
  double consistency_index = 0;  // (lambda_max - n) / (n - 1); 0 up to two criteria
  // consistency_index / random index; up to 0.1 is held to be consistent. 0 up to two criteria, which cannot
  // contradict.
  double consistency_ratio = 0;
  std::optional<Revisit> revisit;  // none where every judgement is implied to within a billionth
};

// `judgements`: square, at most kMostJudged, all positive and reciprocal. `random_index`: another than the table's.
// O(n^2) an iteration; at most 10,000 iterations of the power method, some ten are usual.
Judged judge_pairwise(const Table& judgements, Priority priority, std::optional<double> random_index = {});

}  // namespace steelyard
