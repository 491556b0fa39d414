// imported.h -- what an import gives, whatever the format: prices, the places they hold in, and what became of each
// row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/day.h"
#include "base/rational.h"
#include "base/result.h"
#include "catalog/catalog.h"

namespace steelyard {

enum class RefusalReason : std::uint8_t {
#define STEELYARD_REFUSAL(name) name,
#include "import/refusals.def"
#undef STEELYARD_REFUSAL
};
inline constexpr std::string_view kRefusals[] = {
#define STEELYARD_REFUSAL(name) #name,
#include "import/refusals.def"
#undef STEELYARD_REFUSAL
};
constexpr std::string_view name(RefusalReason v) { return kRefusals[static_cast<std::size_t>(v)]; }

enum class Note : std::uint8_t {
#define STEELYARD_NOTE(name) name,
#include "import/notes.def"
#undef STEELYARD_NOTE
};
inline constexpr std::string_view kNotes[] = {
#define STEELYARD_NOTE(name) #name,
#include "import/notes.def"
#undef STEELYARD_NOTE
};
constexpr std::string_view name(Note v) { return kNotes[static_cast<std::size_t>(v)]; }

// The marks that an import can set, by their ids in data/marks.json.
enum class ImportMark : std::uint8_t {
  imported,
  quoted,
  host_not_included,
  multi_host_slice,
  flex_start_only,
  marketplace,
  spot_not_below_on_demand,
  region_unstated,
  memory_differs,
};
inline constexpr std::string_view kImportMarks[] = {
    "imported",        "quoted",      "host_not_included",        "multi_host_slice",
    "flex_start_only", "marketplace", "spot_not_below_on_demand", "region_unstated",
    "memory_differs"};
constexpr std::string_view name(ImportMark v) { return kImportMarks[static_cast<std::size_t>(v)]; }

// A set of marks.
class MarkSet {
 public:
  void add(ImportMark mark) { bits_ |= bit(mark); }
  bool has(ImportMark mark) const { return (bits_ & bit(mark)) != 0; }
  friend bool operator==(MarkSet, MarkSet) = default;

 private:
  static constexpr std::uint32_t bit(ImportMark mark) { return std::uint32_t{1} << static_cast<unsigned>(mark); }
  std::uint32_t bits_ = 0;
};

// One price.
struct ImportedOffer {
  std::string place;  // "vms.csv:12", or file and JSON pointer
  std::string provider, sku, region, zone;
  PurchaseOption option = PurchaseOption::on_demand;
  Term term = Term::none;
  Payment payment = Payment::none;
  Rational price;  // of an hour; 0 or more, of at most nine places; positive where there is no fee
  Rational fee;    // of a term, for each unit of the basis; 0 or more, of at most nine places
  std::string currency;
  PriceBasis basis = PriceBasis::node_hour;
  Day as_of = kUnknownDay;
  AcceleratorId accelerator = kNone<AcceleratorId>;
  Rational count;                // accelerators in one node; 0: sold by the accelerator
  double memory_gb = kUnknown;   // of one accelerator, or of the slice where the node has a fraction; nominal
  double usable_mib = kUnknown;  // of the same, where the file says less
  double vcpus = kUnknown, memory_gib = kUnknown;
  MarkSet marks;
};

// Where the file says more than a code; country and continent are "" where it does not.
struct ImportedRegion {
  std::string provider, code, name, country, continent;
};

// The first rows of each reason, to show.
struct RefusedRow {
  RefusalReason reason;
  std::string place;
  Parameters parameters;
};

// rows = kept + the sum of refused. A kept row gives at least one offer, alone or together with another row.
struct ImportCounts {
  std::size_t rows = 0, kept = 0;
  std::array<std::size_t, std::size(kRefusals)> refused{};
  std::array<std::size_t, std::size(kNotes)> noted{};
  std::array<std::size_t, std::size(kImportMarks)> marked{};  // offers
};

struct Imported {
  std::vector<ImportedOffer> offers;    // sorted by provider, sku, region, zone, option, term, payment
  std::vector<ImportedRegion> regions;  // every region of an offer, sorted by provider and code
  std::vector<RefusedRow> examples;
  ImportCounts counts;
};

}  // namespace steelyard
