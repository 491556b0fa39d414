#include "catalog/check.h"

#include <algorithm>

#include "catalog/bits.h"
#include "catalog/check_rows.h"
#include "catalog/columns.h"

namespace steelyard {
namespace {

// How many members each vocabulary has.
constexpr std::size_t size_of(PriceState) { return std::size(kPriceStates); }
constexpr std::size_t size_of(PurchaseOption) { return std::size(kPurchaseOptions); }
constexpr std::size_t size_of(Term) { return std::size(kTerms); }
constexpr std::size_t size_of(Payment) { return std::size(kPayments); }
constexpr std::size_t size_of(PriceBasis) { return std::size(kPriceBases); }
constexpr std::size_t size_of(FormFactor) { return std::size(kFormFactors); }
constexpr std::size_t size_of(Link) { return std::size(kLinks); }
constexpr std::size_t size_of(Fabric) { return std::size(kFabrics); }
constexpr std::size_t size_of(Ternary) { return std::size(kTernaries); }
constexpr std::size_t size_of(Confidence) { return std::size(kConfidences); }
constexpr std::size_t size_of(SourceKind) { return std::size(kSourceKinds); }
constexpr std::size_t size_of(FactState) { return std::size(kFactStates); }
constexpr std::size_t size_of(TariffKind) { return std::size(kTariffKinds); }
constexpr std::size_t size_of(VolumeUnit) { return std::size(kVolumeUnits); }
constexpr std::size_t size_of(Measure) { return std::size(kMeasures); }

// Checks every column by itself: its length, and its values by what their type says. Not inlined at a hundred columns,
// see Reader.
class ColumnChecker {
 public:
  explicit ColumnChecker(const Catalog& catalog) : catalog_(catalog) {}

  void scalar(std::string_view name, Day day) {
    if (day < kFirstDay || day > kLastDay) broken(name);
  }
  [[gnu::noinline]] void table(std::string_view name, std::size_t rows) {
    table_ = name;
    rows_ = rows;
  }
  template <class T>
  [[gnu::noinline]] void column(std::string_view name, const std::vector<T>& values) {
    if (values.size() != rows_ || !std::all_of(values.begin(), values.end(), [&](T v) { return valid(v); })) {
      broken(name);
    }
  }
  template <class Id>
  [[gnu::noinline]] void optional(std::string_view name, const std::vector<Id>& values) {
    const auto leads_somewhere = [&](Id id) { return id == kNone<Id> || valid(id); };
    if (values.size() != rows_ || !std::all_of(values.begin(), values.end(), leads_somewhere)) broken(name);
  }
  [[gnu::noinline]] void begins(std::string_view name, const std::vector<std::uint32_t>& values, std::size_t end) {
    if (values.size() != rows_ + 1 || values.front() != 0 || values.back() != end ||
        !std::is_sorted(values.begin(), values.end())) {
      broken(name);
    }
  }
  void bytes(std::string_view, const std::string&) {}

  const std::string& broken() const { return broken_; }

 private:
  // The years that the text of a day has four digits for.
  static constexpr Day kFirstDay{-719'528};  // 0000-01-01
  static constexpr Day kLastDay{2'932'896};  // 9999-12-31

  void broken(std::string_view name) {
    if (broken_.empty()) broken_ = std::string(table_) + "." + std::string(name);
  }

  bool valid(double v) const { return !is_known(v) || (v >= 0 && v <= std::numeric_limits<double>::max()); }
  bool valid(std::int64_t v) const { return v >= 0; }
  bool valid(std::int32_t v) const { return v >= 0; }
  // The only such columns are marks: no bit is none of them.
  bool valid(std::uint64_t v) const { return catalog_.marks.id.size() >= 64 || v >> catalog_.marks.id.size() == 0; }
  bool valid(std::uint32_t) const { return true; }
  bool valid(std::uint16_t) const { return true; }
  bool valid(std::uint8_t v) const { return v <= 1; }  // the only such columns say no or yes
  bool valid(Day v) const { return v == kUnknownDay || (v >= kFirstDay && v <= catalog_.date); }
  bool valid(TextId v) const { return row(v) < rows_of(catalog_.texts.begin); }
  bool valid(SourceId v) const { return row(v) < catalog_.sources.id.size(); }
  bool valid(ProviderId v) const { return row(v) < catalog_.providers.id.size(); }
  bool valid(RegionId v) const { return row(v) < catalog_.regions.code.size(); }
  bool valid(AcceleratorId v) const { return row(v) < catalog_.accelerators.id.size(); }
  bool valid(SkuId v) const { return row(v) < catalog_.skus.name.size(); }
  bool valid(OfferId v) const { return row(v) < catalog_.offers.sku.size(); }
  bool valid(FactId v) const { return row(v) < catalog_.facts.id.size(); }
  bool valid(BenchmarkId v) const { return row(v) < catalog_.benchmarks.id.size(); }
  template <class Enum>
  requires requires(Enum e) { size_of(e); }
  bool valid(Enum v) const { return to_bits(v) < size_of(v); }

  const Catalog& catalog_;
  std::string_view table_ = "catalog";
  std::size_t rows_ = 0;
  std::string broken_;
};

}  // namespace

std::string broken_column(const Catalog& catalog) {
  ColumnChecker columns(catalog);
  visit_columns(catalog, columns);
  if (!columns.broken().empty()) return columns.broken();
  return std::string(broken_row(catalog));
}

}  // namespace steelyard
