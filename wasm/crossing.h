// crossing.h -- what both modules need to hand bytes and text over to JavaScript and back.
#pragma once

#include <emscripten/val.h>

#include <string>
#include <vector>

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

// The bytes of a Uint8Array, moved in one step.
inline std::string read(const emscripten::val& bytes) {
  std::string text(bytes["length"].as<std::size_t>(), '\0');
  emscripten::val(emscripten::typed_memory_view(text.size(), reinterpret_cast<unsigned char*>(text.data())))
      .call<void>("set", bytes);
  return text;
}

// A text as a JavaScript string. Embind's own way looks at every byte; the browser's decoder is several times faster.
inline emscripten::val to_string(const std::string& text) {
  static const emscripten::val decoder = emscripten::val::global("TextDecoder").new_();
  return decoder.call<emscripten::val>(
      "decode", emscripten::typed_memory_view(text.size(), reinterpret_cast<const unsigned char*>(text.data())));
}

}  // namespace crossing
