// main.cpp -- the `steelyard` command: files in, documents out.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "answer/session.h"
#include "answer/version.h"
#include "base/json.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/pack_command.h"
#include "cli/text_table.h"
#include "question/fields.h"

namespace steelyard::cli {
namespace {

constexpr int kBadInput = 2;
constexpr int kBadUsage = 64;  // EX_USAGE of sysexits.h

int refuse(const Messages& messages, const Errors& errors) {
  for (const Error& error : errors) std::fprintf(stderr, "%s\n", messages.say(error).c_str());
  return kBadInput;
}

// The faults of a document {"errors": [...]}, back as values, to be said in the person's language.
Errors errors_of(const std::string& document) {
  Errors errors;
  const Json parsed = Json::parse(document, nullptr, false);
  for (const Json& fault : parsed["errors"]) {
    Parameters parameters;
    for (const auto& member : fault["parameters"].items()) {
      parameters.emplace_back(member.key(), member.value().get<std::string>());
    }
    const auto code = parse<Code>(kCodeNames, fault["code"].get<std::string>());
    errors.push_back({*code, fault["where"].get<std::string>(), std::move(parameters)});
  }
  return errors;
}

bool is_refusal(const std::string& document) { return document.starts_with("{\"errors\":"); }

void print(const std::string& document) {
  std::fwrite(document.data(), 1, document.size(), stdout);
  std::fputc('\n', stdout);
}

// Where the catalog is: as asked, as the environment says, or beside the command itself.
std::string catalog_path(const Arguments& arguments) {
  if (!arguments.catalog.empty()) return arguments.catalog;
  if (const char* path = std::getenv("STEELYARD_CATALOG")) return path;
  char self[4096];
  const ssize_t length = readlink("/proc/self/exe", self, sizeof self);
  const std::string command(self, length > 0 ? static_cast<std::size_t>(length) : 0);
  return command.substr(0, command.rfind('/') + 1) + "catalog.bin";
}

// Opens the catalog; its faults if it cannot be.
Errors open(Session& session, const std::string& path) {
  const Result<std::string> bytes = read_file(path);
  if (!bytes) return bytes.errors();
  const std::string opening = session.open(*bytes);
  if (!is_refusal(opening)) return {};
  Errors errors = errors_of(opening);
  for (Error& error : errors) error.where = path;
  return errors;
}

int ask(const Arguments& arguments, const Messages& messages) {
  const bool explain = arguments.command == "explain";
  Session session;
  Errors errors = open(session, catalog_path(arguments));
  if (!errors.empty()) return refuse(messages, errors);
  const Result<std::string> question = read_file(arguments.operands.back());
  if (!question) return refuse(messages, question.errors());
  const AskResult answer = session.ask(*question);
  if (!answer.ok) return refuse(messages, errors_of(answer.document));
  const std::string document = explain ? session.explain(arguments.operands.front()) : answer.document;
  if (is_refusal(document)) return refuse(messages, errors_of(document));
  if (arguments.text && !explain) {
    std::fputs(text_table(Json::parse(document, nullptr, false), messages).c_str(), stdout);
  } else {
    print(document);
  }
  return 0;
}

int fields(const Arguments& arguments, const Messages& messages) {
  if (arguments.schema) {
    print(write_schema().dump(2));
    return 0;
  }
  Session session;
  const Errors errors = open(session, catalog_path(arguments));
  if (!errors.empty()) return refuse(messages, errors);
  print(write_fields(*session.catalog()).dump(2));
  return 0;
}

int run(int argc, char** argv) {
  const std::optional<Arguments> arguments = read_arguments(argc, argv);
  if (!arguments) return kBadUsage;
  const std::optional<Messages> messages = Messages::in(arguments->language);
  if (!messages) {
    std::fprintf(stderr, "steelyard: --lang takes en or zh-Hans, got '%s'\n", arguments->language.c_str());
    return kBadUsage;
  }
  if (arguments->command == "help") {
    std::fputs(usage(), stdout);
    return 0;
  }
  if (arguments->command == "version") {
    print("steelyard " + std::string(kVersion));
    return 0;
  }
  if (arguments->command == "fields") return fields(*arguments, *messages);
  if (arguments->command == "pack") {
    const Errors errors = pack_command(*arguments);
    return errors.empty() ? 0 : refuse(*messages, errors);
  }
  return ask(*arguments, *messages);
}

}  // namespace
}  // namespace steelyard::cli

int main(int argc, char** argv) { return steelyard::cli::run(argc, argv); }
