// result.h -- a value, or every reason why there is none. Nothing in the engine throws.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/code.h"

namespace steelyard {

// What a sentence about a code needs: names and values, in the order in which they are worth reading.
using Parameters = std::vector<std::pair<std::string, std::string>>;

// One fault of an input, for a machine and, through data/messages, for a person in their language.
struct Error {
  Code code;
  std::string where;  // JSON pointer ("" is the whole document), or file:line
  Parameters parameters;
};

using Errors = std::vector<Error>;

// Either a T or at least one Error; a reader reports all faults it can see, not the first.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Errors errors) : state_(std::in_place_index<1>, std::move(errors)) {}
  Result(Error error) : state_(std::in_place_index<1>, Errors{std::move(error)}) {}

  explicit operator bool() const noexcept { return state_.index() == 0; }
  const T& operator*() const& noexcept { return *std::get_if<0>(&state_); }
  T& operator*() & noexcept { return *std::get_if<0>(&state_); }
  T&& operator*() && noexcept { return std::move(*std::get_if<0>(&state_)); }
  const T* operator->() const noexcept { return std::get_if<0>(&state_); }
  const Errors& errors() const noexcept { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, Errors> state_;
};

}  // namespace steelyard
