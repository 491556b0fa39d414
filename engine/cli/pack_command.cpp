// `steelyard pack`: checks the folder of data, writes the snapshot, and prints what became of the rows. With any fault
// what was there before stays.
#include <cstdio>

#include "cli/commands.h"
#include "cli/files.h"
#include "pack/pack.h"
#include "pack/refusals.h"

namespace steelyard::cli {

int pack_command(const Arguments& arguments, const Messages& messages) {
  const std::vector<std::string> imports(arguments.operands.begin() + 1, arguments.operands.end());
  const Result<Packed> packed = pack(arguments.operands.front(), imports);
  if (!packed) {
    refuse(messages, packed.errors());
    for (const Refusal& refusal : refusals(packed.errors())) {
      const std::string provider = refusal.provider.empty() ? "-" : refusal.provider;
      const std::string line = messages.say("cli.refused", {{"provider", provider},
                                                            {"reason", std::string(name(refusal.code))},
                                                            {"faults", std::to_string(refusal.faults)}});
      std::fprintf(stderr, "%s\n", line.c_str());
    }
    return kBadInput;
  }
  const Errors errors = write_file(arguments.value("output"), packed->bytes);
  if (!errors.empty()) return refuse(messages, errors);
  if (arguments.has("json")) {
    print(to_json(packed->report));
  } else {
    std::fputs(to_text(packed->report).c_str(), stdout);
  }
  return 0;
}

}  // namespace steelyard::cli
