// transformer.h -- a language model as far as memory and time depend on it.
#pragma once

#include "catalog/catalog.h"

namespace steelyard {

// What is not known is kUnknown, and so is everything that needs it. Counts are whole numbers in doubles, which hold
// them exactly: products of them pass 63 bits.
struct Transformer {
  double parameters = kUnknown;         // all of them: what memory holds
  double active_parameters = kUnknown;  // of them, what one token passes through; kUnknown in a model that is dense
  double layers = kUnknown;
  double hidden_size = kUnknown;
  double heads = kUnknown;     // of attention, of queries
  double kv_heads = kUnknown;  // of keys and values: fewer with grouped queries (Ainslie et al. 2023, arXiv 2305.13245)
  double head_dim = kUnknown;
  double vocabulary = kUnknown;
};

// The parameters that one token passes through.
inline double active_parameters(const Transformer& model) {
  return is_known(model.active_parameters) ? model.active_parameters : model.parameters;
}

}  // namespace steelyard
