// named_model.h -- a model that a job can name instead of spelling it out.
#pragma once

#include <string>

#include "fit/transformer.h"

namespace steelyard {

struct NamedModel {
  std::string id;  // "llama-3.1-70b"
  Transformer model;
};

}  // namespace steelyard
