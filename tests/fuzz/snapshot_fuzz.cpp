// Any bytes may be opened. The input is a list of edits to the body of a good snapshot (two bytes of place, one byte
// to put there), under a header that fits: so what is tested is not the hash but what is behind it. A snapshot that
// opens keeps the promises of catalog.h: it can be written, read back as the same, and asked.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "answer/offer_key.h"
#include "ask.h"
#include "catalog/snapshot_header.h"
#include "support/small_catalog.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string good = steelyard::test::three_clouds().snapshot().substr(steelyard::kHeaderBytes);
  std::string body = good;
  for (; size >= 3; data += 3, size -= 3) {
    const std::size_t place = std::size_t{data[0]} << 8 | data[1];
    body[place % body.size()] = static_cast<char>(data[2]);
  }
  if (size == 1) body.resize(data[0] * body.size() / 256);  // cut off

  const std::string bytes = steelyard::header_of(body) + body;
  const auto catalog = steelyard::open_snapshot(bytes);
  if (!catalog) {
    if (catalog.errors().empty()) std::abort();
    return 0;
  }
  // The bytes may differ from those read: "unknown" has one spelling when written, and any NaN when read.
  const auto written = steelyard::write_snapshot(*catalog);
  if (!written) std::abort();
  const auto again = steelyard::open_snapshot(*written);
  if (!again || *steelyard::write_snapshot(*again) != *written) std::abort();

  steelyard::Session session;
  if (!session.open(bytes) || !session.ask("{}")) std::abort();
  for (std::size_t offer = 0; offer < catalog->offer_count(); ++offer) {
    if (!session.explain(steelyard::offer_key(*catalog, steelyard::OfferId(offer)))) std::abort();
  }
  return 0;
}
