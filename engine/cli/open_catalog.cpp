#include <unistd.h>

#include <cstdlib>

#include "cli/commands.h"
#include "cli/files.h"

namespace steelyard::cli {
namespace {

// Where the catalog is: as asked, as the environment says, or beside the command itself.
std::string catalog_path(const Arguments& arguments) {
  if (arguments.has("catalog")) return arguments.value("catalog");
  if (const char* path = std::getenv("STEELYARD_CATALOG")) return path;
  char self[4096];
  const ssize_t length = readlink("/proc/self/exe", self, sizeof self);
  const std::string command(self, length > 0 ? static_cast<std::size_t>(length) : 0);
  return command.substr(0, command.rfind('/') + 1) + "catalog.bin";
}

}  // namespace

Errors open_catalog(const Arguments& arguments, Session& session) {
  const std::string path = catalog_path(arguments);
  const Result<std::string> bytes = read_file(path);
  if (!bytes) return bytes.errors();
  const Result<std::string> opening = session.open(*bytes);
  if (opening) return {};
  Errors errors = opening.errors();
  for (Error& error : errors) error.where = path;
  return errors;
}

}  // namespace steelyard::cli
