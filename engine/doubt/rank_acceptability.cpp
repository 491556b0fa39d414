#include "doubt/rank_acceptability.h"

#include "doubt/scorer.h"
#include "mcda/ranks.h"

namespace steelyard {

RankAcceptability rank_acceptability(const Table& values, const Sampling& sampling) {
  const std::size_t m = values.rows();
  std::vector<std::uint32_t> hits(m * m, 0);
  std::vector<double> weights(values.columns());
  Draws draws(sampling.seed);
  Scorer scorer(values);
  for (std::uint32_t draw = 0; draw < sampling.draws; ++draw) {
    draws.next(weights);
    const std::vector<std::uint32_t> rank = ranks(scorer.at(weights));
    for (std::size_t i = 0; i < m; ++i) ++hits[i * m + rank[i] - 1];
  }
  RankAcceptability result{Table(m, m), Table(m, m)};
  for (std::size_t i = 0; i < m; ++i) {
    for (std::size_t k = 0; k < m; ++k) {
      result.share.at(i, k) = static_cast<double>(hits[i * m + k]) / static_cast<double>(sampling.draws);
      result.standard_error.at(i, k) = standard_error(hits[i * m + k], sampling.draws);
    }
  }
  return result;
}

}  // namespace steelyard
