// main.cpp -- the `steelyard` command: files in, documents out.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>

#include "answer/version.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/messages.h"

namespace steelyard::cli {
namespace {

struct Command {
  Usage usage;
  int (*run)(const Arguments&, const Messages&);
};

constexpr Command kCommands[] = {
    {{"ask", 1, 1, " catalog text doubt ", ""}, ask_command},
    {{"explain", 2, 2, " catalog ", ""}, explain_command},
    {{"bill", 2, 2, " catalog text ", ""}, bill_command},
    {{"breakeven", 3, SIZE_MAX, " catalog text ", ""}, breakeven_command},
    {{"pool", 3, SIZE_MAX, " catalog text loss ", ""}, pool_command},
    {{"claims", 0, 1, " json text ", ""}, claims_command},
    {{"fit", 1, 2, " catalog ", ""}, fit_command},
    {{"estimate", 1, 2, " catalog ", ""}, estimate_command},
    {{"fields", 0, 0, " catalog schema ", ""}, fields_command},
    {{"import", 1, SIZE_MAX, " catalog provider currency as-of template output ", ""}, import_command},
    {{"pack", 1, SIZE_MAX, " output json ", " output "}, pack_command},
    {{"rank", 1, 1, " text ", ""}, rank_command},
    {{"data", 1, 3, " catalog text json as-of ", ""}, data_command},
};

int run(int argc, char** argv) {
  std::vector<Usage> usages;
  for (const Command& command : kCommands) usages.push_back(command.usage);
  const std::optional<Arguments> arguments = read_arguments(argc, argv, usages);
  if (!arguments) return kBadUsage;
  const std::string language = arguments->value("lang", "en");
  const std::optional<Messages> messages = Messages::in(language);
  if (!messages) {
    std::fprintf(stderr, "steelyard: --lang takes en or zh-Hans, got '%s'\n", language.c_str());
    return kBadUsage;
  }
  if (arguments->command == "help") {
    std::fputs(manual(), stdout);
    return 0;
  }
  if (arguments->command == "version") {
    print("steelyard " + std::string(kVersion));
    return 0;
  }
  const auto command = std::find_if(std::begin(kCommands), std::end(kCommands),
                                    [&](const Command& known) { return known.usage.command == arguments->command; });
  return command->run(*arguments, *messages);
}

}  // namespace

int refuse(const Messages& messages, const Errors& errors) {
  for (const Error& error : errors) std::fprintf(stderr, "%s\n", messages.say(error).c_str());
  return kBadInput;
}

void print(const std::string& document) {
  std::fwrite(document.data(), 1, document.size(), stdout);
  std::fputc('\n', stdout);
}

}  // namespace steelyard::cli

int main(int argc, char** argv) { return steelyard::cli::run(argc, argv); }
