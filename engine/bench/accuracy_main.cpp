// steelyard_accuracy SNAPSHOT -- how right the predicted times are: what the measured results make of each other.
#include <cstdio>
#include <string>

#include "catalog/snapshot.h"
#include "report/accuracy.h"

int main(int argc, char** argv) {
  if (argc != 2) return 64;
  std::FILE* in = std::fopen(argv[1], "rb");
  if (in == nullptr) return 2;
  std::string bytes;
  char block[1 << 16];
  for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, in)) > 0;) bytes.append(block, got);
  std::fclose(in);
  const auto catalog = steelyard::open_snapshot(bytes);
  if (!catalog) return 2;
  const auto predictions = steelyard::predict_left_out(*catalog);
  std::fputs(steelyard::write_accuracy(*catalog, predictions).c_str(), stdout);
  std::printf("\n%.1f %% of left-out rows within bounds\n", steelyard::percent_within(predictions));
}
