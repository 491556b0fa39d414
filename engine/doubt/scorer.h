// scorer.h -- the scores of many alternatives at the same weights, several at a time.
#pragma once

#include <algorithm>
#include <vector>

#include "mcda/table.h"

namespace steelyard {

// Keeps the values criterion by criterion, so that the processor adds for several alternatives at once; each score is
// dot(values.row(i), weights) to the last bit.
class Scorer {
 public:
  explicit Scorer(const Table& values) : columns_(values.columns()), scores_(values.rows()) {
    for (std::size_t j = 0; j < values.columns(); ++j) {
      for (std::size_t i = 0; i < values.rows(); ++i) columns_[j].push_back(values.at(i, j));
    }
  }

  // By alternative; until the next call.
  const std::vector<double>& at(std::span<const double> weights) {
    std::fill(scores_.begin(), scores_.end(), 0.0);
    for (std::size_t j = 0; j < columns_.size(); ++j) {
      const double weight = weights[j];
      const double* column = columns_[j].data();
      double* score = scores_.data();
      for (std::size_t i = 0; i < scores_.size(); ++i) score[i] += column[i] * weight;
    }
    return scores_;
  }

 private:
  std::vector<std::vector<double>> columns_;
  std::vector<double> scores_;
};

}  // namespace steelyard
