#include "pack/csv.h"

#include <csv.h>

#include <algorithm>
#include <optional>

namespace steelyard {
namespace {

struct Record {
  std::size_t line;  // on which it begins
  std::vector<std::string> cells;
};

// What libcsv calls back with, collected. It tells no lines, so the line feeds in quoted cells are counted here.
struct Collector {
  std::vector<Record> records;
  Record current{1, {}};
  std::size_t line = 1;

  static void cell(void* text, std::size_t size, void* self) {
    Collector& c = *static_cast<Collector*>(self);
    std::string value(static_cast<const char*>(text), size);
    c.line += static_cast<std::size_t>(std::count(value.begin(), value.end(), '\n'));
    c.current.cells.push_back(std::move(value));
  }
  // `terminator` is -1 at the end of a file that lacks the last line feed.
  static void row(int terminator, void* self) {
    Collector& c = *static_cast<Collector*>(self);
    if (terminator != -1 || !c.current.cells.empty()) c.records.push_back(std::move(c.current));
    ++c.line;
    c.current = {c.line, {}};
  }
};

int no_space(unsigned char) { return 0; }

// Nothing if the quotes do not match up.
std::optional<std::vector<Record>> parse(DataFolder& folder, const TextFile& file) {
  csv_parser parser;
  csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL);
  csv_set_space_func(&parser, no_space);  // RFC 4180: spaces are part of a cell
  Collector collector;
  const std::size_t parsed =
      csv_parse(&parser, file.text.data(), file.text.size(), Collector::cell, Collector::row, &collector);
  const bool sound = parsed == file.text.size() && csv_fini(&parser, Collector::cell, Collector::row, &collector) == 0;
  csv_free(&parser);
  if (!sound) {
    folder.fault(Code::bad_quote, file.name + ":" + std::to_string(collector.current.line));
    return std::nullopt;
  }
  return std::move(collector.records);
}

std::string joined(std::span<const std::string_view> columns) {
  std::string text;
  for (const std::string_view column : columns) text.append(text.empty() ? "" : ",").append(column);
  return text;
}

// For each wanted column its place in the header; empty after a fault.
std::vector<std::size_t> places_of(DataFolder& folder, const std::string& where, const std::vector<std::string>& header,
                                   std::span<const std::string_view> columns) {
  const std::size_t faults = folder.faults.size();
  for (std::size_t i = 0; i < header.size(); ++i) {
    if (std::find(columns.begin(), columns.end(), header[i]) == columns.end()) {
      folder.fault(Code::unknown_column, where, {{"got", header[i]}, {"columns", joined(columns)}});
    } else if (std::find(header.begin(), header.begin() + static_cast<std::ptrdiff_t>(i), header[i]) !=
               header.begin() + static_cast<std::ptrdiff_t>(i)) {
      folder.fault(Code::duplicate_column, where, {{"got", header[i]}});
    }
  }
  std::vector<std::size_t> places;
  for (const std::string_view column : columns) {
    const auto at = std::find(header.begin(), header.end(), column);
    if (at == header.end()) folder.fault(Code::missing_column, where, {{"column", std::string(column)}});
    places.push_back(static_cast<std::size_t>(at - header.begin()));
  }
  if (folder.faults.size() != faults) places.clear();
  return places;
}

}  // namespace

CsvTable read_csv(DataFolder& folder, const std::string& name, std::span<const std::string_view> columns) {
  CsvTable table;
  const TextFile file = read_text_file(folder, name);
  if (!file.read) return table;
  const std::optional<std::vector<Record>> records = parse(folder, file);
  if (!records) return table;
  const std::vector<std::string> header = records->empty() ? std::vector<std::string>() : records->front().cells;
  const std::vector<std::size_t> places = places_of(folder, name + ":1", header, columns);
  if (places.empty()) return table;
  for (std::size_t i = 1; i < records->size(); ++i) {
    const Record& record = (*records)[i];
    std::string where = name + ":" + std::to_string(record.line);
    if (record.cells.size() != header.size()) {
      folder.fault(Code::ragged_row, where,
                   {{"got", std::to_string(record.cells.size())}, {"wanted", std::to_string(header.size())}});
      continue;
    }
    std::vector<std::string> cells;
    for (const std::size_t place : places) cells.push_back(record.cells[place]);
    table.rows.push_back({std::move(where), std::move(cells)});
  }
  table.read = true;
  return table;
}

}  // namespace steelyard
