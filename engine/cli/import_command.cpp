// `steelyard import`: prices from files in public formats, as a folder that `steelyard pack` takes in; the last line
// counts what became of the rows. With any fault what was there before stays.
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "base/json.h"
#include "base/nearest.h"
#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "import/import.h"
#include "import/quote.h"
#include "import/write_folder.h"

namespace steelyard::cli {
namespace {

// The name of a file without its folders, which are nobody's business.
std::string base_name(const std::string& path) {
  return path == "-" ? "standard input" : path.substr(path.rfind('/') + 1);
}

Errors read_request(const Arguments& arguments, Format format, ImportRequest& request) {
  request = {format, arguments.value("provider"), arguments.value("currency")};
  if (!arguments.has("as-of")) return {};
  const std::string text = arguments.value("as-of");
  const std::optional<Day> day = parse_day(text);
  if (!day) return {{Code::bad_day, "--as-of", {{"field", "as-of"}, {"got", text}}}};
  request.as_of = *day;
  return {};
}

// Reads the files into the importer, saying on a terminal how far it is.
Errors read_files(std::span<const std::string> paths, Importer& importer) {
  const bool terminal = isatty(STDERR_FILENO) != 0;
  for (const std::string& path : paths) {
    Input input(path);
    std::size_t chunks = 0;
    importer.read(base_name(path), [&] {
      const std::string_view chunk = input.next();
      if (terminal && ++chunks % 16 == 0) {
        std::fprintf(stderr, "\r%s: %zu MB, %zu rows", base_name(path).c_str(), input.bytes_read() >> 20,
                     importer.rows_read());
      }
      return chunk;
    });
    if (terminal && chunks >= 16) std::fputs("\r\033[K", stderr);
    // What follows a fault of the file itself is only its consequence.
    if (!input.errors().empty()) return input.errors();
  }
  return {};
}

// "no_accelerator 10900, no_price 245"
template <class Numbers>
std::string counted(const Numbers& numbers, std::span<const std::string_view> names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (numbers[i] == 0) continue;
    text.append(text.empty() ? "" : ", ").append(names[i]).append(" ").append(std::to_string(numbers[i]));
  }
  return text.empty() ? "-" : text;
}

void print_outcome(const Imported& imported, const Messages& messages) {
  const ImportCounts& counts = imported.counts;
  for (std::size_t i = 0; i < std::size(kNotes); ++i) {
    if (counts.noted[i] == 0) continue;
    print(std::to_string(counts.noted[i]) + "  " + messages.say("import.note." + std::string(kNotes[i])));
  }
  for (std::size_t i = 0; i < std::size(kRefusals); ++i) {
    if (counts.refused[i] == 0) continue;
    std::string key = "import.refused." + std::string(kRefusals[i]);
    for (const RefusedRow& example : imported.examples) {
      if (example.reason != static_cast<RefusalReason>(i)) continue;
      for (const auto& [parameter, value] : example.parameters) {
        if (parameter == "nearest" && value.empty()) key += ".none_near";
      }
      print(std::to_string(counts.refused[i]) + "  " + example.place + ": " + messages.say(key, example.parameters));
      break;
    }
  }
  const std::size_t marked =
      static_cast<std::size_t>(std::count_if(imported.offers.begin(), imported.offers.end(),
                                             [](const ImportedOffer& offer) { return !(offer.marks == MarkSet()); }));
  print(messages.say("cli.import_counts", {{"rows", std::to_string(counts.rows)},
                                           {"kept", std::to_string(counts.kept)},
                                           {"offers", std::to_string(imported.offers.size())},
                                           {"marked", std::to_string(marked)},
                                           {"marks", counted(counts.marked, kImportMarks)},
                                           {"refused", std::to_string(counts.rows - counts.kept)},
                                           {"reasons", counted(counts.refused, kRefusals)}}));
}

// Whether the folder of this import.json is an earlier import of the same.
bool is_same_import(const std::string& before, const std::vector<FolderFile>& files) {
  const Json old = Json::parse(before, nullptr, false);
  const Json now = Json::parse(files.front().text, nullptr, false);
  return old.is_object() && old.contains("format") && old.contains("providers") && old["format"] == now["format"] &&
         old["providers"] == now["providers"];
}

}  // namespace

int import_command(const Arguments& arguments, const Messages& messages) {
  const std::string& format_name = arguments.operands.front();
  const std::optional<Format> format = parse<Format>(kFormats, format_name);
  if (!format) {
    return refuse(
        messages,
        {{Code::unknown_value, "import", {{"got", format_name}, {"nearest", nearest(format_name, kFormats)}}}});
  }
  if (arguments.has("template")) {
    const bool ours = *format == Format::quote;
    if (!ours)
      return refuse(messages, {{Code::unknown_value, "--template", {{"got", format_name}, {"nearest", "quote"}}}});
    std::fputs(std::string(quote_template()).c_str(), stdout);
    return 0;
  }
  const std::span<const std::string> paths = std::span(arguments.operands).subspan(1);
  if (paths.empty() || !arguments.has("output")) {
    std::fputs("steelyard import: needs a file, and the option --output; see steelyard --help\n", stderr);
    return kBadUsage;
  }
  Session session;
  Errors errors = open_catalog(arguments, session);
  if (!errors.empty()) return refuse(messages, errors);
  ImportRequest request;
  errors = read_request(arguments, *format, request);
  if (!errors.empty()) return refuse(messages, errors);
  Importer importer(*session.catalog(), request);
  errors = importer.check();
  for (Error& error : errors) error.where = "import";
  if (errors.empty()) errors = read_files(paths, importer);
  if (!errors.empty()) return refuse(messages, errors);
  const Result<Imported> imported = importer.finish();
  if (!imported) return refuse(messages, imported.errors());
  if (imported->offers.empty()) {
    print_outcome(*imported, messages);
    return refuse(messages, {{Code::nothing_imported, base_name(paths.front()), {}}});
  }
  std::vector<std::string> names;
  for (const std::string& path : paths) names.push_back(base_name(path));
  const std::vector<FolderFile> files = write_folder(*session.catalog(), request, names, *imported);
  errors = write_files(arguments.value("output"), files,
                       [&](const std::string& before) { return is_same_import(before, files); });
  if (!errors.empty()) return refuse(messages, errors);
  print_outcome(*imported, messages);
  return 0;
}

}  // namespace steelyard::cli
