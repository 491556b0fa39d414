// `steelyard pack`: checks the folder of data, writes the snapshot, and prints what became of the rows. With any fault
// what was there before stays.
#include <cstdio>

#include "cli/commands.h"
#include "cli/files.h"
#include "pack/pack.h"

namespace steelyard::cli {

int pack_command(const Arguments& arguments, const Messages& messages) {
  const Result<Packed> packed = pack(arguments.operands.front());
  if (!packed) return refuse(messages, packed.errors());
  const Errors errors = write_file(arguments.value("output"), packed->bytes);
  if (!errors.empty()) return refuse(messages, errors);
  std::fputs(to_text(packed->report).c_str(), stdout);
  return 0;
}

}  // namespace steelyard::cli
