// `steelyard data coverage|conflicts|outliers` and `steelyard data diff OLD NEW`: reports about the catalog itself.
#include <cstdio>

#include "catalog/snapshot.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/report_text.h"

namespace steelyard::cli {
namespace {

// The day to which ages are counted: the snapshot's, or a later one that is asked for.
Result<Day> asked_day(const Arguments& arguments, const Catalog& catalog) {
  if (!arguments.has("as-of")) return catalog.date;
  const std::string text = arguments.value("as-of");
  const std::optional<Day> day = parse_day(text);
  if (!day) return Error{Code::bad_day, "--as-of", {{"field", "as-of"}, {"got", text}}};
  if (*day < catalog.date) {
    return Error{Code::out_of_range, "--as-of", {{"got", text}, {"min", to_text(catalog.date)}, {"max", "9999-12-31"}}};
  }
  return *day;
}

Result<Catalog> read_catalog(const std::string& path) {
  const Result<std::string> bytes = read_file(path);
  if (!bytes) return bytes.errors();
  const Result<Catalog> opened = open_snapshot(*bytes);
  if (opened) return opened;
  Errors errors = opened.errors();
  for (Error& error : errors) error.where = path;
  return errors;
}

// A report in the form that was asked for.
template <class Report>
int show(const Arguments& arguments, const Messages& messages, const Catalog& catalog, const Report& report) {
  if (arguments.has("text")) {
    std::fputs(report_text(catalog, report, messages).c_str(), stdout);
  } else {
    print(to_json(catalog, report));
  }
  return 0;
}

int show_diff(const Arguments& arguments, const Messages& messages) {
  const Result<Catalog> older = read_catalog(arguments.operands[1]);
  const Result<Catalog> newer = read_catalog(arguments.operands[2]);
  if (!older) return refuse(messages, older.errors());
  if (!newer) return refuse(messages, newer.errors());
  const Diff changes = diff(*older, *newer);
  if (arguments.has("text")) {
    std::fputs(report_text(*older, *newer, changes, messages).c_str(), stdout);
  } else {
    print(to_json(*older, *newer, changes));
  }
  return 0;
}

int bad_usage(const char* why) {
  std::fprintf(stderr, "steelyard data: %s; see steelyard --help\n", why);
  return kBadUsage;
}

}  // namespace

int data_command(const Arguments& arguments, const Messages& messages) {
  const std::string& report = arguments.operands.front();
  const std::size_t files = arguments.operands.size() - 1;
  if (report == "diff") return files == 2 ? show_diff(arguments, messages) : bad_usage("diff takes two snapshots");
  if (report != "coverage" && report != "conflicts" && report != "outliers") {
    return bad_usage("the reports are coverage, conflicts, outliers and diff");
  }
  if (files != 0) return bad_usage("only diff takes files; --catalog names the snapshot");
  Session session;
  const Errors errors = open_catalog(arguments, session);
  if (!errors.empty()) return refuse(messages, errors);
  const Catalog& catalog = *session.catalog();
  const Result<Day> on = asked_day(arguments, catalog);
  if (!on) return refuse(messages, on.errors());
  if (report == "coverage") return show(arguments, messages, catalog, coverage(catalog, *on));
  if (report == "conflicts") return show(arguments, messages, catalog, conflicts(catalog, *on));
  return show(arguments, messages, catalog, review(catalog));
}

}  // namespace steelyard::cli
