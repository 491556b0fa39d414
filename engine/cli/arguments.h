// arguments.h -- what the command line asks for, checked.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard::cli {

struct Arguments {
  std::string command;                         // the name of one of the commands; "help" or "version"
  std::vector<std::string> operands;           // files and names, in their order
  std::map<std::string, std::string> options;  // by name without dashes; "" for one that takes no value

  bool has(const std::string& option) const { return options.contains(option); }
  std::string value(const std::string& option, std::string when_absent = "") const {
    const auto entry = options.find(option);
    return entry == options.end() ? std::move(when_absent) : entry->second;
  }
};

// What one command takes.
struct Usage {
  std::string_view command;
  std::size_t least_operands, most_operands;
  std::string_view options;   // the names, with a space around each: " catalog text "
  std::string_view required;  // those of them that cannot be left out
};

// Reads argv with getopt_long, for one of these commands. Nothing for bad usage, after a line on standard error that
// says what is wrong.
std::optional<Arguments> read_arguments(int argc, char** argv, std::span<const Usage> commands);

// The manual page of the command.
const char* manual();

}  // namespace steelyard::cli
