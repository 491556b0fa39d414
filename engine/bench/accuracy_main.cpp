// steelyard_accuracy SNAPSHOT -- how right the predicted times are: what the measured results make of each other.
#include <cstdio>

#include "catalog/snapshot.h"
#include "read_bytes.h"
#include "report/accuracy.h"

int main(int argc, char** argv) {
  if (argc != 2) return 64;
  const auto bytes = steelyard::bench::read_bytes(argv[1]);
  if (!bytes) return 2;
  const auto catalog = steelyard::open_snapshot(*bytes);
  if (!catalog) return 2;
  const auto predictions = steelyard::predict_left_out(*catalog);
  std::fputs(steelyard::write_accuracy(*catalog, predictions).c_str(), stdout);
  std::printf("\n%.1f %% of left-out rows within bounds\n", steelyard::percent_within(predictions));
}
