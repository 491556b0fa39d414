// import.h -- files of prices in a public format, read as their bytes come in.
//
//   Importer importer(catalog, {.format = Format::skypilot, .provider = "lambda", .currency = "USD", .as_of = day});
//   importer.begin("vms.csv");              // a file; several may follow each other
//   while (more) importer.feed(chunk);      // of any size; false: there is a fault, the rest need not be read
//   importer.end();
//   Result<Imported> imported = importer.finish();   // every fault of every file, or what is in them
//
// A file with a fault gives nothing, nor do the others: either all is imported or nothing.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "import/collector.h"
#include "import/table.h"

namespace steelyard {

// Gives the next bytes of a file, in chunks of any size; "" at its end.
using NextChunk = std::function<std::string_view()>;

class Importer {
 public:
  // JSON that is fed is held whole before it is read, up to this size; read() has no such limit.
  static constexpr std::size_t kMostHeld = 64 << 20;

  // The catalog gives names and currencies, and must outlive the importer.
  Importer(const Catalog& catalog, ImportRequest request);
  ~Importer();

  // What the person has to say and did not, or said wrong: needs_option, bad_provider_id, bad_currency,
  // currency_without_rate, not_the_list_currency. Files need not be opened then.
  Errors check() const;

  void begin(std::string file);
  bool feed(std::string_view chunk);
  bool end();
  // A whole file, from where it is.
  bool read(std::string file, const NextChunk& next);

  std::size_t rows_read() const { return collector_.counts().rows; }
  Result<Imported> finish();

 private:
  bool read_json(const NextChunk& next);

  Collector collector_;
  std::unique_ptr<TableFormat> table_;   // of a CSV format
  std::unique_ptr<TableReader> reader_;  // of the file that is being read
  std::string file_, held_;
  Errors faults_;
};

}  // namespace steelyard
