// snapshot.h -- a catalog as bytes, and back.
//
//   std::string bytes = *write_snapshot(catalog);   // the same bytes on every machine
//   Result<Catalog> opened = open_snapshot(bytes);  // equal to `catalog`, with its hash
//
// A snapshot is a header and a body. The header (36 bytes, little endian) is the magic "STEELYRD", the format's version
// (u32), the body's length (u64) and the body's XXH3 hash (128 bits, in the canonical byte order of xxHash). The body
// is the columns in the order of columns.h: for each table its number of rows (u32), then its columns one after
// another, each value in as many bytes as its type has. Places in another table are written as the lengths between
// them.
//
// Brotli makes 87 kB of the 773 kB of 10,124 offers. Measured and not kept: the bytes of a column in planes (95 kB,
// since list prices repeat as wholes), differences for ascending columns (84 kB, too little for the code they need).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "catalog/catalog.h"

namespace steelyard {

// Grows with every change of the columns, of their order or of a vocabulary's meaning; older snapshots are refused.
inline constexpr std::uint32_t kSnapshotVersion = 4;

// Fault: snapshot_inconsistent, naming the column, when `catalog` breaks a promise of catalog.h (check.h).
Result<std::string> write_snapshot(const Catalog& catalog);

// Opens any bytes whatsoever. Faults: snapshot_not_ours, snapshot_version, snapshot_truncated (fewer or more bytes than
// the header says), snapshot_hash, snapshot_inconsistent. A catalog that opens keeps every promise of catalog.h.
Result<Catalog> open_snapshot(std::string_view bytes);

// The same into a catalog that is there: a hundred columns need not be moved. What it holds after a fault is nothing to
// rely on.
std::optional<Error> read_snapshot(std::string_view bytes, Catalog& catalog);

}  // namespace steelyard
