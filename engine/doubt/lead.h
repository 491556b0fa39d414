// lead.h -- the most by which any weights put an alternative ahead of all others, and the proof that none gives more.
//
// The lead is max over w of min over k of (v_a - v_k).w, the value of a matrix game. Its linear program has a row a
// criterion and a column an alternative; columns are brought in when they are the best at the weights found so far
// (Dantzig, Wolfe 1960), which asks nothing but "who is first at w". An optimal mix of the others is the dual solution,
// and what it is worth on each criterion shows, without trusting the search, that no weights do better: this is the
// test of potential optimality of Hazen (Operations Research 34, 1986) with its certificate.
#pragma once

#include <cstdint>
#include <vector>

#include "doubt/scorer.h"

namespace steelyard {

struct MixtureShare {
  std::uint32_t alternative;
  double share;
};

struct Lead {
  double lead = 0;                // reached at `weights`; infinite if there is no other
  double bound = 0;               // no weights give more: the largest, over criteria, of the value less that of the mix
  std::vector<double> weights;    // sum 1
  std::vector<MixtureShare> mix;  // shares of others, sum 1; their mixed values are the certificate
};

// Answers for one alternative after another.
class LeadSearch {
 public:
  // `contenders`: rows of `values`, none equal to another (undominated.h).
  LeadSearch(const Table& values, std::span<const std::uint32_t> contenders);

  // Some n to 5n steps of O(cn + n^2) with c contenders are usual; stops after 2,000, and then `bound` exceeds `lead`.
  Lead find(std::uint32_t contender);

 private:
  struct Tableau;
  struct Rival {
    std::size_t place;
    double score;
  };
  // The contender, but `self`, with the largest score.
  Rival rival(std::span<const double> weights, std::size_t self);

  std::vector<std::uint32_t> contenders_;
  Table values_;  // of the contenders
  Scorer scorer_;
  double spread_;  // the largest difference on a criterion
};

}  // namespace steelyard
