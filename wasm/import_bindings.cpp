// import_bindings.cpp -- reading a person's own files of prices, as a JavaScript class in a module of its own: the page
// fetches it when there is such a file. Bytes go in, a snapshot that holds those prices too comes out.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <vector>

#include "answer/answer.h"
#include "base/json.h"
#include "catalog/snapshot.h"
#include "crossing.h"
#include "import/import.h"
#include "import/merge.h"
#include "import/write_outcome.h"

namespace {

using crossing::to_string;
using emscripten::val;
using namespace steelyard;

// {"format": "skypilot", "provider": "lambda", "currency": "USD", "as_of": "2026-11-30"}; what the files say is "".
Result<ImportRequest> read_request(const std::string& text) {
  const Result<Json> document = read_json(text);
  if (!document) return document.errors();
  Errors errors;
  const auto member = [&](const char* name) {
    const auto found = document->find(name);
    if (found != document->end() && found->is_string()) return found->get<std::string>();
    errors.push_back({Code::missing_field, pointer_step(name), {{"field", name}}});
    return std::string();
  };
  const std::string format_name = member("format");
  const std::optional<Format> format = parse<Format>(kFormats, format_name);
  if (!format) errors.push_back({Code::unknown_value, "/format", {{"got", format_name}, {"nearest", ""}}});
  ImportRequest request{format.value_or(Format{}), member("provider"), member("currency")};
  const std::string as_of = member("as_of");
  const std::optional<Day> day = parse_day(as_of);
  if (!day && !as_of.empty()) errors.push_back({Code::bad_day, "/as_of", {{"field", "as_of"}, {"got", as_of}}});
  request.as_of = day.value_or(kUnknownDay);
  if (!errors.empty()) return errors;
  return request;
}

class FileImport {
 public:
  val open(const val& snapshot, const std::string& request) {
    Result<Catalog> opened = open_snapshot(crossing::Bytes(snapshot).view());
    if (!opened) return to_string(write_errors(opened.errors()));
    Result<ImportRequest> asked = read_request(request);
    if (!asked) return to_string(write_errors(asked.errors()));
    catalog_ = *std::move(opened);
    request_ = *std::move(asked);
    importer_ = std::make_unique<Importer>(catalog_, request_);
    const Errors errors = importer_->check();
    return errors.empty() ? val(std::string()) : to_string(write_errors(errors));
  }
  void begin(const std::string& file) {
    files_.push_back(file);
    importer_->begin(file);
  }
  bool feed(const val& bytes) { return importer_->feed(crossing::Bytes(bytes).view()); }
  bool end() { return importer_->end(); }
  double rows() const { return static_cast<double>(importer_->rows_read()); }

  val finish() {
    const Result<Imported> imported = importer_->finish();
    if (!imported) return refusal(imported.errors());
    if (imported->offers.empty()) return outcome(*imported, "");
    const Result<Catalog> merged = merge(catalog_, request_, files_, *imported);
    if (!merged) return refusal(merged.errors());
    const Result<std::string> bytes = write_snapshot(*merged);
    if (!bytes) return refusal(bytes.errors());
    return outcome(*imported, *bytes);
  }

 private:
  static val both(const std::string& document, const std::string& snapshot) {
    val result = val::object();
    result.set("document", to_string(document));
    result.set("snapshot", crossing::copy(snapshot));
    return result;
  }
  static val outcome(const Imported& imported, const std::string& snapshot) {
    return both(write_outcome(imported), snapshot);
  }
  static val refusal(const Errors& errors) { return both(write_errors(errors), ""); }

  Catalog catalog_;  // stays where it is: the importer refers to it
  ImportRequest request_;
  std::unique_ptr<Importer> importer_;
  std::vector<std::string> files_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(steelyard_import) {
  emscripten::class_<FileImport>("FileImport")
      .constructor<>()
      .function("open", &FileImport::open)
      .function("begin", &FileImport::begin)
      .function("feed", &FileImport::feed)
      .function("end", &FileImport::end)
      .function("rows", &FileImport::rows)
      .function("finish", &FileImport::finish);
}
