#include "pack/csv.h"

#include <algorithm>
#include <optional>

#include "import/csv_splitter.h"

namespace steelyard {
namespace {

struct Record {
  std::size_t line;  // on which it begins
  std::vector<std::string> cells;
};

// Nothing if the file is no CSV.
std::optional<std::vector<Record>> parse(DataFolder& folder, const TextFile& file) {
  std::vector<Record> records;
  if (file.text.empty()) return records;
  CsvSplitter splitter([&](std::size_t line, std::span<const std::string> cells) {
    records.push_back({line, {cells.begin(), cells.end()}});
  });
  splitter.feed(file.text);
  splitter.finish();
  if (const auto& fault = splitter.fault()) {
    folder.fault(fault->code, file.name + ":" + fault->where, fault->parameters);
    return std::nullopt;
  }
  return records;
}

std::string joined(std::span<const std::string_view> columns) {
  std::string text;
  for (const std::string_view column : columns) text.append(text.empty() ? "" : ",").append(column);
  return text;
}

// For each wanted column its place in the header, which is beyond its end for one that it may lack; empty after a
// fault.
std::vector<std::size_t> places_of(DataFolder& folder, const std::string& where, const std::vector<std::string>& header,
                                   std::span<const std::string_view> columns,
                                   std::span<const std::string_view> may_lack) {
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
    const bool needed = std::find(may_lack.begin(), may_lack.end(), column) == may_lack.end();
    if (at == header.end() && needed) folder.fault(Code::missing_column, where, {{"column", std::string(column)}});
    places.push_back(static_cast<std::size_t>(at - header.begin()));
  }
  if (folder.faults.size() != faults) places.clear();
  return places;
}

// Adds the rows of one file; false if it or its header cannot be read.
bool add_rows(DataFolder& folder, const TextFile& file, std::span<const std::string_view> columns,
              std::span<const std::string_view> may_lack, bool imported, CsvTable& table) {
  if (!file.read) return false;
  const std::optional<std::vector<Record>> records = parse(folder, file);
  if (!records) return false;
  const std::vector<std::string> header = records->empty() ? std::vector<std::string>() : records->front().cells;
  const std::vector<std::size_t> places = places_of(folder, file.name + ":1", header, columns, may_lack);
  if (places.empty()) return false;
  for (std::size_t i = 1; i < records->size(); ++i) {
    const Record& record = (*records)[i];
    std::string where = file.name + ":" + std::to_string(record.line);
    if (record.cells.size() != header.size()) {
      folder.fault(Code::ragged_row, where,
                   {{"got", std::to_string(record.cells.size())}, {"wanted", std::to_string(header.size())}});
      continue;
    }
    std::vector<std::string> cells;
    for (const std::size_t place : places) cells.push_back(place < header.size() ? record.cells[place] : "");
    table.rows.push_back({std::move(where), std::move(cells), imported});
  }
  return true;
}

}  // namespace

CsvTable read_csv(DataFolder& folder, const std::string& name, std::span<const std::string_view> columns,
                  std::span<const std::string_view> may_lack) {
  CsvTable table;
  const std::vector<std::string> imports = imports_with(folder, name);
  // A provider may be there only because it was imported.
  const bool only_imported = !imports.empty() && !is_in_data(folder, name.substr(0, name.rfind('/')));
  table.read = only_imported || add_rows(folder, read_text_file(folder, name), columns, may_lack, false, table);
  for (const std::string& import : imports) {
    const bool read = add_rows(folder, read_imported_file(folder, import, name), columns, may_lack, true, table);
    table.read = table.read && read;
  }
  return table;
}

}  // namespace steelyard
