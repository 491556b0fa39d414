// `steelyard fields`: the fields of a question, as the catalog at hand allows them, or as a JSON Schema.
#include "base/json.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "question/fields.h"

namespace steelyard::cli {

int fields_command(const Arguments& arguments, const Messages& messages) {
  if (arguments.has("schema")) {
    print(write_schema().dump(2));
    return 0;
  }
  Session session;
  const Errors errors = open_catalog(arguments, session);
  if (!errors.empty()) return refuse(messages, errors);
  JsonWriter json;
  json.open_array();
  write_fields(*session.catalog(), json);
  json.close_array();
  print(Json::parse(json.text(), nullptr, false).dump(2));
  return 0;
}

}  // namespace steelyard::cli
