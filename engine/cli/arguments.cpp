#include "cli/arguments.h"

#include <getopt.h>

#include <algorithm>
#include <cstdio>

namespace steelyard::cli {
namespace {

// Every option of every command; which command takes which is in its Usage. Letters are the short forms.
constexpr option kOptions[] = {
    {"catalog", required_argument, nullptr, 0},
    {"text", no_argument, nullptr, 0},
    {"lang", required_argument, nullptr, 0},
    {"schema", no_argument, nullptr, 0},
    {"output", required_argument, nullptr, 'o'},
    {"help", no_argument, nullptr, 0},
    {"version", no_argument, nullptr, 0},
    {"json", no_argument, nullptr, 0},
    {"as-of", required_argument, nullptr, 0},
    {"provider", required_argument, nullptr, 0},
    {"currency", required_argument, nullptr, 0},
    {"template", no_argument, nullptr, 0},
    {"loss", required_argument, nullptr, 0},
    {"doubt", no_argument, nullptr, 0},
    {nullptr, 0, nullptr, 0},
};
constexpr std::string_view kForAll = " lang help version ";

std::string names(std::span<const Usage> commands) {
  std::string list;
  for (const Usage& command : commands) list.append(list.empty() ? "" : ", ").append(command.command);
  return list;
}

bool lists(std::string_view options, const std::string& name) {
  return options.find(" " + name + " ") != std::string_view::npos;
}

// Whether the command takes what was given; a line that says what is wrong, if not.
bool fits(const Usage& usage, const Arguments& arguments) {
  const auto refuse = [&](const std::string& why) {
    std::fprintf(stderr, "steelyard %s: %s; see steelyard --help\n", arguments.command.c_str(), why.c_str());
    return false;
  };
  const std::size_t operands = arguments.operands.size();
  if (operands < usage.least_operands || operands > usage.most_operands) {
    const std::string most = usage.most_operands == usage.least_operands ? ""
                             : usage.most_operands == SIZE_MAX           ? " or more"
                                                                         : " to " + std::to_string(usage.most_operands);
    return refuse("takes " + std::to_string(usage.least_operands) + most + " operands, got " +
                  std::to_string(operands));
  }
  for (const auto& [name, value] : arguments.options) {
    if (!lists(kForAll, name) && !lists(usage.options, name)) return refuse("takes no option --" + name);
  }
  for (const option* known = kOptions; known->name != nullptr; ++known) {
    if (lists(usage.required, known->name) && !arguments.has(known->name)) {
      return refuse("needs the option --" + std::string(known->name));
    }
  }
  return true;
}

}  // namespace

std::optional<Arguments> read_arguments(int argc, char** argv, std::span<const Usage> commands) {
  Arguments arguments;
  int index = 0;
  for (int letter = 0; (letter = getopt_long(argc, argv, "o:", kOptions, &index)) != -1;) {
    if (letter == '?') return std::nullopt;  // getopt has said what is wrong
    const option* found = letter == 0 ? &kOptions[index] : nullptr;
    for (const option* known = kOptions; found == nullptr; ++known) found = known->val == letter ? known : nullptr;
    arguments.options[found->name] = optarg == nullptr ? "" : optarg;
  }
  for (const char* instead : {"help", "version"}) {
    if (!arguments.has(instead)) continue;
    arguments.command = instead;
    return arguments;
  }
  if (optind == argc) {
    std::fprintf(stderr, "steelyard: a command is missing: %s; see steelyard --help\n", names(commands).c_str());
    return std::nullopt;
  }
  arguments.command = argv[optind];
  arguments.operands.assign(argv + optind + 1, argv + argc);
  const auto usage = std::find_if(commands.begin(), commands.end(),
                                  [&](const Usage& command) { return command.command == arguments.command; });
  if (usage == commands.end()) {
    std::fprintf(stderr, "steelyard: no command '%s'; there are %s; see steelyard --help\n", arguments.command.c_str(),
                 names(commands).c_str());
    return std::nullopt;
  }
  if (!fits(*usage, arguments)) return std::nullopt;
  return arguments;
}

const char* manual() {
  return R"(steelyard weighs GPU cloud offers for one workload, and says how sure the answer is.

  steelyard ask QUESTION            the ranking, with bills and reasons, as JSON
  steelyard explain OFFER QUESTION  every reason for one offer's place, down to its sources, as JSON
  steelyard bill OFFER QUESTION     what the work costs on one offer, line by line, and what is paid when, as JSON
  steelyard breakeven OFFER OTHER... QUESTION
                                    from which use on, or up to which, one offer costs less than others, exactly
  steelyard pool OFFER COUNT... QUESTION
                                    what so many accelerators of several offers cost together, and how fast they are
  steelyard rank MATRIX             any matrix of alternatives and criteria, ranked by one of the classic methods, and what
                                    would have to change for another to be first, as JSON
  steelyard fields                  the fields of a question: defaults, limits, units, allowed values
  steelyard fit JOB [DATA]          whether a model's training or inference fits in memory, on how many accelerators, and
                                    in bytes why not, as JSON
  steelyard estimate JOB [DATA]     how long it takes, or how fast it answers, with the figures behind it, as JSON
  steelyard claims [DATA]           what two review articles say, held against the folder of catalog data ("data"
                                    without one): verdicts and the figures that decide, as JSON
  steelyard data coverage           what is known, unknown and stale, by provider, purchase option and figure, as JSON
  steelyard data conflicts          the offers whose sources disagree, and how far
  steelyard data outliers           the prices to look at again
  steelyard data diff OLD NEW       what changed between two snapshots
  steelyard import FORMAT FILE... -o FOLDER
                                    prices from files in a public format; the last line counts what became of the rows
  steelyard pack DATA [FOLDER]... -o FILE
                                    checks the folder of catalog data and writes a snapshot of it; with what was imported
                                    into these folders and those in DATA/imports

FORMAT is one of
  skypilot   a cloud's vms.csv of the SkyPilot catalog; needs --provider, --currency and --as-of
  gpuhunt    a catalog of gpuhunt as CSV; needs --currency and --as-of, and --provider unless it is a column
  azure      pages of the Azure Retail Prices API, JSON; needs --as-of
  aws        an offer file of the AWS Price List for EC2, JSON
  quote      negotiated prices in our own CSV, which `steelyard import quote --template` prints to be filled in
FILE may be compressed by gzip; - is standard input.

QUESTION is a JSON file, or - for standard input; {} asks the default question. So is JOB:
  {"model": "llama-3.1-70b", "accelerator": "nvidia-h100-sxm5-80", "count": 4, "prompt_tokens": 1000, "output_tokens": 300}
  {"model": {"parameters": 7e9}, "memory_gb": 5, "precision": "fp16"}
It may say task (inference, training, adapters), precision, cache_precision, per_node, reserve, sequences; of inference
requests_per_s, latency_s, price_per_hour; of training tokens, sequence, micro_batch, sharding, recomputation,
trainable_share, goodput, pue, grams_per_kwh. Models by name are those of DATA/models.json ("data" without DATA).
MATRIX is one too, like
  {"method": "wsm", "matrix": [[25, 20], [10, 30]], "directions": ["benefit", "cost"], "weights": [0.6, 0.4],
   "params": {"normalization": "minmax"}}
with method wsm, wpm, spotis, topsis, vikor or promethee2, or ahp, entropy, critic or std for weights alone.

  --catalog FILE   the snapshot to ask; else $STEELYARD_CATALOG, else catalog.bin beside the command
  --text           a table for people instead of JSON (ask, bill, breakeven, claims, data, pool,
                   rank)
  --doubt          instead of the ranking, how sure it is and what would change it (ask)
  --json           JSON, which is the default of claims and data; instead of a table (pack)
  --lang TAG       the language of tables and errors: en (default) or zh-Hans
  --schema         a JSON Schema instead of the list (fields)
  --provider ID    whose prices the files give (import)
  --currency CODE  what they are in, like USD (import)
  --as-of DAY      the day on which they held, like 2026-11-30 (import); the day to which ages are counted, else the
                   snapshot's (data)
  --loss SHARE     of the speed, that working together takes, like 0.05 (pool)
  --template       prints a file to fill in (import quote)
  -o, --output     the file to write (pack), or the folder (import)
  --help           this text
  --version        the version

Exit status: 0 answered; 2 bad input, each fault on standard error as PLACE: what is wrong; 64 bad usage.
)";
}

}  // namespace steelyard::cli
