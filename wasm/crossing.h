// crossing.h -- what every module needs to hand bytes and text over to JavaScript and back.
#pragma once

#include <emscripten/val.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "answer/answer.h"
#include "base/result.h"

namespace crossing {

// A column as a typed array of its own: a view on the module's memory dies when the memory grows.
template <class T>
emscripten::val copy(const std::vector<T>& column) {
  return emscripten::val(emscripten::typed_memory_view(column.size(), column.data()))
      .template call<emscripten::val>("slice");
}

// Bytes as a Uint8Array of its own.
inline emscripten::val copy(const std::string& bytes) {
  return emscripten::val(
             emscripten::typed_memory_view(bytes.size(), reinterpret_cast<const unsigned char*>(bytes.data())))
      .call<emscripten::val>("slice");
}

// The bytes of a Uint8Array, moved in one step into memory that nobody cleared before.
class Bytes {
 public:
  explicit Bytes(const emscripten::val& bytes)
      : size_(bytes["length"].as<std::size_t>()), data_(new unsigned char[size_]) {
    emscripten::val(emscripten::typed_memory_view(size_, data_.get())).call<void>("set", bytes);
  }
  std::string_view view() const { return {reinterpret_cast<const char*>(data_.get()), size_}; }

 private:
  std::size_t size_;
  std::unique_ptr<unsigned char[]> data_;
};

// A text as a JavaScript string. Embind's own way looks at every byte; the browser's decoder is several times faster.
inline emscripten::val to_string(const std::string& text) {
  static const emscripten::val decoder = emscripten::val::global("TextDecoder").new_();
  return decoder.call<emscripten::val>(
      "decode", emscripten::typed_memory_view(text.size(), reinterpret_cast<const unsigned char*>(text.data())));
}

// The document, or the document of the faults.
inline emscripten::val text_of(const steelyard::Result<std::string>& result) {
  return to_string(result ? *result : steelyard::write_errors(result.errors()));
}

}  // namespace crossing
