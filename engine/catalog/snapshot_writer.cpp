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
    std::vector<BitsOf<T>> bits;
    bits.reserve(values.size());
    for (const T value : values) bits.push_back(to_bits(value));
    planes(bits);
  }
  template <class T>
  void optional(std::string_view name, const std::vector<T>& values) {
    column(name, values);
  }
  template <class T>
  void sorted(std::string_view, const std::vector<T>& values) {
    std::vector<BitsOf<T>> steps;
    steps.reserve(values.size());
    BitsOf<T> last = 0;
    for (const T value : values) {
      steps.push_back(static_cast<BitsOf<T>>(to_bits(value) - last));
      last = to_bits(value);
    }
    planes(steps);
  }
  void begins(std::string_view, const std::vector<std::uint32_t>& values, std::size_t) {
    std::vector<std::uint32_t> lengths;
    for (std::size_t i = 0; i + 1 < values.size(); ++i) lengths.push_back(values[i + 1] - values[i]);
    planes(lengths);
  }
  void bytes(std::string_view, const std::string& text) { body_ += text; }

  const std::string& body() const { return body_; }

 private:
  template <class Bits>
  void put(Bits bits) {
    append_little_endian(body_, bits);
  }
  template <class Bits>
  void planes(const std::vector<Bits>& values) {
    for (std::size_t byte = 0; byte < sizeof(Bits); ++byte) {
      for (const Bits value : values) body_ += static_cast<char>(value >> (8 * byte) & 0xff);
    }
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
