// commands.h -- the commands, each in its own file <name>_command.cpp. A command answers on standard output and returns
// the exit status; faults go to standard error in the person's language.
#pragma once

#include <string>

#include "answer/session.h"
#include "base/result.h"
#include "cli/arguments.h"
#include "cli/messages.h"

namespace steelyard::cli {

inline constexpr int kBadInput = 2;
inline constexpr int kBadUsage = 64;  // EX_USAGE of sysexits.h

int ask_command(const Arguments& arguments, const Messages& messages);
int explain_command(const Arguments& arguments, const Messages& messages);  // ask_command.cpp
int bill_command(const Arguments& arguments, const Messages& messages);     // ask_command.cpp
int pool_command(const Arguments& arguments, const Messages& messages);
int breakeven_command(const Arguments& arguments, const Messages& messages);  // ask_command.cpp
int claims_command(const Arguments& arguments, const Messages& messages);
int data_command(const Arguments& arguments, const Messages& messages);
int estimate_command(const Arguments& arguments, const Messages& messages);  // job_command.cpp
int fields_command(const Arguments& arguments, const Messages& messages);
int fit_command(const Arguments& arguments, const Messages& messages);  // job_command.cpp
int import_command(const Arguments& arguments, const Messages& messages);
int pack_command(const Arguments& arguments, const Messages& messages);
int rank_command(const Arguments& arguments, const Messages& messages);

// Opens the catalog that the arguments or the environment name, or the one beside the command; its faults if it cannot.
Errors open_catalog(const Arguments& arguments, Session& session);

// Says each fault on standard error; kBadInput.
int refuse(const Messages& messages, const Errors& errors);

// A document and a line end on standard output.
void print(const std::string& document);

}  // namespace steelyard::cli
