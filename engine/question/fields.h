// fields.h -- the one list of a question's fields: how each is named, what it may hold, where it is kept.
//
// Reading, writing, `steelyard fields`, the JSON Schema and the page's controls all come from this list.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "base/json_fwd.h"
#include "base/json_writer.h"
#include "catalog/catalog.h"
#include "question/question.h"

namespace steelyard {

// Where a field's allowed texts come from; `none` for fields that hold numbers or booleans.
enum class Dictionary : std::uint8_t {
  none,
  accelerators,
  benchmarks,
  providers,
  regions,
  countries,
  continents,
  options,
  links,
  fabrics,
  certificates,
  frameworks,
  currencies,
  criteria,
  parts,
  months,
};
inline constexpr std::string_view kDictionaries[] = {
    "none",  "accelerators", "benchmarks",   "providers",  "regions",    "countries", "continents", "options",
    "links", "fabrics",      "certificates", "frameworks", "currencies", "criteria",  "parts",      "months"};
constexpr std::string_view name(Dictionary d) { return kDictionaries[static_cast<std::size_t>(d)]; }

// The member of Question that keeps a field; its type is the field's type. Optional members have no default.
using Slot =
    std::variant<std::int32_t Question::*, std::optional<std::int32_t> Question::*, bool Question::*,
                 std::optional<bool> Question::*, Rational Question::*, std::optional<Rational> Question::*,
                 std::optional<BenchmarkId> Question::*, std::optional<Day> Question::*, TextId Question::*,
                 std::vector<AcceleratorId> Question::*, std::vector<ProviderId> Question::*,
                 std::vector<TextId> Question::*, std::vector<PurchaseOption> Question::*,
                 std::vector<Link> Question::*, std::vector<Fabric> Question::*, std::vector<FactId> Question::*,
                 std::vector<Part> Question::*, std::vector<OfProvider> Question::*, std::vector<ByNumber> Question::*,
                 std::vector<double> Question::*, MonthConvention Question::*>;

struct Field {
  std::string_view pointer;  // RFC 6901, its place in the document
  Slot slot;
  Dictionary values = Dictionary::none;
  double min = 0;  // of numbers; inclusive
  double max = 0;
  std::string_view unit = "";
};

std::span<const Field> question_fields();

// "integer", "number", "boolean", "text", "date", "list", "of_providers" (numbers by provider), "by_number" (numbers by
// whole numbers) or "weights": what a field's value is in the document.
std::string_view type_of(const Field& field);

// One allowed text of a dictionary and the row it stands for. Several entries of one text with different rows: the text
// is ambiguous and refused, with the candidates named.
struct Entry {
  std::string_view text;
  std::uint32_t row;
  bool alias = false;  // accepted, but not the name that documents write
};

// The texts that `dictionary` allows in this catalog, in the order to show them.
std::vector<Entry> entries(const Catalog& catalog, Dictionary dictionary);

// A field's value as a document writes it; null where it is not given.
void write_value(const Catalog& catalog, const Question& question, const Field& field, JsonWriter& json);

// The fields, for people and for the page's controls, as elements of the innermost array: pointer, type, default,
// limits, unit, values.
void write_fields(const Catalog& catalog, JsonWriter& json);

// The JSON Schema (2020-12) of a question, the same for every catalog.
Json write_schema();

}  // namespace steelyard
