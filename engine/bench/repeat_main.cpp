// steelyard_repeat IN OUT OFFERS -- writes a snapshot of at least that many offers, made by repeating those of another:
// what the browser is measured with.
#include <cstdio>
#include <cstdlib>

#include "ask.h"
#include "read_bytes.h"
#include "repeated.h"

int main(int argc, char** argv) {
  if (argc != 4) return 64;
  const auto bytes = steelyard::bench::read_bytes(argv[1]);
  if (!bytes) return 2;
  const auto catalog = steelyard::open_snapshot(*bytes);
  if (!catalog) return 2;
  const auto large = steelyard::write_snapshot(
      steelyard::bench::repeated(*catalog, static_cast<std::size_t>(std::strtoul(argv[3], nullptr, 10))));
  if (!large) std::fprintf(stderr, "%s\n", steelyard::write_errors(large.errors()).c_str());
  std::FILE* out = large ? std::fopen(argv[2], "wb") : nullptr;
  if (out == nullptr) return 2;
  const bool written = std::fwrite(large->data(), 1, large->size(), out) == large->size();
  return std::fclose(out) == 0 && written ? 0 : 2;
}
