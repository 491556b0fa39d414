// Opening a snapshot: the header's four promises, the columns, then every promise of catalog.h.
#include <bit>
#include <cstring>

#include "catalog/bits.h"
#include "catalog/check.h"
#include "catalog/columns.h"
#include "catalog/snapshot.h"
#include "catalog/snapshot_header.h"

namespace steelyard {
namespace {

// Reads columns until one does not fit into the bytes that are left; from then on it reads nothing. Its functions are
// called for a hundred columns: inlined at each they would be a tenth of the page's download.
class Reader {
 public:
  explicit Reader(std::string_view body) : rest_(body) {}

  template <class T>
  void scalar(std::string_view name, T& value) {
    if (has(name, sizeof(T))) value = next<T>();
  }
  [[gnu::noinline]] void table(std::string_view name, std::size_t) {
    table_ = name;
    rows_ = has("rows", sizeof(std::uint32_t)) ? next<std::uint32_t>() : 0;
  }
  template <class T>
  [[gnu::noinline]] void column(std::string_view name, std::vector<T>& values) {
    if (!has(name, room(sizeof(T)))) return;
    values.resize(rows_);
    if constexpr (std::endian::native == std::endian::little) {
      const std::string_view column = take(rows_ * sizeof(T));
      if (!column.empty()) std::memcpy(values.data(), column.data(), column.size());
    } else {
      for (T& value : values) value = next<T>();
    }
  }
  template <class T>
  void optional(std::string_view name, std::vector<T>& values) {
    column(name, values);
  }
  [[gnu::noinline]] void begins(std::string_view name, std::vector<std::uint32_t>& values, std::size_t) {
    if (!has(name, room(sizeof(std::uint32_t)))) return;
    values.resize(rows_ + 1);
    // A sum that wraps is found afterwards: places must ascend.
    for (std::size_t i = 0; i < rows_; ++i) values[i + 1] = values[i] + next<std::uint32_t>();
  }
  void bytes(std::string_view name, std::string& text) {
    if (has(name, rows_)) text = take(rows_);
  }

  // The column that was cut off, as "table.column"; what is left over counts as one; "" if all fitted.
  std::string cut_off() const { return cut_off_.empty() && !rest_.empty() ? "end" : cut_off_; }

 private:
  // Bytes of a column; where std::size_t has 32 bits, the product would not fit.
  std::uint64_t room(std::size_t size_of_value) const { return std::uint64_t{rows_} * size_of_value; }
  bool has(std::string_view name, std::uint64_t size) {
    if (cut_off_.empty() && size > rest_.size()) cut_off_ = std::string(table_) + "." + std::string(name);
    return cut_off_.empty();
  }
  std::string_view take(std::size_t size) {
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }
  template <class T>
  T next() {
    return from_bits<T>(from_little_endian<BitsOf<T>>(take(sizeof(T))));
  }

  std::string_view rest_;
  std::string_view table_ = "catalog";
  std::size_t rows_ = 0;
  std::string cut_off_;
};

}  // namespace

std::optional<Error> read_snapshot(std::string_view bytes, Catalog& catalog) {
  if (bytes.substr(0, kSnapshotMagic.size()) != kSnapshotMagic) return Error{Code::snapshot_not_ours, "", {}};
  if (bytes.size() < kHeaderBytes) {
    return Error{Code::snapshot_truncated,
                 "",
                 {{"got", std::to_string(bytes.size())}, {"wanted", std::to_string(kHeaderBytes)}}};
  }
  std::string_view header = bytes.substr(kSnapshotMagic.size());
  const auto version = from_little_endian<std::uint32_t>(header);
  const auto length = from_little_endian<std::uint64_t>(header.substr(4));
  const std::string_view wanted_hash = header.substr(12, kHashBytes);
  const std::string_view body = bytes.substr(kHeaderBytes);
  if (version != kSnapshotVersion) {
    return Error{
        Code::snapshot_version, "", {{"got", std::to_string(version)}, {"wanted", std::to_string(kSnapshotVersion)}}};
  }
  if (length != body.size()) {
    return Error{
        Code::snapshot_truncated, "", {{"got", std::to_string(body.size())}, {"wanted", std::to_string(length)}}};
  }
  const std::string hash = hash_of(body);
  if (hash != wanted_hash) {
    return Error{Code::snapshot_hash, "", {{"got", to_hex(hash)}, {"wanted", to_hex(wanted_hash)}}};
  }
  Reader reader(body);
  visit_columns(catalog, reader);
  std::string column = reader.cut_off();
  if (column.empty()) column = broken_column(catalog);
  if (!column.empty()) return Error{Code::snapshot_inconsistent, "", {{"column", column}}};
  catalog.hash = to_hex(hash);
  return std::nullopt;
}

Result<Catalog> open_snapshot(std::string_view bytes) {
  Catalog catalog;
  if (auto fault = read_snapshot(bytes, catalog)) return *std::move(fault);
  return catalog;
}

}  // namespace steelyard
