#include "cli/arguments.h"

#include <getopt.h>

#include <cstdio>

namespace steelyard::cli {
namespace {

struct Command {
  const char* name;
  std::size_t operands;
};
constexpr Command kCommands[] = {{"ask", 1}, {"explain", 2}, {"fields", 0}, {"pack", 1}};

enum Long { kCatalog = 1000, kText, kLanguage, kSchema, kHelp, kVersion };
constexpr option kOptions[] = {
    {"catalog", required_argument, nullptr, kCatalog}, {"text", no_argument, nullptr, kText},
    {"lang", required_argument, nullptr, kLanguage},   {"schema", no_argument, nullptr, kSchema},
    {"output", required_argument, nullptr, 'o'},       {"help", no_argument, nullptr, kHelp},
    {"version", no_argument, nullptr, kVersion},       {nullptr, 0, nullptr, 0},
};

bool fits(const Arguments& arguments) {
  if (arguments.command == "help" || arguments.command == "version") return true;
  for (const Command& command : kCommands) {
    if (arguments.command != command.name) continue;
    if (arguments.operands.size() == command.operands) {
      if (arguments.command != "pack" || !arguments.output.empty()) return true;
      std::fputs("steelyard pack: -o FILE is missing: where the snapshot goes\n", stderr);
      return false;
    }
    std::fprintf(stderr, "steelyard %s: takes %zu operands, got %zu; see steelyard --help\n", command.name,
                 command.operands, arguments.operands.size());
    return false;
  }
  std::fprintf(stderr, "steelyard: no command '%s'; there are ask, explain, fields, pack; see steelyard --help\n",
               arguments.command.c_str());
  return false;
}

}  // namespace

std::optional<Arguments> read_arguments(int argc, char** argv) {
  Arguments arguments;
  for (int option = 0; (option = getopt_long(argc, argv, "o:", kOptions, nullptr)) != -1;) {
    switch (option) {
      case kCatalog:
        arguments.catalog = optarg;
        break;
      case kText:
        arguments.text = true;
        break;
      case kLanguage:
        arguments.language = optarg;
        break;
      case kSchema:
        arguments.schema = true;
        break;
      case 'o':
        arguments.output = optarg;
        break;
      case kHelp:
        arguments.command = "help";
        return arguments;
      case kVersion:
        arguments.command = "version";
        return arguments;
      default:
        return std::nullopt;  // getopt has said what is wrong
    }
  }
  if (optind == argc) {
    std::fputs("steelyard: a command is missing: ask, explain, fields, pack; see steelyard --help\n", stderr);
    return std::nullopt;
  }
  arguments.command = argv[optind];
  arguments.operands.assign(argv + optind + 1, argv + argc);
  if (!fits(arguments)) return std::nullopt;
  return arguments;
}

const char* usage() {
  return R"(steelyard weighs GPU cloud offers for one workload, and says how sure the answer is.

  steelyard ask QUESTION            the ranking, with bills and reasons, as JSON
  steelyard explain OFFER QUESTION  every reason for one offer's place, down to its sources, as JSON
  steelyard fields                  the fields of a question: defaults, limits, units, allowed values
  steelyard pack DATA -o FILE       checks the folder of catalog data and writes a snapshot of it

QUESTION is a JSON file, or - for standard input; {} asks the default question.

  --catalog FILE   the snapshot to ask; else $STEELYARD_CATALOG, else catalog.bin beside the command
  --text           a table for people instead of JSON (ask)
  --lang TAG       the language of tables and errors: en (default) or zh-Hans
  --schema         a JSON Schema instead of the list (fields)
  -o, --output     the file to write (pack)
  --help           this text
  --version        the version

Exit status: 0 answered; 2 bad input, each fault on standard error as PLACE: what is wrong; 64 bad usage.
)";
}

}  // namespace steelyard::cli
