// messages.h -- sentences for codes, in the two languages of data/messages, which the build puts into the command.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/json.h"
#include "base/result.h"

namespace steelyard::cli {

class Messages {
 public:
  // The catalog of a language tag ("en", "zh-Hans"); nothing for another.
  static std::optional<Messages> in(std::string_view language);

  // The sentence for `key` with its {parameters} filled in; the key itself where the catalog has none.
  std::string say(const std::string& key, const Parameters& parameters = {}) const;
  // "PLACE: sentence" for a person.
  std::string say(const Error& error) const;

 private:
  explicit Messages(Json sentences) : sentences_(std::move(sentences)) {}
  Json sentences_;
};

}  // namespace steelyard::cli
