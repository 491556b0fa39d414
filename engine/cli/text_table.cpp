#include "cli/text_table.h"

#include <cstdint>

#include "cli/columns.h"

namespace steelyard::cli {
namespace {

std::string text_of(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string accelerators(const Json& place) {
  const Json& id = place["accelerator"]["id"];
  std::string text = text_of(place["accelerators"]) + " x " + (id.is_null() ? "?" : id.get<std::string>());
  if (!place["nodes"].is_null() && place["nodes"].get<int>() > 1) {
    text += " / " + place["nodes"].dump();
  }
  return text;
}

std::string total(const Json& place, const Messages& messages) {
  const Json& sum = place["total"];
  const std::string state = sum["state"].get<std::string>();
  if (state == "unknown") {
    const std::string price = place["price"]["state"].get<std::string>();
    return messages.say(price == "known" ? "total.unknown" : "price_state." + price);
  }
  const std::string amount = sum["amount"].get<std::string>() + " " + sum["currency"].get<std::string>();
  return state == "complete" ? amount : messages.say("total." + state, {{"amount", amount}});
}

std::string score(const Json& place) {
  const double lower = place["score"]["lower"].get<double>();
  const double upper = place["score"]["upper"].get<double>();
  return lower == upper ? fixed(lower, 3) : fixed(lower, 3) + "-" + fixed(upper, 3);
}

Parameters parameters_of(const Json& object) {
  Parameters parameters;
  for (const auto& member : object.items()) parameters.emplace_back(member.key(), text_of(member.value()));
  return parameters;
}

}  // namespace

std::string text_table(const Json& answer, const Messages& messages) {
  std::vector<Row> rows = {{messages.say("cli.rank"), messages.say("cli.offer"), messages.say("cli.accelerators"),
                            messages.say("cli.total"), messages.say("cli.score")}};
  for (const Json& place : answer["ranking"]) {
    const bool ranked = !place["rank"].is_null();
    rows.push_back({ranked ? place["rank"].dump() : "-", text_of(place["offer"]), accelerators(place),
                    total(place, messages), ranked ? score(place) : "-"});
  }
  std::string text = table(rows, {true, false, false, true, true});
  const Json& counts = answer["counts"];
  text += "\n" + messages.say("cli.counts", parameters_of(counts)) + "\n";
  for (const Json& exclusion : answer["excluded"]) {
    text += "  " + messages.say("reason." + text_of(exclusion["reason"])) + ": " + exclusion["offers"].dump();
    text += "\n";
  }
  for (const Json& warning : answer["warnings"]) {
    text += messages.say("warning." + text_of(warning["code"]), parameters_of(warning["parameters"])) + "\n";
  }
  const Json& catalog = answer["catalog"];
  text += messages.say("cli.catalog", parameters_of(catalog)) + "\n";
  return text;
}

}  // namespace steelyard::cli
