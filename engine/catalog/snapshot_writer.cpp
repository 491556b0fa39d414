// Writing a snapshot: the columns one after another, then the header in front of them.
#include "catalog/bits.h"
#include "catalog/check.h"
#include "catalog/columns.h"
#include "catalog/snapshot.h"
#include "catalog/snapshot_header.h"

namespace steelyard {
namespace {

class Writer {
 public:
  template <class T>
  void scalar(std::string_view, T value) {
    put(to_bits(value));
  }
  void table(std::string_view, std::size_t rows) { put(static_cast<std::uint32_t>(rows)); }
  template <class T>
  void column(std::string_view, const std::vector<T>& values) {
    for (const T value : values) put(to_bits(value));
  }
  template <class T>
  void optional(std::string_view name, const std::vector<T>& values) {
    column(name, values);
  }
  void begins(std::string_view, const std::vector<std::uint32_t>& values, std::size_t) {
    for (std::size_t i = 0; i + 1 < values.size(); ++i) put(values[i + 1] - values[i]);
  }
  void bytes(std::string_view, const std::string& text) { body_ += text; }

  const std::string& body() const { return body_; }

 private:
  template <class Bits>
  void put(Bits bits) {
    append_little_endian(body_, bits);
  }

  std::string body_;
};

}  // namespace

Result<std::string> write_snapshot(const Catalog& catalog) {
  if (const std::string column = broken_column(catalog); !column.empty()) {
    return Error{Code::snapshot_inconsistent, "", {{"column", column}}};
  }
  Writer writer;
  visit_columns(catalog, writer);
  return header_of(writer.body()) + writer.body();
}

}  // namespace steelyard
