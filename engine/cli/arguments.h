// arguments.h -- what the command line asks for, checked.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace steelyard::cli {

struct Arguments {
  std::string command;                // "ask", "explain", "fields", "pack", "help", "version"
  std::vector<std::string> operands;  // files and names, in their order
  std::string catalog;                // --catalog; "" for the default place
  std::string output;                 // -o
  std::string language = "en";        // --lang
  bool text = false;                  // --text: a table for people instead of JSON
  bool schema = false;                // --schema
};

// Reads argv with getopt_long. Nothing for bad usage, after a line on standard error that says what is wrong.
std::optional<Arguments> read_arguments(int argc, char** argv);

// The manual page of the command.
const char* usage();

}  // namespace steelyard::cli
