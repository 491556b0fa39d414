#include "cli/pack_command.h"

#include <cstdio>

#include "cli/files.h"
#include "pack/pack.h"

namespace steelyard::cli {

Errors pack_command(const Arguments& arguments) {
  const Result<Packed> packed = pack(arguments.operands.front());
  if (!packed) return packed.errors();
  Errors errors = write_file(arguments.output, packed->bytes);
  if (errors.empty()) std::fputs(to_text(packed->report).c_str(), stdout);
  return errors;
}

}  // namespace steelyard::cli
