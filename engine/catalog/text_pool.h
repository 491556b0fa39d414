// text_pool.h -- filling a catalog's texts, each once.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "catalog/catalog.h"

namespace steelyard {

class TextPool {
 public:
  TextPool() { add(""); }

  // The id of `text`, which joins the pool unless it is there.
  TextId add(std::string_view text) {
    const auto [place, is_new] = ids_.try_emplace(std::string(text), id_of<TextId>(ids_.size()));
    if (is_new) {
      texts_.bytes += text;
      texts_.begin.push_back(static_cast<std::uint32_t>(texts_.bytes.size()));
    }
    return place->second;
  }

  const Texts& texts() const { return texts_; }

 private:
  Texts texts_{.bytes = {}, .begin = {0}};
  std::unordered_map<std::string, TextId> ids_;
};

}  // namespace steelyard
